// Reviews of Triboard in Japanese.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const SEATS = ['青', '赤', '緑'];

export default {
  givesCorner: (seat) => `${SEATS[seat]}に隅を与えます。`,
  leavesCorner: '隅を取り逃しました。',
  lets: (seat, count) => `${SEATS[seat]}に${number(count)}マス裏返されます。`,
} satisfies typeof en;
