// The keys: the list box of the hand, and single letters for the acts, which only count while the focus is in the table and can be switched off.
/** @typedef {import('./table.js').Table} Table */

const RANKS = 'AKQJT';

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
    const { hand, choice, view } = this.table, rtl = getComputedStyle(this.table.el).direction === 'rtl' ? -1 : 1;
    if (event.altKey) {
      const by = event.key === 'ArrowLeft' ? -rtl : event.key === 'ArrowRight' ? rtl : 0;
      if (by) this.table.nudge(by);
      return Boolean(by);
    }
    switch (event.key) {
      case 'ArrowLeft': hand.step(-rtl); return true;
      case 'ArrowRight': hand.step(rtl); return true;
      case 'ArrowUp': hand.step(-hand.each); return true;
      case 'ArrowDown': hand.step(hand.each); return true;
      case 'Home': hand.step(-Infinity); return true;
      case 'End': hand.step(Infinity); return true;
      case ' ': case 'Enter': this.table.toggle(hand.at); return true;
      case 'Escape': this.table.clear(); return true;
    }
    const letter = event.key.toUpperCase();
    if (letter === 'S' && !event.shiftKey) { this.table.toggleRank(hand.at, !choice.has(hand.at)); return true; }
    if (letter === 'A' && (event.shiftKey || view.can.ask)) return false;
    if (RANKS.includes(letter) && letter.length === 1) return hand.jump(letter);
    return Boolean(event.shiftKey && /^Digit[2-9]$/.test(event.code) && hand.jump(event.code.slice(5)));
  }

  /** @param {KeyboardEvent} event */
  #anywhere(event) {
    const { table } = this, { deeds, game, acts } = table;
    if (event.key === 'Escape') { table.clear(); return true; }
    if (!game.settings.get('keys')) return false;
    if (event.key === '?') { game.open('help'); return true; }
    if (/^[0-9]$/.test(event.key) && !event.shiftKey) return table.speak(Number(event.key));
    switch (event.key.toUpperCase()) {
      case 'D': deeds.draw(acts.button('draw')); return true;
      case 'P': deeds.pile(); return true;
      case 'M': deeds.meld(acts.button('meld')); return true;
      case 'X': deeds.discard(acts.button('discard')); return true;
      case 'U': deeds.undo(); return true;
      case 'H': deeds.hint(); return true;
      case 'W': deeds.why(); return true;
      case 'A': deeds.ask(); return true;
      case 'R': game.say.repeat(); return true;
    }
    return false;
  }
}
