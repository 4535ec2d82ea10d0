// Faults of a page's surroundings: storage, memory, the engine, the clock and the life of its tab.

import { readFileSync } from 'node:fs';
import { RELEASE } from '../../www/build/serve.ts';
import { sessionOf } from './faults.ts';
import type { BrowserContext, Page } from '@playwright/test';

/** The allocations after which a full memory has no more. */
const FREE_ALLOCATIONS = 10;
/** The milliseconds for which a tab is frozen. */
const FREEZE_MILLIS = 1500;

/**
 * The first instance of the engine gets no more memory: its own is as large as can be, and after some calls nothing in
 * it is free, at which the engine traps. It runs before an instance is used.
 */
const FULL_MEMORY = `
  const { instantiate } = WebAssembly;
  let isFilled = false;
  WebAssembly.instantiate = async (...inputs) => {
    const result = await instantiate(...inputs);
    if (isFilled) return result;
    isFilled = true;
    const instance = result.instance ?? result;
    const { exports } = instance;
    for (let pages = 32768; pages >= 1; ) {
      try {
        exports.memory.grow(pages);
      } catch {
        pages /= 2;
      }
    }
    let free = ${FREE_ALLOCATIONS};
    const full = { ...exports };
    for (const name of Object.keys(exports).filter((name) => /malloc/.test(name))) {
      full[name] = (...sizes) => {
        free -= 1;
        if (free < 0) throw new WebAssembly.RuntimeError('unreachable');
        return exports[name](...sizes);
      };
    }
    const filled = Object.create(instance, { exports: { value: full } });
    return result.instance ? { ...result, instance: filled } : filled;
  };`;

/** Faults of a worker beside those of `faults.ts`, as code appended to it. */
export const WORKER_FAULTS = {
  'is out of memory': FULL_MEMORY,
};

/** A worker that is 100 times as slow, as code appended to it. */
export const SLOW_WORKER = `
  Search.prototype.run = function (millis) {
    const begin = performance.now();
    const progress = run.call(this, millis / 100);
    const end = performance.now() + 99 * (performance.now() - begin);
    while (performance.now() < end);
    return progress;
  };`;

/** Leaves the first instance of the engine on the main thread no memory. */
export const fillMemory = (page: Page) => page.addInitScript(FULL_MEMORY);

/** Makes every call of the current instance of the engine trap; the next instance is sound. */
export async function trapAll(page: Page) {
  await page.evaluate(async () => {
    const { Session } = await import(
      new URL(`${document.documentElement.dataset['release']}/gambol-wasm.js`, document.baseURI).href
    );
    const { seek } = Session.prototype;
    const trap = () => {
      Object.assign(window, { isStruck: true });
      return seek.call({ __wbg_ptr: 0xfffffff0 }, 0);
    };
    for (const owner of [Session, Session.prototype]) {
      for (const name of Object.getOwnPropertyNames(owner)) {
        if (typeof owner[name] === 'function' && !/^(constructor|free|prototype|__.*)$/.test(name)) owner[name] = trap;
      }
    }
  });
}

/** Whether a call has trapped since. */
export const isStruck = (page: Page) => page.evaluate(() => Reflect.get(window, 'isStruck') === true);

/** Makes every new game and every move trap in every instance. */
export async function trapEverywhere(page: Page) {
  const bindings = readFileSync(`${RELEASE}gambol-wasm.js`, 'utf8');
  const session = sessionOf(bindings);
  const fault = `
    const { seek } = ${session}.prototype;
    const trap = () => seek.call({ __wbg_ptr: 0xfffffff0 }, 0);
    for (const name of ['start', 'open']) ${session}[name] = trap;
    for (const name of ['replay', 'play', 'position', 'view']) ${session}.prototype[name] = trap;`;
  await page.route('**/gambol-wasm.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${bindings}\n${fault}\n` }),
  );
}

/** Storage that is broken, as scripts that run before the page. */
export const STORAGE: Record<string, () => void> = {
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
    for (const name of ['indexedDB', 'caches']) Object.defineProperty(window, name, { value: undefined });
  },
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'not readable': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  },
  'not writable': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('broken', 'NoModificationAllowedError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('broken', 'ReadOnlyError');
    };
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

/** A database that is broken. */
export const DATABASE: Record<string, () => void> = {
  'without a database': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'with a database that is refused': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  },
  'with a database that never opens': () => {
    IDBFactory.prototype.open = () => new EventTarget() as any;
  },
  'with a database that can’t be read': () => {
    IDBFactory.prototype.open = () => {
      const request = Object.assign(new EventTarget(), {
        error: new DOMException('Internal error', 'UnknownError'),
      }) as any;
      setTimeout(() => request.dispatchEvent(new Event('error')));
      return request;
    };
  },
};

/** Tabs that can't agree. */
export const LOCKS: Record<string, () => void> = {
  'without locks': () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
  'with locks that are denied': () => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  },
  'with a lock that is never granted': () => {
    const { request } = LockManager.prototype;
    void request.call(navigator.locks, 'gambol/1', {}, () => new Promise(() => {}));
  },
  'without channels between tabs': () => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }),
};

/** Opens a database as a newer release would leave it. */
export async function leaveNewerDatabase(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('./licences.txt');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('gambol', 9);
        request.onupgradeneeded = () => request.result.createObjectStore('chapters');
        request.onsuccess = () => resolve(request.result.close());
        request.onerror = () => reject(request.error);
      }),
  );
  await page.close();
}

/** Hides or shows a tab, as the browser tells it. */
const setVisibility = (page: Page, state: 'hidden' | 'visible', event: 'freeze' | 'resume') =>
  page.evaluate(
    ([state, event]) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
      // It is told that it is hidden before it is frozen, and resumed before it is shown.
      const events = [new Event('visibilitychange'), new Event(event)];
      for (const one of state === 'hidden' ? events : events.reverse()) document.dispatchEvent(one);
    },
    [state, event] as const,
  );

/**
 * Freezes a tab as a browser does in the background, then resumes it. The browser of the tests counts every tab as one
 * in front and freezes none, so the debugger stops its scripts meanwhile.
 */
export async function freeze(page: Page) {
  await setVisibility(page, 'hidden', 'freeze');
  const client = await page.context().newCDPSession(page);
  await client.send('Debugger.enable');
  const stopped = new Promise((resolve) => client.once('Debugger.paused', resolve));
  await client.send('Debugger.pause');
  // A script that would run now stops.
  void page.evaluate(() => {}).catch(() => {});
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, FREEZE_MILLIS));
  await client.send('Debugger.disable');
  await client.detach();
  await setVisibility(page, 'visible', 'resume');
}

/**
 * Crashes the process that draws a page once what was changed before is stored: the lock of storage is given in the
 * order in which it is asked for. What waits for another tab's lock when the process dies is lost.
 */
export async function crash(page: Page) {
  await page.evaluate(() => navigator.locks.request('gambol/1', () => {}));
  const client = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers.
  void client.send('Page.crash').catch(() => {});
  await crashed;
}
