// Coordination between the tabs of one browser: a lock for changes of storage, a channel for updates, and the
// leadership of a game.

import { FORMAT } from './keys.ts';

/** The name of the lock for changes of storage, and of the channel for updates. */
const NAME = FORMAT;
/** Milliseconds after which a tab stops waiting for the lock. */
const TIMEOUT = 1000;

/**
 * A change of storage by another tab: the key, and the texts before and after. `before` is what that tab had seen;
 * undefined if unknown.
 */
export interface StorageUpdate {
  key: string;
  before: string | null | undefined;
  after: string | null;
}

/** Runs an action while holding the lock; without one if the browser has no locks, or after the timeout. */
export async function withLock(action: () => void) {
  const locks = lockManager();
  if (!locks) return action();
  let hasRun = false;
  const once = () => {
    if (hasRun) return;
    hasRun = true;
    action();
  };
  try {
    await locks.request(NAME, { signal: AbortSignal.timeout(TIMEOUT) }, once);
  } catch (error) {
    // Locks are denied here, or the tab that holds the lock is stuck.
    if (hasRun) throw error;
    once();
  }
}

/**
 * Listens to the updates of other tabs. Returns a function that broadcasts an update.
 *
 * @param prefix the prefix of each key in the browser's storage
 */
export function connectTabs(
  prefix: string,
  onUpdate: (update: StorageUpdate) => void,
): (update: StorageUpdate) => void {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(NAME);
    // Other programs of the origin may send anything.
    channel.onmessage = ({ data }) => isUpdate(data) && onUpdate(data);
    return (update) => channel.postMessage(update);
  }
  // The browser sends the other tabs a storage event, but that does not say what the writing tab had seen.
  addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(prefix)) onUpdate({ key: key.slice(prefix.length), before: undefined, after: newValue });
  });
  return () => {};
}

/** Whether a message is an update. */
function isUpdate(data: any): data is StorageUpdate {
  const isText = (text: unknown) => text === null || typeof text === 'string';
  return typeof data?.key === 'string' && isText(data.after) && (data.before === undefined || isText(data.before));
}

/** The leadership of a game that several tabs show: the leader runs the computer and the clock. */
export class Leadership {
  #name;
  #onChange;
  #isHeld = false;
  #isClosed = false;
  /** Aborts the current request for the lock. */
  #request: AbortController | null = null;
  #resolveLock: () => void = () => {};

  constructor(game: string, onChange: (isHeld: boolean) => void) {
    this.#name = `${NAME}/lead/${game}`;
    this.#onChange = onChange;
  }

  /** Whether this tab leads. */
  get isHeld() {
    return this.#isHeld;
  }

  /** Takes the lead as soon as no other tab has it. */
  queue() {
    if (this.#isHeld) this.release();
    void this.#acquire(false);
  }

  /** Takes the lead now, from the tab that has it. */
  claim() {
    if (!this.#isHeld) void this.#acquire(true);
  }

  /** Releases the lead, or leaves the queue. */
  release() {
    this.#request?.abort();
    this.#request = null;
    this.#resolveLock();
    this.#set(false);
  }

  /** Releases the lead permanently. */
  close() {
    this.#isClosed = true;
    this.release();
  }

  async #acquire(isClaim: boolean) {
    if (this.#isClosed) return;
    const locks = lockManager();
    if (!locks) return this.#set(true);
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const hold = () => {
      if (request !== this.#request) return undefined;
      const held = new Promise((resolve) => (this.#resolveLock = () => resolve(undefined)));
      this.#set(true);
      return held;
    };
    try {
      // The options `steal` and `signal` can't be combined.
      await locks.request(this.#name, isClaim ? { steal: true } : { signal: request.signal }, hold);
    } catch {
      if (request !== this.#request) return;
      if (!this.#isHeld) return this.#set(true);
      // Another tab has stolen the lock: queue until it is released.
      this.#request = null;
      this.#set(false);
      void this.#acquire(false);
    }
  }

  #set(isHeld: boolean) {
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
