// Why it is not gin: what is left without the chosen card where another would make gin of it, else what the best discard leaves.
import { h } from '../../table/dom.js';
import { closing, openSheet, ruleNumber } from '../sheet.js';

/** The rule that says what gin is. */
const GIN = 'G4.3';

/** @param {import('./board.js').GinBoard} board @param {string} [makes]  a card without which it is gin */
export async function openNoGin({ table, table: { game, game: { words, words: { t } } }, view, choice, lightest }, makes) {
  const out = makes ? choice.code : lightest?.card ?? '';
  const reply = await game.ask({ op: 'preview', seat: view.seat, act: `discard ${out}` });
  if (reply.kind !== 'preview') return;
  const facts = { points: reply.points ?? 0, left: reply.arrangement?.deadwood ?? [] }, id = makes ? 'gin-none-other' : 'gin-none-best';
  const say = (/** @type {(code: string) => string} */ one, /** @type {(codes: readonly string[]) => string} */ many) =>
    t(id, { points: facts.points, cards: many(facts.left), card: one(out), makes: makes ? one(makes) : '' });
  game.say.assertive(say(words.cardName.bind(words), words.cardNames.bind(words)));
  openSheet(table, {
    kind: 'no-gin', title: t('gin-none-title'),
    body: [h('p', { class: 'law' }, h('span', {}, say(words.card.bind(words), words.cards.bind(words))), ruleNumber(table, GIN))],
    buttons: [closing(t('back-to-cards'), () => table.focus(), true)],
  });
}
