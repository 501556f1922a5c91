// How far the engine's start has come: a bar woven stake by stake, the stage by name with its bytes, and what to do when one fails.
// A start that is over at once shows nothing.
import { html, nothing } from "lit";

/** @typedef {import("../shell.js").House} House */

const STAKES = 14;

/** @param {House} house */
export function progress(house) {
  const { boot, words: { t } } = house;
  if (boot.state === "failed") return failure(house);
  if (boot.state === "ready" || !boot.long) return nothing;
  const woven = Math.round(boot.part * STAKES);
  return html`<section class="boot" aria-label=${t("boot-title")}>
    <div class="weave" role="progressbar" aria-label=${t("boot-title")} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(boot.part * 100)}>
      ${Array.from({ length: STAKES }, (_, i) => html`<i class=${i < woven ? "on" : ""}></i>`)}</div>
    <p class="stage num">${stageNow(house)}</p>
    ${boot.slow ? html`<p class="soft">${t("boot-slow")} <button class="btn" @click=${() => boot.retry()}>${t("retry")}</button></p>` : nothing}
  </section>`;
}

/** The stage that is on its way, in words. @param {House} house */
export function stageNow({ boot, words }) {
  const now = boot.stages.find(({ state }) => state === "now");
  if (!now) return words.t("boot-setting-up");
  const { id, loaded, total } = now, name = words.t(`boot-${id}`);
  if (!total) return name;
  const mega = (/** @type {number} */ bytes) => words.number(Math.round(bytes / 1e5) / 10);
  return words.t("boot-bytes", { name, loaded: mega(loaded), total: mega(total) });
}

/** @param {House} house */
function failure({ boot, words: { t } }) {
  if (!boot.able) return html`<section class="boot law bad" role="alert"><p><b>${t("boot-unable")}</b></p><p>${t("boot-unable-advice")}</p></section>`;
  const at = boot.stages.find((stage) => stage.state === "failed");
  return html`<section class="boot law bad" role="alert">
    <p><b>${at ? t("boot-failed-at", { stage: t(`boot-${at.id}`) }) : t("boot-failed")}</b></p>
    <p>${navigator.onLine ? t("boot-failed-advice") : t("boot-failed-offline")}</p>
    ${boot.failure ? html`<p class="clause wrap">${t("boot-failure-text", { text: boot.failure })}</p>` : nothing}
    <p><button class="btn good" @click=${() => boot.retry()}>${t("retry")}</button></p>
  </section>`;
}
