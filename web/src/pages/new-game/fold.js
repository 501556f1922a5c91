// A part of the page that lies folded until it is asked for, and is not made before.
import { html, nothing } from "lit";

/** @param {{ open: Set<string>, unfold: (name: string, open: boolean) => void }} page @param {string} name @param {string} title
 * @param {string} note what can be said of it in a few words @param {() => unknown} body */
export const fold = (page, name, title, note, body) => html`
  <details class="more" data-fold=${name} ?open=${page.open.has(name)} @toggle=${(/** @type {any} */ { currentTarget, target }) => { if (target === currentTarget) page.unfold(name, target.open); }}>
    <summary><span>${title}</span>${note ? html` <small>${note}</small>` : nothing}</summary>
    ${page.open.has(name) ? html`<div class="inside">${body()}</div>` : nothing}</details>`;
