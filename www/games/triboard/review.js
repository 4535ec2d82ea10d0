// What a review knows of Triboard: a judgement is about corners, and cells that the next player turns.

import { changedSquares, pieces } from './notation.js';

/** @import { Facts } from '../../types.js' */
/** @import { Tag } from '../../words/vocabulary.js' */

const CORNERS = ['a1', 'p1', 'a11', 'p11'];
/** The fewest cells that are worth a word. */
const LEAST = 3;

/** In cells: the search is random. */
export const noise = 0.6;

/** With three players a chance is mostly far from even: who is behind has little to lose. */
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
 * Why a move was worse than the best one; null where nothing striking follows.
 *
 * @param {Facts} facts
 * @param {typeof import('./review/en.js').default} words
 */
function reasonOf({ mover, move, best, after, reply }, words) {
  if (CORNERS.includes(best) && !CORNERS.includes(move)) return words.leavesCorner;
  if (!reply || reply.mover === mover) return null;
  if (CORNERS.includes(reply.move)) return words.givesCorner(reply.mover);
  const own = ['b', 'r', 'g'][mover];
  const before = pieces(after);
  const turned = changedSquares(after, reply.after).filter((square) => before.get(square) === own).length;
  return turned >= LEAST ? words.lets(reply.mover, turned) : null;
}
