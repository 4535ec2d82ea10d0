// What is said of what could not be kept, or can't be read any more.

import { t } from '../words/index.js';

/** @import { Damage } from './storage.js' */

/**
 * That something could not be kept in the browser, and what to do about it.
 *
 * @param {unknown} error
 */
export function failureWords(error) {
  const isFull = error instanceof Error && /quota/i.test(error.name);
  return isFull ? t().library.full : t().library.barred;
}

/**
 * That something of what was kept can't be read.
 *
 * @param {Damage[]} damages
 */
export function damageWords(damages) {
  const words = t().library;
  return words.damaged(damages.map((damage) => (typeof damage === 'string' ? words[damage] : words.game(damage.game.name))));
}
