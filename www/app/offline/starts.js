// Which releases have started and which have not, as far as it can be kept: whatever fails here, the page is shown.

/**
 * Which release started last, and how often another was tried since then, for the last time when.
 *
 * @typedef {{ good: string | null, tried: string | null, times: number, when: number }} State
 */

const STATE = 'gambol/state';
/** A release that was tried so often and never said that it had started is left for the last good one. */
const MOST_TRIES = 2;
/** Milliseconds after which it is tried again: it may have been the device. */
const REST = 24 * 60 * 60 * 1000;
/** @type {State} */
const NOTHING = { good: null, tried: null, times: 0, when: 0 };

export class Starts {
  #home;
  #name;
  /** @type {State | null} What could not be written, for as long as this worker lives. */
  #unwritten = null;

  /**
   * @param {string} home the address of the page
   * @param {string} name the release that this worker is of
   */
  constructor(home, name) {
    this.#home = home;
    this.#name = name;
  }

  /**
   * The release whose page is to be shown, and the other one that there may be.
   *
   * @param {boolean} isTry whether it is counted as a try of this release: a page in a frame never says that it has started
   */
  async choose(isTry) {
    const name = this.#name;
    const state = await this.#read();
    const { good } = state;
    if (good === name) return { release: name, other: null };
    const times = this.#timesOf(state);
    if (good !== null && times >= MOST_TRIES) return { release: good, other: name };
    if (isTry) await this.#write({ ...state, tried: name, times: times + 1, when: Date.now() });
    return { release: name, other: good };
  }

  /** The releases of which some window may need a file. */
  async needed() {
    return [this.#name, (await this.#read()).good];
  }

  /** This release has started: it is the one to go back to. */
  async confirm() {
    const { good } = await this.#read();
    if (good !== this.#name) await this.#write({ ...NOTHING, good: this.#name });
  }

  /** This release did not start. Answers whether the next page is of another one, the last that did. */
  async reject() {
    const state = await this.#read();
    if (state.good === this.#name) return false;
    await this.#write({ ...state, tried: this.#name, times: MOST_TRIES, when: Date.now() });
    return state.good !== null;
  }

  /** Something about this release was mended: it deserves to be tried again. */
  async retry() {
    const state = await this.#read();
    if (state.tried === this.#name) await this.#write({ ...NOTHING, good: state.good });
  }

  /** @param {State} state */
  #timesOf({ tried, times, when }) {
    // A clock that was set back counts as much as one that has gone on.
    return tried === this.#name && Math.abs(Date.now() - when) < REST ? times : 0;
  }

  /** @returns {Promise<State>} */
  async #read() {
    if (this.#unwritten) return this.#unwritten;
    try {
      const stored = await (await caches.match(this.#home, { cacheName: STATE }))?.json();
      const { good = null, tried = null, times = 0, when = 0 } = stored ?? NOTHING;
      const isSound = [good, tried].every((release) => release === null || typeof release === 'string')
        && [times, when].every((number) => typeof number === 'number');
      return isSound ? { good, tried, times, when } : NOTHING;
    } catch {
      return NOTHING;
    }
  }

  /** @param {State} state */
  async #write(state) {
    try {
      await (await caches.open(STATE)).put(this.#home, Response.json(state));
      this.#unwritten = null;
    } catch {
      this.#unwritten = state;
    }
  }
}
