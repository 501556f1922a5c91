// Elements without a framework and without inline style attributes, so that a strict style-src holds.

const SVG = 'http://www.w3.org/2000/svg';
const DRAWN = new Set(['svg', 'path', 'g', 'rect', 'circle']);

/**
 * @typedef {string | number | boolean | null | undefined | ((event: any) => void)} Prop
 * @typedef {Node | string | number | null | undefined | false} Leaf
 * @typedef {Leaf | readonly (Leaf | readonly Leaf[])[] | readonly any[]} Child
 */

/**
 * An element: h('b', { class: 'x', '--w': '30px', onclick: fn }, 'text', child).
 * @param {string} tag @param {Record<string, Prop>} [props] @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const el = /** @type {HTMLElement} */ (DRAWN.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag));
  set(el, props);
  el.append(...nodes(children));
  return el;
}

/** @param {Child[]} children @returns {(Node | string)[]} */
function nodes(children) {
  /** @type {(Node | string)[]} */
  const out = [];
  for (const child of /** @type {Leaf[]} */ (children.flat(Infinity))) {
    if (child == null || child === false) continue;
    out.push(typeof child === 'number' ? String(child) : child);
  }
  return out;
}

/**
 * Sets attributes, custom properties and listeners; null and false take an attribute away. What is as it was is not touched.
 * @param {Element} el @param {Record<string, Prop>} props
 */
export function set(el, props) {
  for (const [key, value] of Object.entries(props)) {
    if (key.startsWith('--')) property(/** @type {HTMLElement} */ (el).style, key, String(value));
    else if (typeof value === 'function') el.addEventListener(key.slice(2), value);
    else if (value == null || value === false) el.removeAttribute(key);
    else {
      const text = value === true ? '' : String(value);
      if (el.getAttribute(key) !== text) el.setAttribute(key, text);
    }
  }
}

/** Takes an element out of sight or brings it back; setting what is set already would style it anew. @param {HTMLElement} el @param {boolean} hidden */
export function hide(el, hidden) {
  if (el.hidden !== hidden) el.hidden = hidden;
}

/** @param {CSSStyleDeclaration} style @param {string} name @param {string} value */
function property(style, name, value) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/** Replaces the children, but leaves text alone that reads the same. @param {Element} el @param {...Child} children */
export function fill(el, ...children) {
  const list = nodes(children);
  if (list.every(child => typeof child === 'string')) {
    const text = list.join('');
    if (el.childElementCount === 0 && el.textContent === text) return;
    el.textContent = text;
  } else el.replaceChildren(...list);
}

/** @param {(string | false | null | undefined)[]} list */
export const classes = (...list) => list.filter(Boolean).join(' ');

const ICONS = /** @type {const} */ ({
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01',
  close: 'M6 6l12 12M18 6 6 18',
  sort: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.500',
  more: 'M6 9.5l6 6 6-6',
});

/** @param {keyof typeof ICONS} name */
export const drawing = name => h('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: ICONS[name] }));

/** @param {keyof typeof ICONS} name @param {string} label @param {Record<string, Prop>} [props] */
export const iconButton = (name, label, props = {}) =>
  h('button', { type: 'button', class: 'btn icon', 'aria-label': label, title: label, ...props }, drawing(name));

/**
 * A button without text that lies over what is drawn, and says it in words: what one sees there is figures and suits.
 * @param {Record<string, Prop>} props
 */
export const cover = props => h('button', { type: 'button', ...props, class: classes('cover', String(props.class ?? '')) });

/** @param {string} text @param {Record<string, Prop>} [props] */
export const button = (text, props = {}) => h('button', { type: 'button', class: 'btn', ...props }, text);
