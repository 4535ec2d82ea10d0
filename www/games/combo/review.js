// What a review knows of Combo: a judgement is about stacks.

import { countOf, parseMove, pieces } from './notation.js';

/** @import { Facts } from '../../types.js' */
/** @import { Tag } from '../../words/vocabulary.js' */

/** In pieces. */
export const noise = 0.25;

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
 * Why a move was worse than the best one; null where no stack is captured.
 *
 * @param {Facts} facts
 * @param {typeof import('./review/en.js').default} words
 */
function reasonOf({ mover, position, move, after, best, reply }, words) {
  const lost = reply && reply.mover !== mover ? captured(after, reply.move) : 0;
  const [missed, made] = [captured(position, best), captured(position, move)];
  if (lost > made && lost >= missed - made) return words.loses(lost);
  return missed > made ? words.misses(missed) : null;
}

/**
 * The number of pieces that a move captures.
 *
 * @param {string} position
 * @param {string} move
 */
function captured(position, move) {
  const { sign, to } = parseMove(move);
  return sign === 'x' ? countOf(pieces(position).get(to)) : 0;
}
