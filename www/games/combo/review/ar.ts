// Reviews of Combo in Arabic.

import { counted, feminine } from '../../../words/ar/grammar.ts';
import type en from './en.ts';

const PIECES = feminine('قطع', 'قطع', 'ين');
const stack = (count: number) => (count === 1 ? 'قطعة' : `كومة من ${counted(count, PIECES)}`);

export default {
  loses: (count) => `خسارة ${stack(count)}.`,
  misses: (count) => `تفويت أسر ${stack(count)}.`,
} satisfies typeof en;
