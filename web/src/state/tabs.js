// Which of several open pages has the game. Only one does; it gives it up when another asks, or says that it has something to lose.

const LOCK = "melds-game";
const PATIENCE = 2000; // ms for the other page to let go; then its lock is taken from it

export class Tabs {
  constructor() {
    this.mine = false;
    this.onlost = () => {};
    this.release = () => {};
    /** Whether something is begun in this page. */
    this.begun = () => false;
    /** The page that was asked keeps the game. */
    this.onkept = () => {};
    try {
      this.channel = new BroadcastChannel(LOCK);
      this.channel.onmessage = ({ data }) => this.hear(data);
    } catch { this.channel = null; }
  }

  /** @param {"give" | "give unless begun" | "kept"} word of another page */
  hear(word) {
    if (word === "kept") this.onkept();
    else if (word === "give" || !this.begun()) this.giveUp();
    else if (this.mine) this.channel?.postMessage("kept");
  }

  /** Tries to become the page that has the game. @returns {Promise<boolean>} */
  async claim() {
    if (!navigator.locks) { this.mine = true; return true; }
    let answered = false;
    const late = new Promise((done) => setTimeout(() => done(answered || (this.mine = true)), PATIENCE));
    const got = this.request({ ifAvailable: true }).then((mine) => { answered = true; return mine; });
    return Promise.race([got, late]); // who cannot know plays; whoever writes a save looks at what is there
  }

  /** Takes the game over from the other page. */
  async takeOver() { return await this.ask("give") || this.request({ steal: true }); }

  /** Takes the game over from a page in which nothing is begun; only that page knows. @returns {Promise<boolean>} */
  takeUnbegun() { return this.ask("give unless begun"); }

  /** Waits for the other page to let go, for as long as it does not say no. @param {"give" | "give unless begun"} word @returns {Promise<boolean>} */
  async ask(word) {
    if (!navigator.locks) { this.mine = true; return true; }
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), PATIENCE);
    this.onkept = () => waiting.abort();
    this.channel?.postMessage(word);
    const got = await this.request({ signal: waiting.signal });
    clearTimeout(timer);
    return got;
  }

  /** The page is laid away: another may have the game meanwhile. */
  rest() {
    this.mine = false;
    this.release();
  }

  giveUp() {
    if (!this.mine) return;
    this.mine = false;
    this.onlost();
    this.release();
  }

  /** @param {LockOptions} options @returns {Promise<boolean>} */
  request(options) {
    return new Promise((answer) => {
      navigator.locks.request(LOCK, options, (lock) => {
        this.mine = lock !== null;
        answer(this.mine);
        return lock && new Promise((release) => { this.release = () => release(undefined); });
      }).catch((error) => {
        if (error?.name === "AbortError") { // aborted while waiting, or taken away while held
          answer(false);
          this.giveUp();
        } else answer(this.mine = true); // forbidden here, so no other page holds it either
      });
    });
  }
}
