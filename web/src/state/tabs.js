// Which of several open pages has the game. Only one does; it gives it up when another asks.

const LOCK = "melds-game";
const PATIENCE = 2000; // ms for the other page to let go; then its lock is taken from it

export class Tabs {
  constructor() {
    this.mine = false;
    this.onlost = () => {};
    this.release = () => {};
    try {
      this.channel = new BroadcastChannel(LOCK);
      this.channel.onmessage = ({ data }) => { if (data === "give") this.giveUp(); };
    } catch { this.channel = null; }
  }

  /** Tries to become the page that has the game. @returns {Promise<boolean>} */
  async claim() {
    if (!navigator.locks) { this.mine = true; return true; }
    return this.request({ ifAvailable: true });
  }

  /** Takes the game over from the other page. */
  async takeOver() {
    if (!navigator.locks) { this.mine = true; return true; }
    this.channel?.postMessage("give");
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), PATIENCE);
    const got = await this.request({ signal: waiting.signal });
    clearTimeout(timer);
    return got || this.request({ steal: true });
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
      }).catch(() => {
        // aborted while waiting, or taken away while held
        answer(false);
        this.giveUp();
      });
    });
  }
}
