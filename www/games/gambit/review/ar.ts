// Reviews of Gambit in Arabic.

import { counted, feminine } from '../../../words/ar/grammar.ts';
import type en from './en.ts';

const SEATS = ['للأسود', 'للأبيض'];
const PIECES = feminine('قطع', 'قطع', 'ين');

export default {
  breaks: (count) => `كسر الجزيرة المؤلفة من ${counted(count, PIECES)}.`,
  loses: (count) => `خسارة الجزيرة المؤلفة من ${counted(count, PIECES)}.`,
  lets: (seat, count) => `تتيح ${SEATS[seat]} أسر ${counted(count, PIECES)}.`,
} satisfies typeof en;
