// What a review knows of Combo: a judgement is about stacks.

import { countOf, parseMove, pieces } from './notation.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type { Facts } from '../review.ts';
import type en from './review/en.ts';

/** In pieces. */
export const noise = 0.25;

/** Loads the words of the reasons. */
export async function reasons(tag: Tag): Promise<(facts: Facts) => string | null> {
  const words: typeof en = (await import(`./review/${tag}.ts`)).default;
  return (facts) => reasonOf(facts, words);
}

/** Why a move was worse than the best one; null where no stack is captured. */
function reasonOf({ mover, position, move, after, best, reply }: Facts, words: typeof en) {
  const lost = reply && reply.mover !== mover ? captured(after, reply.move) : 0;
  const [missed, made] = [captured(position, best), captured(position, move)];
  if (lost > made && lost >= missed - made) return words.loses(lost);
  return missed > made ? words.misses(missed) : null;
}

/** The number of pieces that a move captures. */
function captured(position: string, move: string) {
  const { sign, to } = parseMove(move);
  return sign === 'x' ? countOf(pieces(position).get(to)) : 0;
}
