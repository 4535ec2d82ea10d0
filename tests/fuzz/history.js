// The history of a browser, as far as addresses of one page go: an address changes at once and is told later, and going back or forward
// happens later, too.

/** @typedef {{ hash: string, state: any }} Entry */

export class History {
  /** @type {Entry[]} */
  entries = [{ hash: '', state: null }];
  index = 0;
  /** @type {(() => void)[]} */
  #tasks = [];
  /** @type {Map<string, ((event: any) => void)[]>} */
  #listeners = new Map();

  get current() {
    const entry = this.entries[this.index];
    if (!entry) throw new Error('no entry');
    return entry;
  }

  /** What modules of the page see of it. */
  get globals() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const that = this;
    const add = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => void that.#listeners.set(type, [...(that.#listeners.get(type) ?? []), listener]);
    return {
      location: {
        get hash() {
          return that.current.hash;
        },
        assign: (/** @type {string} */ hash) => that.go(hash),
        replace: (/** @type {string} */ hash) => that.go(hash, true),
      },
      history: {
        get state() {
          return that.current.state;
        },
        pushState: (/** @type {unknown} */ state, /** @type {string} */ _, /** @type {string} */ hash) => that.#set({ hash, state: structuredClone(state) }, false),
        replaceState: (/** @type {unknown} */ state, /** @type {string} */ _, /** @type {string} */ hash) => that.#set({ hash, state: structuredClone(state) }, true),
      },
      addEventListener: add,
      dispatchEvent: (/** @type {{ type: string }} */ event) => that.#tell(event.type),
      PopStateEvent: class {
        constructor(/** @type {string} */ type) {
          this.type = type;
        }
      },
    };
  }

  /** Forgets everything but the listeners, at an address. @param {string} hash */
  begin(hash) {
    this.entries = [{ hash, state: null }];
    this.index = 0;
    this.#tasks = [];
  }

  /**
   * Goes to an address, as a link does.
   *
   * @param {string} hash
   * @param {boolean} [isReplaced]
   */
  go(hash, isReplaced = false) {
    const before = this.current.hash;
    this.#set({ hash, state: null }, isReplaced || hash === before);
    this.#tasks.push(() => {
      this.#tell('popstate');
      if (hash !== before) this.#tell('hashchange');
    });
  }

  /** Goes back or forward, later. @param {number} by */
  travel(by) {
    this.#tasks.push(() => {
      const before = this.current.hash;
      const index = this.index + by;
      if (!this.entries[index]) return;
      this.index = index;
      this.#tell('popstate');
      if (this.current.hash !== before) this.#tasks.push(() => this.#tell('hashchange'));
    });
  }

  /** Does the next of what happens later; false if there is nothing. */
  turn() {
    const task = this.#tasks.shift();
    task?.();
    return task !== undefined;
  }

  /** @param {Entry} entry @param {boolean} isReplaced */
  #set(entry, isReplaced) {
    if (!isReplaced) {
      this.entries.splice(this.index + 1);
      this.index += 1;
    }
    this.entries[this.index] = entry;
  }

  /** @param {string} type */
  #tell(type) {
    for (const listener of this.#listeners.get(type) ?? []) listener({ type });
  }
}
