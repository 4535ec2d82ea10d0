// Arabic: the pieces that each side has taken.

import { counted, feminine } from '../ar/grammar.ts';
import type en from './en.ts';

const PIECE = feminine('قطع', 'قطع', 'ان');

export default {
  titles: { taken: 'القطع المأسورة', captured: 'القطع المأسورة' },
  count: (side, count) => `${side}: ${count === 0 ? 'لا شيء' : counted(count, PIECE)}`,
} satisfies typeof en;
