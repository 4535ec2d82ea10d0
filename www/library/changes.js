// Changes of what the browser keeps: each is made to what is kept at that moment, by one page at a time, and held here until
// it is kept.

import { callAll } from '../core/fault.js';
import { isFramed } from '../core/frame.js';
import { PREFIX, SHELF } from './keys.js';
import { exclusively } from './tabs.js';

/**
 * A change of one kept text. It may be made more than once: to see what it leads to, and again where it could not be kept.
 *
 * @typedef {object} Change
 * @property {(text: string | null) => string | null} apply what is to be kept instead; null for what can't be kept at all
 * @property {(text: string | null) => { name: string, change: Change } | null} [displaced] a change of the earlier games that
 *   has to be kept first, so that no game is lost
 * @property {(before: string | null, after: string | null) => void} [done] it is kept
 * @property {boolean} [isSmall] whether nobody would miss it
 */

/**
 * @typedef {object} Listener
 * @property {(key: string, before: string | null, after: string | null) => void} onKept
 * @property {(error: unknown) => void} onFailure a change that would be missed could not be kept
 * @property {() => void} onWhole everything is kept again
 */

/** @type {Map<string, Map<string, Change>>} By key and by name, in their order. */
const pending = new Map();
/** @type {Listener} */
let listener = { onKept: () => {}, onFailure: () => {}, onWhole: () => {} };
let hasFailed = false;

/**
 * Sets the listener that is told what is kept and what is not.
 *
 * @param {Listener} told
 */
export function listenToChanges(told) {
  listener = told;
}

/**
 * A text as this page knows it: as it is kept, with the changes that are not kept yet.
 *
 * @param {string} key
 */
export function read(key) {
  return applied(readKept(key), changesOf(key));
}

/**
 * A text as it is kept, for every page; null where there is none, or where the browser keeps nothing.
 *
 * @param {string} key
 */
export function readKept(key) {
  if (isFramed) return null;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * Whether a text has changes that are not kept yet.
 *
 * @param {string} key
 */
export function isPending(key) {
  return pending.has(key);
}

/**
 * Changes a text: in this page at once, and in the browser as soon as no other page is at it.
 *
 * @param {string} key
 * @param {string} name the part that is changed: a later change of the same name takes the place of an earlier one
 * @param {Change} change
 */
export function change(key, name, change) {
  add(key, name, change);
  retry();
}

/** Keeps what is not kept yet, as soon as no other page is at it. */
export function retry() {
  if (pending.size > 0 && !isFramed) void exclusively(flush);
}

/**
 * Keeps what is not kept yet, without waiting for other pages: for the last moment of a page. Throws what a listener has thrown,
 * when all that could be kept is kept and every listener has been called.
 */
export function flush() {
  // A frame of somebody else's page keeps nothing.
  if (isFramed) return;
  for (const [key, changes] of [...pending]) {
    const kept = readKept(key);
    for (const { displaced } of changes.values()) {
      const earlier = displaced?.(kept);
      if (earlier) add(SHELF, earlier.name, earlier.change);
    }
  }
  /** @type {unknown} */
  let failure;
  /** @type {(() => void)[]} What is to be told once all is kept. */
  const news = [];
  for (const key of [...pending.keys()].sort((a, b) => Number(b === SHELF) - Number(a === SHELF))) {
    const changes = changesOf(key);
    const before = readKept(key);
    const after = applied(before, changes);
    // The earlier games had no room: what this would displace stays where it is.
    if (key !== SHELF && pending.has(SHELF) && changes.some(({ displaced }) => displaced?.(before))) continue;
    try {
      if (after !== null && after !== before) localStorage.setItem(PREFIX + key, after);
    } catch (error) {
      if (changes.some(({ isSmall }) => !isSmall)) failure = error;
      continue;
    }
    pending.delete(key);
    changes.forEach(({ done }) => news.push(() => done?.(before, after)));
    if (after !== before) news.push(() => listener.onKept(key, before, after));
  }
  if (failure !== undefined) {
    hasFailed = true;
    news.push(() => listener.onFailure(failure));
  } else {
    // Something may have failed again by then.
    news.push(() => {
      if (!hasFailed || pending.size > 0) return;
      hasFailed = false;
      listener.onWhole();
    });
  }
  callAll(news);
}

/**
 * @param {string} key
 * @param {string} name
 * @param {Change} change
 */
function add(key, name, change) {
  const changes = pending.get(key) ?? new Map();
  // Made after those that are there.
  changes.delete(name);
  pending.set(key, changes.set(name, change));
}

/** @param {string} key */
function changesOf(key) {
  return [...(pending.get(key)?.values() ?? [])];
}

/**
 * @param {string | null} text
 * @param {Change[]} changes
 */
function applied(text, changes) {
  return changes.reduce((before, { apply }) => apply(before), text);
}
