// Japanese: the pieces that each side has taken.

import { number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  titles: { taken: '取った駒', captured: '取った駒' },
  count: (side, count) => `${side}：${count === 0 ? 'なし' : `${number(count)}個`}`,
} satisfies typeof en;
