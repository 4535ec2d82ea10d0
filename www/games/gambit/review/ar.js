// Reviews of Gambit in Arabic.

import { counted, feminine } from '../../../words/ar/grammar.js';

const SEATS = ['للأسود', 'للأبيض'];
const PIECES = feminine('قطع', 'قطع', 'ين');

export default /** @satisfies {typeof import('./en.js').default} */ ({
  breaks: (count) => `تكسر الجزيرة المؤلفة من ${counted(count, PIECES)}.`,
  loses: (count) => `تخسر الجزيرة المؤلفة من ${counted(count, PIECES)}.`,
  lets: (seat, count) => `تتيح ${SEATS[seat]} أسر ${counted(count, PIECES)}.`,
});
