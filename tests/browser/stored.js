// The browser's storage, read after the changes that a page has requested.

/** @import { Page } from '@playwright/test' */

/** What the names of a page in a folder have: tests use those of a page at the root. */
const HERE = process.env.BASE && process.env.BASE !== '/' ? `@${process.env.BASE.slice(0, -1)}>` : '';

/**
 * Lets scripts of a test use the names of a page at the root, whatever folder the page is in.
 *
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function nameAsAtRoot(context) {
  if (HERE === '') return;
  await context.addInitScript((here) => {
    const named = (/** @type {string} */ name) => String(name).replace(/^gambol\/1(?=$|\/)/, `gambol/1${here}`).replace(/^gambol$/, `gambol${here}`);
    for (const [owner, methods] of /** @type {[any, string[]][]} */ ([[Storage.prototype, ['getItem', 'setItem', 'removeItem']], [IDBFactory.prototype, ['open', 'deleteDatabase']], [globalThis.LockManager?.prototype, ['request']]])) {
      for (const method of methods) {
        const original = owner?.[method];
        if (original) owner[method] = function (/** @type {string} */ name, /** @type {any[]} */ ...others) {
          return original.call(this, named(name), ...others);
        };
      }
    }
    if (globalThis.BroadcastChannel) globalThis.BroadcastChannel = class extends BroadcastChannel {
      /** @param {string} name */
      constructor(name) {
        super(named(name));
      }
    };
  }, HERE);
}

/**
 * The stored data of the page, in the order of its keys. The page changes storage while it holds its lock. Locks are granted in the
 * order of the requests, so this read follows every change that the page has already requested.
 *
 * @param {Page} page
 * @returns {Promise<[string, string][]>}
 */
export function storedEntries(page) {
  return page.evaluate(async (here) => {
    const read = () => Object.entries(localStorage)
      .map(([name, text]) => /** @type {[string, string]} */ ([here ? name.replace(here, '') : name, text]))
      // The page notes some time after its start that it has taken over what an earlier release stored without its folder.
      .filter(([name]) => !/^gambol\/1(@[^>]*>)?\/taken$/.test(name)).sort();
    // Without locks the page changes storage at once.
    if (!navigator.locks) return read();
    return navigator.locks.request('gambol/1', read);
  }, HERE);
}

/**
 * The stored data of the page, in one text.
 *
 * @param {Page} page
 */
export async function storedText(page) {
  return JSON.stringify(await storedEntries(page));
}

/**
 * A stored item, parsed; null if there is none.
 *
 * @param {Page} page
 * @param {string} key
 */
export async function storedItem(page, key) {
  const entries = new Map(await storedEntries(page));
  return JSON.parse(entries.get(`gambol/1/${key}`) ?? 'null');
}
