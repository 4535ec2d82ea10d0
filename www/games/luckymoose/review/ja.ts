// Reviews of LuckyMoose in Japanese.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  left: (count) => `盤に${number(count)}点を残しました。`,
  leftBorder: (count) => `縁に${number(count)}点を残しました。`,
} satisfies typeof en;
