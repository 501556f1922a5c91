// Plays the sounds of the table, once a person has touched the page, at the volumes of the settings; and shows their captions.
// The voices come with the first touch.
const GAP = 0.045; // s between two sounds of cards

export class Sound {
  /** @param {import("../state/settings.js").Settings} settings @param {(text: string) => void} caption @param {import("../words/words.js").Words} words */
  constructor(settings, caption, words) {
    this.settings = settings;
    this.caption = caption;
    this.words = words;
    this.next = 0;
    /** @type {import("./voices.js").Desk | null} */
    this.desk = null;
    /** @type {Readonly<Record<string, { kind: "cards" | "signals", voice: import("./voices.js").Voice }>>} */
    this.voices = {};
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => this.wake(), { capture: true });
  }

  /** Browsers let a page sound only after a gesture. */
  wake() {
    if (!this.settings.get("sound")) return;
    if (!this.desk) {
      if (typeof AudioContext === "undefined") return;
      const audio = new AudioContext();
      const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      const wave = noise.getChannelData(0);
      for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
      this.desk = { audio, out: audio.destination, noise };
      import("./voices.js").then(({ VOICES }) => { this.voices = VOICES; }, (error) => console.warn("no sound:", error));
    }
    const { audio } = this.desk;
    if (audio instanceof AudioContext && audio.state === "suspended") audio.resume().catch(() => {});
  }

  /** @param {string} name @param {string} [caption] words to show instead of the sound's own */
  play(name, caption) {
    if (!name) return;
    if (this.settings.get("captions") && name !== "choose" && name !== "back") this.caption(caption || this.words.t(`caption-${name}`));
    const entry = this.voices[name];
    if (!entry) return;
    const volume = this.settings.get(entry.kind === "cards" ? "volumeCards" : "volumeSignals");
    if (!this.settings.get("sound") || !volume || !this.desk || this.desk.audio.state !== "running") return;
    const { audio, noise } = this.desk;
    let at = audio.currentTime + 0.005;
    if (entry.kind === "cards") {
      if (this.next > at + 0.4) return;
      at = Math.max(at, this.next);
      this.next = at + GAP;
    }
    const gain = new GainNode(audio, { gain: volume });
    gain.connect(audio.destination);
    entry.voice({ audio, noise, out: gain }, at);
    setTimeout(() => gain.disconnect(), 900);
  }
}
