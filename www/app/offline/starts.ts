// The history of starts: which release started last, and how often another one failed to. If storage fails the page is
// shown anyway.

/**
 * The stored history: the last release that started, another one that was tried since, the number of attempts, and the
 * time of the last attempt.
 */
interface State {
  good: string | null;
  tried: string | null;
  times: number;
  when: number;
}

const STATE = 'gambol/state';
/** After so many attempts without a start, a release is abandoned for the last good one. */
const MAX_ATTEMPTS = 2;
/** Milliseconds after which an abandoned release is tried again, because the device may have been the cause. */
const RETRY_AFTER = 24 * 60 * 60 * 1000;
const NO_STARTS: State = { good: null, tried: null, times: 0, when: 0 };

/** The history of starts, as the worker of one release sees it. */
export class StartHistory {
  #home;
  #name;
  /** The state that could not be stored, kept in memory. */
  #unsaved: State | null = null;

  /**
   * @param home the address of the page
   * @param name the release of this worker
   */
  constructor(home: string, name: string) {
    this.#home = home;
    this.#name = name;
  }

  /**
   * Chooses the release to show. Returns it and the alternative, if there is one.
   *
   * @param isAttempt whether this counts as an attempt to start; not in a frame, which never reports its start
   */
  async chooseRelease(isAttempt: boolean) {
    const name = this.#name;
    const state = await this.#read();
    const { good } = state;
    if (good === name) return { release: name, other: null };
    const times = this.#attemptsOf(state);
    if (good !== null && times >= MAX_ATTEMPTS) return { release: good, other: name };
    if (isAttempt) await this.#write({ ...state, tried: name, times: times + 1, when: Date.now() });
    return { release: name, other: good };
  }

  /** The releases whose files may still be needed. */
  async neededReleases() {
    return [this.#name, (await this.#read()).good];
  }

  /** Confirms that this release has started. */
  async confirmRelease() {
    const { good } = await this.#read();
    if (good !== this.#name) await this.#write({ ...NO_STARTS, good: this.#name });
  }

  /** Rejects this release, which did not start. Returns whether there is another one to show, the last that started. */
  async rejectRelease() {
    const state = await this.#read();
    if (state.good === this.#name) return false;
    await this.#write({ ...state, tried: this.#name, times: MAX_ATTEMPTS, when: Date.now() });
    return state.good !== null;
  }

  /** Resets the attempts of this release, because its files were repaired. */
  async resetAttempts() {
    const state = await this.#read();
    if (state.tried === this.#name) await this.#write({ ...NO_STARTS, good: state.good });
  }

  /** Whether this is called for the first time on this device. */
  async isFirstReport() {
    const where = new URL('?kept', this.#home).href;
    const cache = await caches.open(STATE);
    const known = await caches.match(where, { cacheName: STATE });
    if (!known) await cache.put(where, new Response());
    return !known;
  }

  #attemptsOf({ tried, times, when }: State) {
    // The difference may be negative if the clock was set back.
    return tried === this.#name && Math.abs(Date.now() - when) < RETRY_AFTER ? times : 0;
  }

  async #read(): Promise<State> {
    if (this.#unsaved) return this.#unsaved;
    try {
      const stored = await (await caches.match(this.#home, { cacheName: STATE }))?.json();
      const { good = null, tried = null, times = 0, when = 0 } = stored ?? NO_STARTS;
      const isSound =
        [good, tried].every((release) => release === null || typeof release === 'string') &&
        [times, when].every((number) => typeof number === 'number');
      return isSound ? { good, tried, times, when } : NO_STARTS;
    } catch {
      return NO_STARTS;
    }
  }

  async #write(state: State) {
    try {
      await (await caches.open(STATE)).put(this.#home, new Response(JSON.stringify(state)));
      this.#unsaved = null;
    } catch {
      this.#unsaved = state;
    }
  }
}
