// The messages for storage that can't be written or read.

import { t } from '../words/index.js';

/** @import { Damage } from './storage.js' */

/**
 * The message for a failed write, with advice.
 *
 * @param {unknown} error
 */
export function failureWords(error) {
  const isFull = error instanceof Error && /quota/i.test(error.name);
  return isFull ? t().library.full : t().library.barred;
}

/**
 * The message for stored texts that can't be read.
 *
 * @param {Damage[]} damages
 */
export function damageWords(damages) {
  const words = t().library;
  return words.damaged(damages.map((damage) => {
    if (typeof damage === 'string') return words[damage];
    return 'game' in damage ? words.game(damage.game.name) : words.progress(damage.progress.name);
  }));
}
