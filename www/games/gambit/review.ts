// What a review knows of Gambit: its search solves every position, and a judgement is about islands or pieces.

import { placeOf } from '../../ui/board/geometry.ts';
import { captures, pieces, visits } from './notation.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type { Facts } from '../review.ts';
import type en from './review/en.ts';

/** Smaller islands and captures are not mentioned. */
const MIN_PIECES = 2;

export const isSolved = true;

/** Loads the words of the reasons. */
export async function reasons(tag: Tag): Promise<(facts: Facts) => string | null> {
  const words: typeof en = (await import(`./review/${tag}.ts`)).default;
  return (facts) => reasonOf(facts, words);
}

/** Why a move was worse than the best one; null where nothing striking follows. */
function reasonOf({ mover, position, move, after, bestAfter, reply }: Facts, words: typeof en) {
  const own = mover === 0 ? 'o' : 'x';
  // An island that the move itself, or the answer, takes apart, and that the best move keeps.
  const kept = islands(pieces(bestAfter), own);
  const later = islands(pieces(reply?.after ?? after), own);
  const broken = islands(pieces(position), own).filter(
    (island) => !later.some((other) => holds(other, island)) && kept.some((other) => holds(other, island)),
  );
  const largest = Math.max(0, ...broken.map(({ length }) => length));
  if (largest >= MIN_PIECES)
    return broken.some((island) => island.includes(visits(move)[0] ?? ''))
      ? words.breaks(largest)
      : words.loses(largest);
  const taken = reply && reply.mover !== mover ? captures(reply.move).length : 0;
  return taken >= MIN_PIECES ? words.lets(1 - mover, taken) : null;
}

/** The islands of a side: groups that touch no piece of the other one. */
export function islands(stones: Map<string, string>, own: string) {
  const found: string[][] = [];
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
    const touches = group.some((square) =>
      [...stones].some(([other, colour]) => colour !== own && areNeighbours(square, other)),
    );
    if (!touches) found.push(group);
  }
  return found;
}

function holds(island: string[], part: string[]) {
  return part.every((square) => island.includes(square));
}

function areNeighbours(square: string, other: string) {
  const [a, b] = [placeOf(square), placeOf(other)];
  return square !== other && Math.abs(a.file - b.file) <= 1 && Math.abs(a.rank - b.rank) <= 1;
}
