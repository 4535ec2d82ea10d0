// What a review knows of LuckyMoose: a judgement is about points that another lay would have scored.

import { boardSize, factorOf, parseLay, scoresOf } from './notation.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type { Facts } from '../review.ts';
import type en from './review/en.ts';

export { luckOf } from './luck.ts';

/** Fewer points are not mentioned. */
const MIN_POINTS = 2;
/** The factor of the border. */
const BORDER_FACTOR = 3;

/** In points: the search plays random games. */
export const noise = 2;

/** A lead of many points decides a game long before its end. */
export const isLevelled = true;

/** Loads the words of the reasons. */
export async function reasons(tag: Tag): Promise<(facts: Facts) => string | null> {
  const words: typeof en = (await import(`./review/${tag}.ts`)).default;
  return (facts) => reasonOf(facts, words);
}

/** Why a move was worse than the best one; null where it did not score less. */
function reasonOf({ mover, position, after, best, bestAfter }: Facts, words: typeof en) {
  const scored = (text: string) => scoresOf(text)[mover] ?? 0;
  const left = scored(bestAfter) - scored(after);
  if (left < MIN_POINTS) return null;
  const { files } = boardSize(position);
  const isBorder = parseLay(best).some(({ square }) => factorOf(square, files) === BORDER_FACTOR);
  return isBorder ? words.leftBorder(left) : words.left(left);
}
