// What the chosen card comes to, as it is said: the line above the hand in one sentence.
import { verdict } from './standing.js';

/** @param {import('./board.js').GinBoard} board @returns {string} "" where there is nothing to say of it */
export function heard({ view, choice, preview, deeds, onlyGin, table: { game: { words, words: { t } } } }) {
  const { after, limit, taken, knock, voids } = view, { code } = choice, card = words.cardName(code);
  if (!code || !deeds.mine) return '';
  if (knock?.defence) {
    if (!preview?.legal || preview.points == null) return '';
    const { best, undercut, difference: behind } = knock.defence;
    const facts = { card, mine: best.points, left: preview.points, theirs: knock.points, behind, undercut: undercut ? 'yes' : 'no' };
    return t(best.deadwood.includes(code) ? 'gin-heard-less' : 'gin-heard-breaks', facts);
  }
  if (code === taken) return t('gin-line-kept', { card });
  const left = after.find(each => each.card === code);
  if (!left) return '';
  return words.sentences([t('gin-heard-without', { card, points: left.points, over: left.points - limit, verdict: verdict(left, onlyGin) }), voids ? t('gin-discard-voids') : '']);
}
