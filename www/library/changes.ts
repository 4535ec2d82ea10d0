// Changes of the stored texts. Each is applied to the text stored at that moment, by one tab at a time, and stays
// pending until it is stored.

import { callAll } from '../core/fault.ts';
import { isFramed } from '../core/frame.ts';
import { ARCHIVE, FOLDER_SUFFIX, PREFIX, ROOT, MIGRATED } from './keys.ts';
import { withLock } from './tabs.ts';

/**
 * A change of one stored text. It may be applied more than once: to read its result, and again if it could not be
 * stored.
 */
export interface Change {
  /** Returns the text to store instead. */
  apply: (text: string | null) => string | null;
  /**
   * Returns a change of the archive that
   * must be stored first, so that no game is lost.
   */
  archive?: (text: string | null) => { name: string; change: Change } | null;
  /** Called when the change is stored. */
  onStored?: (before: string | null, after: string | null) => void;
  /** Whether a failure to store it is not reported. */
  isMinor?: boolean;
}

interface Listener {
  onStored: (key: string, before: string | null, after: string | null) => void;
  /** A change that is not minor could not be stored. */
  onFailure: (error: unknown) => void;
  /** All changes are stored after a failure. */
  onRecover: () => void;
}

/** The pending changes by key and by name, in order. */
const pending = new Map<string, Map<string, Change>>();
let listener: Listener = { onStored: () => {}, onFailure: () => {}, onRecover: () => {} };
let hasFailed = false;
/** What dropped changes have thrown, until the next flush throws it. */
const thrown: unknown[] = [];

/** Sets the listener to changes. */
export function setChangeListener(newListener: Listener) {
  listener = newListener;
}

/** Reads a text with the pending changes applied, those of the archive that other pending changes need included. */
export function readText(key: string) {
  const added = key === ARCHIVE ? archivals().filter(({ name }) => !pending.get(ARCHIVE)?.has(name)) : [];
  return applyAll(readStored(key), [...changesOf(key), ...added.map(({ change }) => change)]);
}

/** Reads a text as it is stored; null if there is none, or if storage is unavailable. */
export function readStored(key: string) {
  if (isFramed) return null;
  try {
    const isTaken = !FOLDER_SUFFIX || localStorage.getItem(PREFIX + MIGRATED);
    return localStorage.getItem(PREFIX + key) ?? (isTaken ? null : localStorage.getItem(`${ROOT}/${key}`));
  } catch {
    return null;
  }
}

/** Whether a text has pending changes. */
export function isPending(key: string) {
  return pending.has(key);
}

/**
 * Changes a text: in this tab at once, and in storage as soon as no other tab holds the lock.
 *
 * @param name the part that is changed; a later change of the same name replaces a pending one
 */
export function change(key: string, name: string, change: Change) {
  add(key, name, change);
  retry();
}

/** Stores the pending changes as soon as no other tab holds the lock. */
export function retry() {
  if (pending.size > 0 && !isFramed) void withLock(flush);
}

/**
 * Stores the pending changes without waiting for the lock, for a page that is about to be closed. Calls every listener
 * after storing, then throws what they and the changes have thrown.
 */
export function flush() {
  // A framed page stores nothing.
  if (isFramed) return;
  for (const { name, change } of archivals()) add(ARCHIVE, name, change);
  let failure: unknown;
  /** The notifications to send after storing. */
  const news: (() => void)[] = [];
  for (const key of [...pending.keys()].sort((a, b) => Number(b === ARCHIVE) - Number(a === ARCHIVE))) {
    const before = readStored(key);
    // The archive could not be stored, so the game to be archived stays where it is.
    if (
      key !== ARCHIVE &&
      pending.has(ARCHIVE) &&
      changesOf(key).some((each) => attempt(each, () => each.archive?.(before)))
    )
      continue;
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
  for (const error of thrown.splice(0))
    news.push(() => {
      throw error;
    });
  callAll(news);
}

function add(key: string, name: string, change: Change) {
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

function changesOf(key: string) {
  return [...(pending.get(key)?.values() ?? [])];
}

function applyAll(text: string | null, changes: Change[]) {
  return changes.reduce((before, each) => attempt(each, () => each.apply(before)) ?? before, text);
}

/** What a function of a change returns. A change that throws is dropped, so that the others are stored. */
function attempt<Result>(change: Change, act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    thrown.push(error);
    for (const changes of pending.values()) changes.forEach((other, name) => other === change && changes.delete(name));
    return undefined;
  }
}
