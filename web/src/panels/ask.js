// A question before an act that binds or is often a slip.
import { closing, openSheet } from './sheet.js';

/** @param {import('../table/table.js').Table} table @param {'out' | 'discard'} what @param {string} code @param {() => void} then */
export function openAsk(table, what, code, then) {
  const { words, words: { t } } = table.game, partner = table.view.seats.find(seat => seat.relation === 'partner')?.name ?? '';
  const facts = { card: code ? words.card(code) : '', name: partner };
  openSheet(table, { kind: `ask-${what}`, title: t(`ask-${what}-title`, facts), body: [t(`ask-${what}-text`, facts)],
    buttons: [closing(t(`ask-${what}-do`, facts), then, true, { 'data-act': 'confirm' }), closing(t('ask-not-now'))] });
}
