// Reviews of Combo in Japanese.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const stack = (count: number) => (count === 1 ? '駒1個' : `${number(count)}個のスタック`);

export default {
  loses: (count) => `${stack(count)}を失います。`,
  misses: (count) => `${stack(count)}を取り逃しました。`,
} satisfies typeof en;
