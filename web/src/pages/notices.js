// What the page has to tell, apart from the game: one card each, with what can be done about it.
import { html, nothing } from "lit";

/** @typedef {import("../shell.js").House} House */
/** @typedef {{ text: string, act: () => void, good?: boolean }} Deed */
/** @typedef {{ id: string, text: string, detail?: string, bad?: boolean, lasting?: boolean, acts?: readonly Deed[] }} Notice */

/** @param {House} house @param {readonly Notice[]} list */
export const notices = (house, list) => list.length ? html`<section class="notices" aria-label=${house.words.t("notices")}>${list.map((notice) => html`
  <div class="notice ${notice.bad ? "bad" : ""}" role=${notice.bad ? "alert" : "status"} data-notice=${notice.id}>
    <p><b>${notice.text}</b>${notice.detail ? html`<span>${notice.detail}</span>` : nothing}</p>
    <div class="notice-acts">${(notice.acts ?? []).map(({ text, act, good }) => html`<button class="btn ${good ? "good" : ""}" @click=${act}>${text}</button>`)}
      ${notice.lasting ? nothing : html`<button class="btn plain" @click=${() => house.dismiss(notice.id)}>${house.words.t("dismiss")}</button>`}</div>
  </div>`)}</section>` : nothing;
