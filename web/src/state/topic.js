// Something that others can listen to.

/** @template T */
export class Topic {
  constructor() {
    /** @type {Set<(news: T) => void>} */
    this.listeners = new Set();
  }

  /** @param {(news: T) => void} listener @returns {() => void} */
  subscribe(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** @param {T} news */
  tell(news) {
    for (const listener of [...this.listeners]) {
      try { listener(news); } catch (error) { console.error(error); }
    }
  }
}
