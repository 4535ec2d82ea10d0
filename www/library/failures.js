// The messages for storage that can't be written or read.

import { t } from '../words/index.js';
import { language } from '../words/vocabulary.js';

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
 * Whether the database can't be opened because a later release has stored it.
 *
 * @param {unknown} error
 */
export function isLater(error) {
  return error instanceof Error && /^version/i.test(error.name);
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

/**
 * The words of the library, which are loaded when they are first needed; null if they can't be loaded.
 *
 * @returns {Promise<typeof import('../words/library/en.js').default | null>}
 */
export async function libraryWords() {
  const tag = language();
  return import(`../words/library/${tag}.js`).then(({ default: words }) => words, () => null);
}
