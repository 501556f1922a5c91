// What a game puts on the table. The table has a bar, seats, stock and pile, a hand, acts and a rail, moves cards between them
// and hears keys and pointers; everything in which games differ it asks the board for.

/** @typedef {import('./keys.js').Held} Held */
/** @typedef {import('./dom.js').Child} Child */

/**
 * @typedef {import('../engine/wire.js').TableView & { game: string, step: string, pile: import('../engine/wire.js').PileMessage,
 *   draws?: number, can: { draw: boolean, undo: boolean }, ended: { over: boolean } | null }} View  what every game says of its table; a board knows more of its own
 */

/** @typedef {{ w: number, wide: number, tall: number, at: [number, number][], frames?: readonly Frame[] }} Laid  a laid hand, in px */
/** @typedef {{ kind: string, label: string, x: number, y: number, wide: number, tall: number }} Frame  round cards that belong together */
/** @typedef {'taken' | 'kept' | 'fits'} Sign  new in this turn, not to be parted with, fitting something on the table */
/** @typedef {{ label: string, marks: readonly Sign[], word?: string }} Mark  of a card in the hand; the word stands on it */

/**
 * @typedef {object} Choice  the chosen cards
 * @property {readonly Held[]} cards
 * @property {Set<number>} keys
 * @property {number} size
 * @property {(key: number) => boolean} has
 * @property {(card: Held) => void} add
 * @property {(card: Held) => void} remove
 * @property {() => void} clear
 * @property {(held: readonly Held[]) => void} retain  only cards that are still in the hand stay chosen
 */

/**
 * @typedef {object} Laying  how the hand lies
 * @property {(held: readonly Held[]) => Held[]} arrange  in the order that is wanted now
 * @property {(held: readonly Held[]) => void} learn  the person has laid them so
 * @property {(held: readonly Held[], width: number) => Laid} lay
 * @property {() => string} label  of the whole hand
 * @property {(held: readonly Held[]) => (one: Held) => Mark} marks
 */

/** @typedef {{ act: string, key: string, text: string, can: boolean, good: boolean, cls?: string }} ActButton */
/** @typedef {{ act: string, text: string, good: boolean }} Offer  a button for what can be done just now and has no place on the bar */
/** @typedef {{ label: string, cls?: string, under?: string | null, word: Child[], said: string }} PileFace  said: changes when word does */

/**
 * @typedef {object} Sayings  what is said of the table
 * @property {() => { totals: string, small: string, said?: string }} bar
 * @property {(seat: import('../engine/wire.js').SeatMessage) => string} note  beside a name
 * @property {(seat: import('../engine/wire.js').SeatMessage) => string} seat  a seat in a sentence
 * @property {() => string} scores  in a sentence
 * @property {() => PileFace} pile
 * @property {() => string} heading  what the status says large, "" for whose turn it is
 * @property {() => string} todo  what the person may do now
 * @property {() => string} [outcome]  what came of a deal that is over; else it is what was last done
 * @property {() => string} [anew]  what the way to the next deal is called, where that is no usual one
 * @property {() => string} banner
 */

/**
 * @typedef {object} Board
 * @property {string} title
 * @property {HTMLElement} field  between seats and hand; holds stock and pile
 * @property {HTMLElement} tray  between field and hand
 * @property {HTMLElement} [revealed]  in the hand's place once a deal is over
 * @property {{ el: HTMLElement, sheet: () => HTMLElement }} pad  in the rail, and as a sheet
 * @property {Choice} choice
 * @property {Laying} laying
 * @property {import('./deeds.js').Deeds} deeds
 * @property {import('./flights.js').Flights} flights
 * @property {() => void} update  draws everything from the view
 * @property {() => void} chosen  draws what depends on the choice
 * @property {() => void} settle  fits what lies in the field into it
 * @property {() => void} forget  sizes have changed in ways that settle() cannot see
 * @property {() => void} unasked  the engine's answers about the choice are no longer true
 * @property {() => Promise<() => void>} consult  asks the engine about the choice; what is returned takes the answers in
 * @property {() => string} [heard]  what the choice comes to, as it is said; "" for nothing
 * @property {() => void} after  a view has been shown
 * @property {Sayings} say
 * @property {() => readonly ActButton[]} acts
 * @property {() => readonly Offer[]} offers
 * @property {Record<string, string>} keys  letter -> deed
 * @property {(letter: string, event: KeyboardEvent) => boolean} claims  whether a letter means a deed even with the focus on a card
 * @property {(event: KeyboardEvent) => boolean} press  a key of the game's own, with the focus on a card
 * @property {(card: Held) => boolean} [tap]  whether a tap on a card does something else than choose it
 * @property {(seat: import('../engine/wire.js').SeatMessage) => Child[]} [more]  of a player, in the seat's sheet
 * @property {(seat: import('../engine/wire.js').SeatMessage) => readonly string[]} [open]  cards of a hand that everybody knows, drawn in the seat
 * @property {(key: number, chosen: boolean) => void} twice  a double tap on a card; whether it had been chosen before it
 * @property {{ near: string, far: string }} drops  selectors of what cards can be dropped on
 * @property {(over: HTMLElement, keys: Set<number>) => unknown} drop
 */
export {};
