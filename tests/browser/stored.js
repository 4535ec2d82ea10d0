// The browser's storage, read after the changes that a page has requested.

/** @import { Page } from '@playwright/test' */

/**
 * The stored data of the page, in the order of its keys. The page changes storage while it holds its lock. Locks are granted in the
 * order of the requests, so this read follows every change that the page has already requested.
 *
 * @param {Page} page
 * @returns {Promise<[string, string][]>}
 */
export function storedEntries(page) {
  return page.evaluate(async () => {
    const read = () => Object.entries(localStorage).sort();
    // Without locks the page changes storage at once.
    if (!navigator.locks) return read();
    return navigator.locks.request('gambol/1', read);
  });
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
