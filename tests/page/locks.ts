// The locks of a browser, which Node lacks, as their standard describes them: exclusive, in order, and possibly stolen.

interface Request {
  callback: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export class Locks {
  /** The requests for each lock in order; the first one holds it. */
  #requests = new Map<string, Request[]>();

  /** @param callback holds the lock until what it returns is settled */
  async request(
    name: string,
    { steal = false, signal }: { steal?: boolean; signal?: AbortSignal },
    callback: () => unknown,
  ) {
    if (steal && signal) throw new DOMException('Both steal and signal are given.', 'NotSupportedError');
    signal?.throwIfAborted();
    const requests = this.#requests.get(name) ?? [];
    this.#requests.set(name, requests);
    return new Promise((resolve, reject) => {
      const request = { callback, resolve, reject };
      if (steal) {
        requests.shift()?.reject(new DOMException('The lock was stolen.', 'AbortError'));
        requests.unshift(request);
      } else requests.push(request);
      signal?.addEventListener('abort', () => {
        const place = requests.indexOf(request);
        // A lock that is held is not released by the signal.
        if (place < 1) return;
        requests.splice(place, 1);
        reject(signal.reason);
      });
      if (requests[0] === request) void this.#grant(name);
    });
  }

  async #grant(name: string) {
    const requests = this.#requests.get(name) ?? [];
    const [request] = requests;
    if (!request) return;
    // The browser calls back later.
    await Promise.resolve();
    try {
      request.resolve(await request.callback());
    } catch (error) {
      request.reject(error);
    }
    if (requests[0] !== request) return;
    requests.shift();
    void this.#grant(name);
  }
}

/** Gives the page these locks, or none. */
export function setLocks(locks: unknown) {
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
}

/** Waits until all requests that can be granted are. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
