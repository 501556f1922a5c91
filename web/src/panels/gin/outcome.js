// How a deal came to what it came to, in a sentence with its figures.

/** @param {import('./board.js').GinView} view @param {import('../../words/words.js').Words} words */
export function outcome({ ended, seat, seats, doubles }, { t }) {
  if (!ended || ended.kind === 'void') return '';
  const knocker = seats.find(one => one.id === ended.knocker), defender = seats.find(one => one.id !== ended.knocker), mine = knocker?.id === seat;
  const sum = t('gin-sum-of', { kind: ended.kind, who: mine ? 'you' : 'other', name: (mine ? defender : knocker)?.name ?? '',
    knock: ended.hands[knocker?.id ?? '']?.points ?? 0, defence: ended.hands[defender?.id ?? '']?.points ?? 0, points: ended.points });
  return doubles ? t('gin-sum-doubled', { sum }) : sum;
}
