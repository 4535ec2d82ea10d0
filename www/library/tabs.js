// Several pages of one browser: only one of them at a time changes what is kept, they tell each other of it, and only one acts
// for a game that several show.

import { FORMAT } from './keys.js';

/** The name of the lock that a page holds while it changes what is kept, and of the channel for news. */
const NAME = FORMAT;
/** Milliseconds after which a page does not wait for another one any longer. */
const PATIENCE = 1000;

/**
 * What another page has kept: its key, and the texts before and after; the one before as that page knew it, undefined where
 * that is not told.
 *
 * @typedef {{ key: string, before: string | null | undefined, after: string | null }} News
 */

/**
 * Does something while no other page of this browser does such a thing. Where there are no locks it is done at once.
 *
 * @param {() => void} action
 */
export async function exclusively(action) {
  const locks = lockManager();
  if (!locks) return action();
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    action();
  };
  try {
    await locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE) }, once);
  } catch (error) {
    // No lock is granted here, or the page that holds it is stuck.
    if (isDone) throw error;
    once();
  }
}

/**
 * Listens to the news of other pages, and gives back the function that tells them news.
 *
 * @param {string} prefix before each key in the browser's storage
 * @param {(news: News) => void} onNews
 * @returns {(news: News) => void}
 */
export function exchangeNews(prefix, onNews) {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }) => onNews(data);
    return (news) => channel.postMessage(news);
  }
  // The browser tells the others by itself, though not what was known.
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix)) onNews({ key: key.slice(prefix.length), before: undefined, after: newValue });
  });
  return () => {};
}

/** The lead of a game that several pages show: the one that has it lets the computer play and the clock run. */
export class Lead {
  #name;
  #onChange;
  #isHeld = false;
  #isClosed = false;
  /** @type {AbortController | null} Ends the waiting, or the holding, of the lock. */
  #request = null;
  /** @type {() => void} */
  #release = () => {};

  /**
   * @param {string} game
   * @param {(isHeld: boolean) => void} onChange
   */
  constructor(game, onChange) {
    this.#name = `${NAME}/lead/${game}`;
    this.#onChange = onChange;
  }

  get isHeld() {
    return this.#isHeld;
  }

  /** Takes the lead as soon as no other page has it. */
  wait() {
    if (this.#isHeld) this.leave();
    void this.#ask(false);
  }

  /** Takes the lead now, from whichever page has it. */
  claim() {
    if (!this.#isHeld) void this.#ask(true);
  }

  /** Gives the lead up, or the place in the line. */
  leave() {
    this.#request?.abort();
    this.#request = null;
    this.#release();
    this.#set(false);
  }

  /** Gives the lead up for good. */
  close() {
    this.#isClosed = true;
    this.leave();
  }

  /** @param {boolean} isClaim */
  async #ask(isClaim) {
    if (this.#isClosed) return;
    const locks = lockManager();
    if (!locks) return this.#set(true);
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const hold = () => {
      if (request !== this.#request) return undefined;
      const held = new Promise((resolve) => (this.#release = () => resolve(undefined)));
      this.#set(true);
      return held;
    };
    try {
      // A claim can't be taken back.
      await locks.request(this.#name, isClaim ? { steal: true } : { signal: request.signal }, hold);
    } catch {
      if (request !== this.#request) return;
      if (!this.#isHeld) return this.#set(true);
      // Another page has claimed it: this one waits until that is gone.
      this.#request = null;
      this.#set(false);
      void this.#ask(false);
    }
  }

  /** @param {boolean} isHeld */
  #set(isHeld) {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    if (!this.#isClosed) this.#onChange(isHeld);
  }
}

function lockManager() {
  try {
    return globalThis.navigator?.locks;
  } catch {
    return undefined;
  }
}
