// Which of the five layouts the window has, how large a card in the hand is there, and how the melds shrink until the field holds them.
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

/** The last step shows every meld as a chip. */
export const DENSEST = 5;

/**
 * Makes the melds denser, step by step, until nothing in the field overflows.
 * @param {HTMLElement} field @param {(density: number) => void} draw  draws the melds with 0 (spacious) to 5 (chips)
 */
export function settle(field, draw) {
  for (let density = short() ? DENSEST : 0; density <= DENSEST; density++) {
    field.dataset.density = String(density);
    draw(density);
    if (!overflows(field)) return;
  }
}

/** @param {HTMLElement} field */
function overflows(field) {
  if (field.scrollHeight > field.clientHeight + 1) return true;
  const foot = field.getBoundingClientRect().bottom, parts = [...field.children], boxes = parts.map(part => part.getBoundingClientRect());
  return parts.some((part, i) => {
    const box = /** @type {DOMRect} */ (boxes[i]), next = boxes[i + 1];
    return part.scrollHeight > part.clientHeight + 1 || box.bottom > foot + 1 || Boolean(next && next.left < box.right - 1 && next.top < box.bottom - 1);
  });
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
