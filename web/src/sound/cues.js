// Which sound goes with which event of the table.

const CUES = /** @type {Record<string, (event: any) => string>} */ ({
  dealt: () => "take",
  red3: () => "place",
  drew: () => "card",
  took: () => "take",
  melded: () => "place",
  canasta: (event) => (event.canasta === "natural" ? "natural" : "mixed"),
  spoiled: () => "mixed",
  discarded: (event) => (event.freezes ? "frozen" : event.blocks ? "blocked" : "place"),
  out: () => "out",
});

/** The sound's name, or "". @param {{ kind: string }} event @param {string} me the person's seat */
export const cueOf = (event, me) => event.kind === "turn"
  ? (/** @type {any} */ (event).seat === me ? "turn" : "")
  : CUES[event.kind]?.(event) ?? "";
