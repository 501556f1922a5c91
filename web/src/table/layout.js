// Which of the four layouts the window has.
import { set } from './dom.js';

/** @typedef {'phone' | 'land' | 'tablet' | 'desk'} Mode */

/** The same conditions as in table.css. @returns {Mode} */
export function mode() {
  if (innerHeight <= 500 && innerWidth > innerHeight) return 'land';
  if (innerWidth >= 1024 && innerHeight > 500) return 'desk';
  return innerWidth >= 600 && innerHeight > 500 ? 'tablet' : 'phone';
}

/** A phone too short for columns of cards. */
export const short = () => mode() === 'phone' && innerHeight <= 600;

/** A box that scrolls is a stop for the keyboard, and one that does not is none. @param {HTMLElement} el */
export const stop = el => set(el, { tabindex: el.scrollHeight > el.clientHeight + 1 ? '0' : null });

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
