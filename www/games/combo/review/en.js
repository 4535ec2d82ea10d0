// Reviews of Combo in English. A stack of one is called a piece.

import { number } from '../../../words/vocabulary.js';

/** @param {number} count */
const stack = (count) => (count === 1 ? 'a piece' : `a stack of ${number(count)}`);

export default {
  /** What the answer captures, and what another move would have captured. */
  loses: (/** @type {number} */ count) => `Loses ${stack(count)}.`,
  misses: (/** @type {number} */ count) => `Misses the capture of ${stack(count)}.`,
};
