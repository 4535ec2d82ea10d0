// The browser's storage, read after the changes that a page has requested.

import type { BrowserContext, Page } from '@playwright/test';

/** What the names of a page in a folder have: tests use those of a page at the root. */
const HERE = process.env.BASE && process.env.BASE !== '/' ? `@${process.env.BASE.slice(0, -1)}>` : '';

/** The stored name of a page at the root, as the page that is tested has it. */
export const nameHere = (name: string) => name.replace(/^gambol\/1(?=$|\/)/, `gambol/1${HERE}`);

/**
 * Stored texts by the names of a page at the root. What a page in a folder has not taken over yet is what an earlier
 * release has stored at the root.
 */
export function atRoot(entries: [name: string, text: string][]) {
  const inFolder = (name: string) => name.startsWith('gambol/1@');
  const isTaken = entries.some(([name]) => /^gambol\/1@[^>]*>\/taken$/.test(name));
  // What stands in the folder comes last, and so counts.
  const texts = isTaken ? entries.filter(([name]) => inFolder(name)) : entries.sort();
  return Object.fromEntries(texts.map(([name, text]) => [name.replace(/@[^>]*>/, ''), text]));
}

/** Lets scripts of a test use the names of a page at the root, whatever folder the page is in. */
export async function nameAsAtRoot(context: BrowserContext) {
  if (HERE === '') return;
  await context.addInitScript((here) => {
    const named = (name: string) =>
      String(name)
        .replace(/^gambol\/1(?=$|\/)/, `gambol/1${here}`)
        .replace(/^gambol$/, `gambol${here}`);
    for (const [owner, methods] of [
      [Storage.prototype, ['getItem', 'setItem', 'removeItem']],
      [IDBFactory.prototype, ['open', 'deleteDatabase']],
      [globalThis.LockManager?.prototype, ['request']],
    ] as [any, string[]][]) {
      for (const method of methods) {
        const original = owner?.[method];
        if (original)
          owner[method] = function (name: string, ...others: any[]) {
            return original.call(this, named(name), ...others);
          };
      }
    }
    if (globalThis.BroadcastChannel)
      globalThis.BroadcastChannel = class extends BroadcastChannel {
        constructor(name: string) {
          super(named(name));
        }
      };
  }, HERE);
}

/**
 * The stored data of the page, in the order of its keys. The page changes storage while it holds its lock. Locks are
 * granted in the order of the requests, so this read follows every change that the page has already requested.
 */
export function storedEntries(page: Page): Promise<[string, string][]> {
  return page.evaluate(async (here) => {
    const read = () =>
      Object.entries(localStorage)
        .map(([name, text]) => [here ? name.replace(here, '') : name, text] as [string, string])
        // The page notes some time after its start that it has taken over what an earlier release stored without its
        // folder.
        .filter(([name]) => !/^gambol\/1(@[^>]*>)?\/taken$/.test(name))
        .sort();
    // Without locks the page changes storage at once.
    if (!navigator.locks) return read();
    return navigator.locks.request('gambol/1', read);
  }, HERE);
}

/** The stored data of the page, in one text. */
export async function storedText(page: Page) {
  return JSON.stringify(await storedEntries(page));
}

/** A stored item, parsed; null if there is none. */
export async function storedItem(page: Page, key: string) {
  const entries = new Map(await storedEntries(page));
  return JSON.parse(entries.get(`gambol/1/${key}`) ?? 'null');
}
