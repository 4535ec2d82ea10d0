// What a review knows of LuckyMoose: a judgement is about points that another lay would have scored.

import { boardSize, factorOf, parseLay, scoresOf } from './notation.js';

export { luckOf } from './luck.js';

/** @import { Facts } from '../../types.js' */
/** @import { Tag } from '../../words/vocabulary.js' */

/** The fewest points that are worth a word. */
const LEAST = 2;
/** The factor of the border. */
const BORDER = 3;

/** In points: the search plays random games. */
export const noise = 2;

/** A lead of many points decides a game long before its end. */
export const isLevelled = true;

/**
 * Loads the words of the reasons.
 *
 * @param {Tag} tag
 * @returns {Promise<(facts: Facts) => string | null>}
 */
export async function reasons(tag) {
  /** @type {typeof import('./review/en.js').default} */
  const words = (await import(`./review/${tag}.js`)).default;
  return (facts) => reasonOf(facts, words);
}

/**
 * Why a move was worse than the best one; null where it did not score less.
 *
 * @param {Facts} facts
 * @param {typeof import('./review/en.js').default} words
 */
function reasonOf({ mover, position, after, best, bestAfter }, words) {
  const scored = (/** @type {string} */ text) => scoresOf(text)[mover] ?? 0;
  const left = scored(bestAfter) - scored(after);
  if (left < LEAST) return null;
  const { files } = boardSize(position);
  const isBorder = parseLay(best).some(({ square }) => factorOf(square, files) === BORDER);
  return isBorder ? words.leftBorder(left) : words.left(left);
}
