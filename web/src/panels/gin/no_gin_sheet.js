// Why it is not gin: what is left without the chosen card where another would make gin of it, else what the best discard leaves.
import { closing, law, openSheet } from '../sheet.js';

/** @param {import('./board.js').GinBoard} board @param {string} [makes]  a card without which it is gin */
export async function openNoGin({ table, table: { game, game: { words, words: { t } } }, view, choice, lightest }, makes) {
  const out = makes ? choice.code : lightest?.card ?? '';
  const reply = await table.ask({ op: 'preview', seat: view.seat, act: `discard ${out}` });
  if (reply.kind !== 'preview') return;
  const text = t(makes ? 'gin-none-other' : 'gin-none-best', {
    points: reply.points ?? 0, cards: words.cards(reply.arrangement?.deadwood ?? []), card: words.card(out), makes: words.card(makes ?? out),
  });
  game.say.assertive(text);
  openSheet(table, {
    kind: 'no-gin', title: t('gin-none-title'),
    body: [law(table, { rule: view.ginRule, text })],
    buttons: [closing(t('back-to-cards'), () => table.focus(), true)],
  });
}
