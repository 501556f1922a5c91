// How far the engine's start has come: a bar woven stake by stake, the stages by name with the bytes, and what to do when one fails.
import { html, nothing } from "lit";

/** @typedef {import("../shell.js").House} House */

const STAKES = 14;

/** @param {House} house */
export function progress(house) {
  const { boot, words: { t } } = house;
  if (boot.state === "ready") return nothing;
  if (boot.state === "failed") return failure(house);
  const woven = Math.round(boot.part * STAKES);
  return html`<section class="boot" aria-label=${t("boot-title")}>
    <div class="weave" role="progressbar" aria-label=${t("boot-title")} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(boot.part * 100)}>
      ${Array.from({ length: STAKES }, (_, i) => html`<i class=${i < woven ? "on" : ""}></i>`)}</div>
    <ol class="stages">${boot.stages.map((stage) => html`<li class=${stage.state} aria-current=${stage.state === "now" ? "step" : nothing}>${stageText(house, stage)}</li>`)}</ol>
    ${boot.slow ? html`<p class="soft">${t("boot-slow")} <button class="btn" @click=${() => boot.retry()}>${t("retry")}</button></p>` : nothing}
  </section>`;
}

/** @param {House} house @param {import("../state/boot.js").Stage} stage */
function stageText({ words }, { id, state, loaded, total }) {
  const name = words.t(`boot-${id}`);
  if (!total || state === "ahead") return name;
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
