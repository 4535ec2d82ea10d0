// Reviews of Triboard in Arabic.

import { counted, feminine } from '../../../words/ar/grammar.ts';
import type en from './en.ts';

const SEATS = ['للأزرق', 'للأحمر', 'للأخضر'];
const CELLS = feminine('خان', 'خانات', 'ين');

export default {
  givesCorner: (seat) => `تمنح الزاوية ${SEATS[seat]}.`,
  leavesCorner: 'تترك الزاوية.',
  lets: (seat, count) => `تتيح ${SEATS[seat]} قلب ${counted(count, CELLS)}.`,
} satisfies typeof en;
