// Reviews of Combo in English. A stack of one is called a piece.

import { number } from '../../../words/vocabulary.ts';

const stack = (count: number) => (count === 1 ? 'a piece' : `a stack of ${number(count)}`);

export default {
  /** What the answer captures, and what another move would have captured. */
  loses: (count: number) => `Loses ${stack(count)}.`,
  misses: (count: number) => `Misses the capture of ${stack(count)}.`,
};
