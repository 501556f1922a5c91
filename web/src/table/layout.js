// Which of the five layouts the window has, and how large a card in the hand is there.
import { fit, strip } from './rows.js';

/** @typedef {'phone' | 'land' | 'tablet' | 'desk'} Mode */

/** The same conditions as in table.css. @returns {Mode} */
export function mode() {
  if (innerHeight <= 500 && innerWidth > innerHeight) return 'land';
  if (innerWidth >= 1024 && innerHeight > 500) return 'desk';
  return innerWidth >= 600 && innerHeight > 500 ? 'tablet' : 'phone';
}

/** Whether their melds are chips at this density, while ours are still cards. @param {number} density */
export const theirsAsChips = density => density >= 3 && ['phone', 'land'].includes(mode());

/** A phone too short for columns of cards. */
export const short = () => mode() === 'phone' && innerHeight <= 600;

/** The size of a card in the hand. @param {number} n @param {number} width @param {boolean} large @returns {import('./rows.js').Size} */
export function handSize(n, width, large) {
  const grow = large ? 1.2 : 1, high = innerHeight;
  switch (mode()) {
    case 'desk': return { w: fit(n, width, 60, Math.min(118 * grow, high * .125 * grow)), spread: .62, rise: 18, cut: false };
    case 'tablet': return { w: fit(n, width, 72 * grow, 108 * grow), spread: 1.04, rise: 18, cut: false };
    case 'land': {
      const one = fit(n, width, 44, Math.min(76, high * .185) * grow);
      const fits = one >= 52 && one + strip(one) * (n - 1) <= width;
      return { w: fits ? one : 52 * grow, spread: 1.04, rise: 14, cut: true };
    }
    default: return { w: (short() ? 54 : 58) * grow, spread: 1.04, rise: short() ? 16 : 18, cut: false };
  }
}

/** Calls back, once a frame, when the window or one of these changes its size, as when the table comes back from behind a page.
 * @param {readonly HTMLElement[]} els @param {() => void} changed */
export function watch(els, changed) {
  let frame = 0, was = '';
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const now = [innerWidth, innerHeight, ...els.flatMap(el => [el.clientWidth, el.clientHeight])].join();
      if (now !== was) { was = now; changed(); }
    });
  });
  for (const el of els) observer.observe(el);
  return () => { cancelAnimationFrame(frame); observer.disconnect(); };
}
