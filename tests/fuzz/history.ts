// The history of a browser, as far as addresses of one page go: an address changes at once and is told later, and going
// back or forward happens later, too.

interface Entry {
  hash: string;
  state: any;
}

export class History {
  entries: Entry[] = [{ hash: '', state: null }];
  index = 0;
  #tasks: (() => void)[] = [];
  #listeners = new Map<string, ((event: any) => void)[]>();

  get current() {
    const entry = this.entries[this.index];
    if (!entry) throw new Error('no entry');
    return entry;
  }

  /** What modules of the page see of it. */
  get globals() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const that = this;
    const add = (type: string, listener: (event: any) => void) =>
      void that.#listeners.set(type, [...(that.#listeners.get(type) ?? []), listener]);
    return {
      location: {
        get hash() {
          return that.current.hash;
        },
        assign: (hash: string) => that.go(hash),
        replace: (hash: string) => that.go(hash, true),
      },
      history: {
        get state() {
          return that.current.state;
        },
        pushState: (state: unknown, _: string, hash: string) =>
          that.#set({ hash, state: structuredClone(state) }, false),
        replaceState: (state: unknown, _: string, hash: string) =>
          that.#set({ hash, state: structuredClone(state) }, true),
      },
      addEventListener: add,
      dispatchEvent: (event: { type: string }) => that.#tell(event.type),
      PopStateEvent: class {
        readonly type: string;

        constructor(type: string) {
          this.type = type;
        }
      },
    };
  }

  /** Forgets everything but the listeners, at an address. */
  begin(hash: string) {
    this.entries = [{ hash, state: null }];
    this.index = 0;
    this.#tasks = [];
  }

  /** Goes to an address, as a link does. */
  go(hash: string, isReplaced = false) {
    const before = this.current.hash;
    this.#set({ hash, state: null }, isReplaced || hash === before);
    this.#tasks.push(() => {
      this.#tell('popstate');
      if (hash !== before) this.#tell('hashchange');
    });
  }

  /** Goes back or forward, later. */
  travel(by: number) {
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

  #set(entry: Entry, isReplaced: boolean) {
    if (!isReplaced) {
      this.entries.splice(this.index + 1);
      this.index += 1;
    }
    this.entries[this.index] = entry;
  }

  #tell(type: string) {
    for (const listener of this.#listeners.get(type) ?? []) listener({ type });
  }
}
