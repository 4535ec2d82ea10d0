// The heads of all entries in memory, and the changes of entries: told to listeners and to other tabs.

import { FORMAT } from '../keys.ts';
import { inOrder } from './query.ts';
import { withoutText, type Changes, type Entry, type Head } from './entry.ts';

/** A change of more entries is announced to other tabs without their ids. */
const MAX_ANNOUNCED = 200;

export class Heads {
  #load;
  /** All heads, from when they are first asked for. */
  #heads: Promise<Map<string, Head>> | null = null;
  /** The same heads in order. */
  #ordered: Head[] | null = null;
  #listeners = new Set<(changes: Changes) => void>();
  #channel;
  /** How often listeners were told of changes. */
  changes = 0;

  /** @param onNews called with the ids of entries that another tab has changed */
  constructor({ load, onNews }: { load: () => Promise<Map<string, Head>>; onNews: (ids: string[]) => void }) {
    this.#load = load;
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`${FORMAT}/library`) : null;
    this.#channel?.addEventListener('message', ({ data }) => {
      // Other programs of the origin may send anything.
      if (data === null) this.#reset();
      else if (Array.isArray(data) && data.every((id) => typeof id === 'string')) onNews(data);
    });
  }

  get isLoaded() {
    return this.#heads !== null;
  }

  /** All heads in the order of a list; the same array as long as nothing changes. */
  async all() {
    const loading = (this.#heads ??= this.#load());
    const heads = await loading;
    // What could not be read is not kept.
    if (loading !== this.#heads) return inOrder([...heads.values()]);
    this.#ordered ??= inOrder([...heads.values()]);
    return this.#ordered;
  }

  /** The heads could not be read: they are read again when they are asked for. */
  forget() {
    this.#heads = this.#ordered = null;
  }

  /** Returns a function that stops listening. */
  listen(listener: (changes: Changes) => void) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Tells other tabs and the listeners what has changed. */
  announce(changed: Map<string, Entry | null>) {
    const ids = [...changed.keys()];
    this.#channel?.postMessage(ids.length > MAX_ANNOUNCED ? null : ids);
    void this.tell(changed);
  }

  /** Tells the listeners of this tab what has changed. */
  async tell(changed: Map<string, Entry | null>) {
    this.changes += 1;
    const heads = await this.#heads;
    this.#ordered = null;
    for (const [id, entry] of changed) {
      if (entry === null) heads?.delete(id);
      else heads?.set(id, withoutText(entry));
    }
    this.#listeners.forEach((listener) => listener(changed));
  }

  /** Another tab may have changed any entry. */
  #reset() {
    this.forget();
    this.#listeners.forEach((listener) => listener(null));
  }
}
