// What a review knows of Gambit: its search solves every position, and a judgement is about islands or pieces.

import { placeOf } from '../../ui/board/geometry.js';
import { captures, pieces, visits } from './notation.js';

/** @import { Facts } from '../../types.js' */
/** @import { Tag } from '../../words/vocabulary.js' */

/** The fewest pieces of an island, and the fewest taken ones, that are worth a word. */
const LEAST = 2;

export const isSolved = true;

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
function reasonOf({ mover, position, move, after, bestAfter, reply }, words) {
  const own = mover === 0 ? 'o' : 'x';
  // An island that the move itself, or the answer, takes apart, and that the best move keeps.
  const kept = islands(pieces(bestAfter), own);
  const later = islands(pieces(reply?.after ?? after), own);
  const broken = islands(pieces(position), own).filter((island) => !later.some((other) => holds(other, island)) && kept.some((other) => holds(other, island)));
  const largest = Math.max(0, ...broken.map(({ length }) => length));
  if (largest >= LEAST) return broken.some((island) => island.includes(visits(move)[0] ?? '')) ? words.breaks(largest) : words.loses(largest);
  const taken = reply && reply.mover !== mover ? captures(reply.move).length : 0;
  return taken >= LEAST ? words.lets(1 - mover, taken) : null;
}

/**
 * The islands of a side: groups that touch no piece of the other one.
 *
 * @param {Map<string, string>} stones
 * @param {string} own
 */
export function islands(stones, own) {
  /** @type {string[][]} */
  const found = [];
  const seen = new Set();
  for (const [start, piece] of stones) {
    if (piece !== own || seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const square of group) {
      for (const [other, colour] of stones) {
        if (colour !== own || seen.has(other) || !areNeighbours(square, other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    const touches = group.some((square) => [...stones].some(([other, colour]) => colour !== own && areNeighbours(square, other)));
    if (!touches) found.push(group);
  }
  return found;
}

/**
 * @param {string[]} island
 * @param {string[]} part
 */
function holds(island, part) {
  return part.every((square) => island.includes(square));
}

/**
 * @param {string} square
 * @param {string} other
 */
function areNeighbours(square, other) {
  const [a, b] = [placeOf(square), placeOf(other)];
  return square !== other && Math.abs(a.file - b.file) <= 1 && Math.abs(a.rank - b.rank) <= 1;
}
