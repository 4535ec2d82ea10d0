// Changes of the stored texts. Each is applied to the text stored at that moment, by one tab at a time, and stays pending until
// it is stored.

import { callAll } from '../core/fault.js';
import { isFramed } from '../core/frame.js';
import { ARCHIVE, HERE, PREFIX, ROOT, TAKEN } from './keys.js';
import { withLock } from './tabs.js';

/**
 * A change of one stored text. It may be applied more than once: to read its result, and again if it could not be stored.
 *
 * @typedef {object} Change
 * @property {(text: string | null) => string | null} apply returns the text to store instead
 * @property {(text: string | null) => { name: string, change: Change } | null} [archive] returns a change of the archive that
 *   must be stored first, so that no game is lost
 * @property {(before: string | null, after: string | null) => void} [onStored] called when the change is stored
 * @property {boolean} [isMinor] whether a failure to store it is not reported
 */

/**
 * @typedef {object} Listener
 * @property {(key: string, before: string | null, after: string | null) => void} onStored
 * @property {(error: unknown) => void} onFailure a change that is not minor could not be stored
 * @property {() => void} onRecover all changes are stored after a failure
 */

/** @type {Map<string, Map<string, Change>>} The pending changes by key and by name, in order. */
const pending = new Map();
/** @type {Listener} */
let listener = { onStored: () => {}, onFailure: () => {}, onRecover: () => {} };
let hasFailed = false;
/** @type {unknown[]} What dropped changes have thrown, until the next flush throws it. */
const thrown = [];

/**
 * Sets the listener to changes.
 *
 * @param {Listener} newListener
 */
export function setChangeListener(newListener) {
  listener = newListener;
}

/**
 * Reads a text with the pending changes applied, those of the archive that other pending changes need included.
 *
 * @param {string} key
 */
export function readText(key) {
  const added = key === ARCHIVE ? archivals().filter(({ name }) => !pending.get(ARCHIVE)?.has(name)) : [];
  return applyAll(readStored(key), [...changesOf(key), ...added.map(({ change }) => change)]);
}

/**
 * Reads a text as it is stored; null if there is none, or if storage is unavailable.
 *
 * @param {string} key
 */
export function readStored(key) {
  if (isFramed) return null;
  try {
    const isTaken = !HERE || localStorage.getItem(PREFIX + TAKEN);
    return localStorage.getItem(PREFIX + key) ?? (isTaken ? null : localStorage.getItem(`${ROOT}/${key}`));
  } catch {
    return null;
  }
}

/**
 * Whether a text has pending changes.
 *
 * @param {string} key
 */
export function isPending(key) {
  return pending.has(key);
}

/**
 * Changes a text: in this tab at once, and in storage as soon as no other tab holds the lock.
 *
 * @param {string} key
 * @param {string} name the part that is changed; a later change of the same name replaces a pending one
 * @param {Change} change
 */
export function change(key, name, change) {
  add(key, name, change);
  retry();
}

/** Stores the pending changes as soon as no other tab holds the lock. */
export function retry() {
  if (pending.size > 0 && !isFramed) void withLock(flush);
}

/**
 * Stores the pending changes without waiting for the lock, for a page that is about to be closed. Calls every listener after
 * storing, then throws what they and the changes have thrown.
 */
export function flush() {
  // A framed page stores nothing.
  if (isFramed) return;
  for (const { name, change } of archivals()) add(ARCHIVE, name, change);
  /** @type {unknown} */
  let failure;
  /** @type {(() => void)[]} The notifications to send after storing. */
  const news = [];
  for (const key of [...pending.keys()].sort((a, b) => Number(b === ARCHIVE) - Number(a === ARCHIVE))) {
    const before = readStored(key);
    // The archive could not be stored, so the game to be archived stays where it is.
    if (key !== ARCHIVE && pending.has(ARCHIVE) && changesOf(key).some((each) => attempt(each, () => each.archive?.(before)))) continue;
    const after = applyAll(before, changesOf(key));
    const changes = changesOf(key);
    try {
      if (after !== null && after !== before) {
        // A game that can't be read is not overwritten.
        localStorage.getItem(PREFIX + key);
        localStorage.setItem(PREFIX + key, after);
      }
    } catch (error) {
      if (changes.some(({ isMinor }) => !isMinor)) failure = error;
      continue;
    }
    pending.delete(key);
    changes.forEach(({ onStored }) => news.push(() => onStored?.(before, after)));
    if (after !== before) news.push(() => listener.onStored(key, before, after));
  }
  if (failure !== undefined) {
    hasFailed = true;
    news.push(() => listener.onFailure(failure));
  } else {
    // A listener may have added a change that failed.
    news.push(() => {
      if (!hasFailed || pending.size > 0) return;
      hasFailed = false;
      listener.onRecover();
    });
  }
  for (const error of thrown.splice(0)) news.push(() => {
    throw error;
  });
  callAll(news);
}

/**
 * @param {string} key
 * @param {string} name
 * @param {Change} change
 */
function add(key, name, change) {
  const changes = pending.get(key) ?? new Map();
  // A replaced change moves to the end of the order.
  changes.delete(name);
  pending.set(key, changes.set(name, change));
}

/** The changes of the archive that must be stored before the pending changes. */
function archivals() {
  return [...pending].flatMap(([key, changes]) => {
    const stored = readStored(key);
    return [...changes.values()].flatMap((each) => attempt(each, () => each.archive?.(stored)) ?? []);
  });
}

/** @param {string} key */
function changesOf(key) {
  return [...(pending.get(key)?.values() ?? [])];
}

/**
 * @param {string | null} text
 * @param {Change[]} changes
 */
function applyAll(text, changes) {
  return changes.reduce((before, each) => attempt(each, () => each.apply(before)) ?? before, text);
}

/**
 * What a function of a change returns. A change that throws is dropped, so that the others are stored.
 *
 * @template Result
 * @param {Change} change
 * @param {() => Result} act
 * @returns {Result | undefined}
 */
function attempt(change, act) {
  try {
    return act();
  } catch (error) {
    thrown.push(error);
    for (const changes of pending.values()) changes.forEach((other, name) => other === change && changes.delete(name));
    return undefined;
  }
}
