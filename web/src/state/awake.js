// Keeps the screen on while the table is open, for whoever wants that. Browsers let go of it whenever the page is hidden.

export class Awake {
  /** @param {import("./settings.js").Settings} settings */
  constructor(settings) {
    this.settings = settings;
    /** Whether the table is open. */
    this.table = false;
    /** @type {WakeLockSentinel | null} */
    this.lock = null;
    this.asking = false;
    settings.subscribe((key) => { if (key === "awake") this.follow(); });
    document.addEventListener("visibilitychange", () => this.follow());
  }

  /** Whether this browser can do it. */
  static get possible() { return "wakeLock" in navigator; }

  get wanted() { return this.table && Boolean(this.settings.get("awake")) && document.visibilityState === "visible"; }

  /** @param {boolean} [table] */
  async follow(table = this.table) {
    this.table = table;
    if (!Awake.possible || this.asking) return;
    if (!this.wanted) {
      this.lock?.release().catch(() => {});
      this.lock = null;
    } else if (!this.lock || this.lock.released) {
      this.asking = true;
      this.lock = await navigator.wakeLock.request("screen").catch(() => null); // a battery that is low, say
      this.asking = false;
      if (!this.wanted) this.follow();
    }
  }
}
