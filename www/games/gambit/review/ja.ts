// Reviews of Gambit in Japanese.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const SEATS = ['黒', '白'];

export default {
  breaks: (count) => `駒${number(count)}個の島を崩す手です。`,
  loses: (count) => `駒${number(count)}個の島を失います。`,
  lets: (seat, count) => `${SEATS[seat]}に駒を${number(count)}個取られます。`,
} satisfies typeof en;
