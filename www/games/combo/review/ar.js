// Reviews of Combo in Arabic.

import { counted, feminine } from '../../../words/ar/grammar.js';

const PIECES = feminine('قطع', 'قطع', 'ين');
/** @param {number} count */
const stack = (count) => (count === 1 ? 'قطعة' : `كومة من ${counted(count, PIECES)}`);

export default /** @satisfies {typeof import('./en.js').default} */ ({
  loses: (count) => `تخسر ${stack(count)}.`,
  misses: (count) => `تفوّت أسر ${stack(count)}.`,
});
