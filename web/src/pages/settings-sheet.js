// The settings, as a sheet over whatever is open, so that a change of the look is seen at once.
import { html, nothing } from "lit";
import { card } from "../table/face.js";
import { GAMES } from "../panels/games.js";
import { choice, sheet, toggle } from "../parts/parts.js";
import { Awake } from "../state/awake.js";
import { CHOICES } from "../state/settings.js";

/** @typedef {import("../shell.js").House} House */

/** @param {House} house */
export function settingsSheet(house) {
  const { words: { t } } = house;
  return sheet(house, "settings", t("settings-title"), html`
    <section class="group-of"><h3>${t("settings-look")}</h3>
      ${cloths(house)}
      ${one(house, "mode")}${one(house, "deck")}${one(house, "size")}
    </section>
    <section class="group-of"><h3>${t("settings-play")}</h3>
      ${one(house, "speed", true)}${one(house, "order", true)}${onOff(house, "confirm", slips(house))}${onOff(house, "keys")}
      ${Awake.possible ? onOff(house, "awake") : nothing}
    </section>
    <section class="group-of"><h3>${t("settings-senses")}</h3>
      ${onOff(house, "sound")}${volume(house, "volumeCards", "place")}${volume(house, "volumeSignals", "natural")}${onOff(house, "captions")}${one(house, "motion", true)}
    </section>
    <p class="stackrow"><button class="btn" @click=${() => { house.settings.reset(); house.say.polite(t("settings-were-reset")); }}>${t("settings-reset")}</button></p>`);
}

/** @param {House} house @param {string} key @param {boolean} [about] */
const one = ({ settings, words: { t } }, key, about) => choice({
  name: `set-${key}`, legend: t(`set-${key}`), chosen: settings.get(key), about: about ? t(`set-${key}-about`) : undefined,
  options: order(key).map((value) => [value, t(`set-${key}-${value}`)]), onchoose: (value) => settings.set(key, value),
});

/** As a person would list them, not as the defaults fall. @param {string} key @returns {string[]} */
const order = (key) => key === "speed" ? ["slow", "normal", "fast", "off"] : /** @type {string[]} */ (CHOICES[key].choices);

/** @param {House} house @param {string} key @param {unknown} [about] */
const onOff = ({ settings, words: { t } }, key, about = t(`set-${key}-about`)) => toggle({
  name: `set-${key}`, text: t(`set-${key}`), about, on: settings.get(key), onswitch: (on) => settings.set(key, on),
});

/** Each game says for itself before what it asks. @param {House} house */
const slips = ({ words: { t } }) => GAMES.map((game) => html`<span>${t(game.slips)}</span>`);

/** @type {Map<string, HTMLElement>} */
const samples = new Map();

/** @param {House} house */
function cloths({ settings, words: { t } }) {
  const sample = (/** @type {string} */ cloth) => {
    if (!samples.has(cloth)) samples.set(cloth, card("QH", { mini: true }));
    return samples.get(cloth);
  };
  return html`<fieldset class="cloth-choice"><legend>${t("set-table")}</legend>${order("table").map((cloth) => html`
    <label data-table=${cloth}><input type="radio" name="set-table" .value=${cloth} .checked=${settings.get("table") === cloth} @change=${() => settings.set("table", cloth)}>
      <span class="patch">${sample(cloth)}</span><b>${t(`set-table-${cloth}`)}</b></label>`)}</fieldset>`;
}

/** @param {House} house @param {string} key @param {string} trial a sound to try it with */
const volume = ({ settings, sound, words: { t } }, key, trial) => html`<label class="volume"><span>${t(`set-${key}`)}</span>
  <input type="range" name=${`set-${key}`} min="0" max="1" step="0.1" .value=${String(settings.get(key))} ?disabled=${!settings.get("sound")}
    @change=${(/** @type {any} */ event) => { settings.set(key, Number(event.target.value)); sound.play(trial); }}></label>`;
