// A page that is still on its way, or that did not come.
import { html, nothing } from "lit";

/** @param {import("../shell.js").House} house */
export const awaited = (house) => {
  const { missing, route, words: { t } } = house;
  return html`<main class="page awaited" aria-busy=${missing ? "false" : "true"}><h1 tabindex="-1">${t(`title-${route.page}`)}</h1>
    ${missing ? html`<p role="alert">${t("boot-failed-advice")}</p><button class="btn good" @click=${() => house.complete()}>${t("retry")}</button>` : nothing}
  </main>`;
};
