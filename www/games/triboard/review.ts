// What a review knows of Triboard: a judgement is about corners, and cells that the next player turns.

import { changedSquares, pieces } from './notation.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type { Facts } from '../review.ts';
import type en from './review/en.ts';

const CORNERS = ['a1', 'p1', 'a11', 'p11'];
/** Fewer cells are not mentioned. */
const MIN_CELLS = 3;

/** In cells: the search is random. */
export const noise = 0.6;

/** With three players chances are mostly far from even: a player who is behind has little to lose. */
export const isLevelled = true;

/** Loads the words of the reasons. */
export async function reasons(tag: Tag): Promise<(facts: Facts) => string | null> {
  const words: typeof en = (await import(`./review/${tag}.ts`)).default;
  return (facts) => reasonOf(facts, words);
}

/** Why a move was worse than the best one; null where nothing striking follows. */
function reasonOf({ mover, move, best, after, reply }: Facts, words: typeof en) {
  if (CORNERS.includes(best) && !CORNERS.includes(move)) return words.leavesCorner;
  if (!reply || reply.mover === mover) return null;
  if (CORNERS.includes(reply.move)) return words.givesCorner(reply.mover);
  const own = ['b', 'r', 'g'][mover];
  const before = pieces(after);
  const turned = changedSquares(after, reply.after).filter((square) => before.get(square) === own).length;
  return turned >= MIN_CELLS ? words.lets(reply.mover, turned) : null;
}
