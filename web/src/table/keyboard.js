// The keys: the list box of the hand, and single letters for the acts, which only count while the focus is in the table and can be switched off.
/** @typedef {import('./table.js').Table} Table */

const RANKS = 'AKQJT';
/** The letters that mean the same in every game. @type {Record<string, string>} */
const KEYS = { D: 'draw', P: 'pile', X: 'discard', U: 'undo', H: 'hint', W: 'why' };

export class Keyboard {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.down = this.down.bind(this);
    table.el.addEventListener('keydown', this.down);
    table.hand.el.addEventListener('focusin', event => {
      table.hand.stop(Number(/** @type {HTMLElement} */ (event.target).dataset.key ?? 0));
    });
  }

  /** @param {KeyboardEvent} event */
  down(event) {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented || /** @type {Element} */ (event.target).closest('select, input, textarea, dialog')) return;
    const done = (this.table.hand.focused && this.#inHand(event)) || (!event.altKey && this.#anywhere(event));
    if (done) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #inHand(event) {
    const { hand, board } = this.table, rtl = getComputedStyle(this.table.el).direction === 'rtl' ? -1 : 1;
    if (event.altKey) {
      const by = event.key === 'ArrowLeft' ? -rtl : event.key === 'ArrowRight' ? rtl : 0;
      if (by) this.table.nudge(by);
      return Boolean(by);
    }
    switch (event.key) {
      case 'ArrowLeft': hand.step(-rtl); return true;
      case 'ArrowRight': hand.step(rtl); return true;
      case 'ArrowUp': hand.climb(-1); return true;
      case 'ArrowDown': hand.climb(1); return true;
      case 'Home': hand.step(-Infinity); return true;
      case 'End': hand.step(Infinity); return true;
      case ' ': case 'Enter': this.table.toggle(hand.at); return true;
      case 'Escape': this.table.clear(); return true;
    }
    const letter = event.key.toUpperCase();
    if (board.press(event)) return true;
    if (board.claims(letter, event)) return false;
    // a rank with Shift is never an act, even where no such card is held
    if (RANKS.includes(letter) && letter.length === 1) return hand.jump(letter) || event.shiftKey;
    return Boolean(event.shiftKey && /^Digit[2-9]$/.test(event.code) && hand.jump(event.code.slice(5)));
  }

  /** @param {KeyboardEvent} event */
  #anywhere(event) {
    const { table } = this, { deeds, game, acts, board } = table;
    if (event.key === 'Escape') { table.clear(); return true; }
    if (!game.settings.get('keys')) return false;
    if (event.key === '?') { game.open('help'); return true; }
    if (/^[0-9]$/.test(event.key) && !event.shiftKey) return table.speak(Number(event.key));
    const letter = event.key.toUpperCase();
    if (event.shiftKey && !board.claims(letter, event)) return false;
    const deed = board.keys[letter] ?? KEYS[letter];
    if (letter === 'R') game.say.repeat();
    else if (deed) deeds.do(deed, acts.buttons.get(deed)?.el);
    return letter === 'R' || Boolean(deed);
  }
}
