// How to do what needs cards to be chosen first: said when a button is pressed and nothing, or too much, is chosen.
import { closing, openSheet } from './sheet.js';

/** @param {import('../table/table.js').Table} table @param {string} what a message `how-<what>` and its title */
export function openHow(table, what) {
  const { t } = table.game.words, text = t(`how-${what}`);
  table.game.say.assertive(text);
  openSheet(table, { kind: 'how', title: t(`how-${what}-title`), body: [text], buttons: [closing(t('back-to-cards'), () => table.focus(), true)] });
}
