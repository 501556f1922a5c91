// How each sound of the table is made: noise, sines and triangles, nothing recorded. Times in seconds, peak about -18 dBFS.

/** @typedef {(desk: Desk, at: number) => void} Voice */
/** @typedef {{ audio: BaseAudioContext, out: AudioNode, noise: AudioBuffer }} Desk */

const PEAK = 0.125;

/** A short burst of noise through a band. @param {Desk} desk @param {number} at @param {{ hz: number, long: number, level?: number, q?: number }} how */
function brush({ audio, out, noise }, at, { hz, long, level = 1, q = 1.1 }) {
  const source = new AudioBufferSourceNode(audio, { buffer: noise, playbackRate: 0.94 + Math.random() * 0.12 });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: hz, Q: q });
  source.connect(band).connect(decay(audio, out, at, { attack: 0.002, long, level: level * 2.2 }));
  source.start(at, Math.random() * 0.5, long + 0.05);
}

/** @param {Desk} desk @param {number} at @param {{ hz: number, to?: number, long: number, type?: OscillatorType, level?: number, attack?: number }} how */
function tone({ audio, out }, at, { hz, to = hz, long, type = "sine", level = 1, attack = 0.004 }) {
  const source = new OscillatorNode(audio, { type, frequency: hz });
  source.frequency.setValueAtTime(hz, at);
  if (to !== hz) source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(decay(audio, out, at, { attack, long, level }));
  source.start(at);
  source.stop(at + long + 0.05);
}

/** A gain that rises quickly and dies away. @param {BaseAudioContext} audio @param {AudioNode} out @param {number} at @param {{ attack: number, long: number, level: number }} how */
function decay(audio, out, at, { attack, long, level }) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(PEAK * level, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out);
  return gain;
}

/** @param {number} low */
const place = (low) => /** @type {Voice} */ ((desk, at) => {
  brush(desk, at, { hz: 900 * low, long: 0.06 });
  tone(desk, at, { hz: 120 * low, long: 0.06, level: 0.9 });
});

/** @param {readonly number[]} notes @param {number} gap @param {number} long @returns {Voice} */
const pluck = (notes, gap, long) => (desk, at) => notes.forEach((hz, i) =>
  tone(desk, at + i * gap, { hz, long, type: "triangle", attack: 0.008, level: 0.7 }));

const [D4, FS4, A4, D5, FS5] = [293.66, 369.99, 440, 587.33, 739.99];

/** Sounds of cards, and signals; each with the volume it obeys.
 * @type {Record<string, { kind: "cards" | "signals", voice: Voice }>} */
export const VOICES = {
  card: { kind: "cards", voice: (desk, at) => brush(desk, at, { hz: 2200, long: 0.04 }) },
  place: { kind: "cards", voice: place(1) },
  take: { kind: "cards", voice: (desk, at) => { for (let i = 0; i < 5; i++) brush(desk, at + i * 0.03, { hz: 1800 + i * 180, long: 0.04 }); } },
  choose: { kind: "cards", voice: (desk, at) => tone(desk, at, { hz: 660, to: 740, long: 0.05, type: "triangle", level: 0.5 }) },
  back: { kind: "cards", voice: (desk, at) => tone(desk, at, { hz: 740, to: 660, long: 0.05, type: "triangle", level: 0.5 }) },
  natural: { kind: "signals", voice: pluck([D4, A4, D5, FS5], 0.055, 0.22) },
  mixed: { kind: "signals", voice: pluck([D4, D5, A4], 0.055, 0.22) },
  frozen: { kind: "signals", voice: (desk, at) => { for (const hz of [1888, 1912]) tone(desk, at, { hz, long: 0.18, level: 0.35, attack: 0.02 }); } },
  blocked: { kind: "signals", voice: place(0.6) },
  refused: { kind: "signals", voice: (desk, at) => tone(desk, at, { hz: 220, to: 196, long: 0.12, level: 0.8, attack: 0.012 }) },
  turn: { kind: "signals", voice: (desk, at) => { tone(desk, at, { hz: 520, long: 0.07, type: "triangle", attack: 0.001 }); brush(desk, at, { hz: 1400, long: 0.02, level: 0.4 }); } },
  knock: { kind: "cards", voice: (desk, at) => { for (const gap of [0, 0.09]) tone(desk, at + gap, { hz: 190, to: 120, long: 0.08, attack: 0.002, level: 1 }); } },
  out: { kind: "signals", voice: pluck([D4, FS4, A4, D5], 0.045, 0.24) },
};
