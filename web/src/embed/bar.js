// What stands under a table in somebody else's page: steps through a record, from the beginning again, a page of its own.
import { html, nothing } from "lit";
import { icon } from "../parts/parts.js";

/** @param {import("./room.js").Room} room */
export function bar(room) {
  const { words: { t }, stepping, terms, at, steps, game } = room, go = (/** @type {number} */ to) => room.inTurn(() => room.goTo(to));
  return html`<nav class="embed-bar" aria-label=${t("embed-bar")}>
    ${stepping ? html`${turn(t("embed-first"), "first", at <= 0, () => go(0))}${turn(t("embed-back"), "back", at <= 0, () => go(at - 1))}
      <span class="num">${t("embed-step", { at, of: steps })}</span>
      ${turn(t("embed-on"), "next", at >= steps, () => go(at + 1))}${turn(t("embed-last"), "last", at >= steps, () => go(steps))}
      ${terms.readonly ? nothing : html`<button class="btn" data-act="play-on" @click=${() => room.playOn()}>${t("embed-play-on")}</button>`}`
    : terms.readonly ? html`<span>${t("embed-readonly")}</span>`
    : html`<button class="btn" data-act="reset" @click=${() => room.inTurn(() => room.reset())}>${t("embed-again")}</button>`}
    ${game.view ? html`<a class="full" href=${location.href} target="_blank" rel="noopener">${t("embed-full")}</a>` : nothing}
  </nav>`;
}

/** @param {string} label @param {"first" | "back" | "next" | "last"} sign @param {boolean} done @param {() => void} act */
const turn = (label, sign, done, act) => html`<button class="btn icon" data-act=${sign} aria-label=${label} title=${label} aria-disabled=${done ? "true" : nothing}
  @click=${() => { if (!done) act(); }}>${icon(sign)}</button>`;
