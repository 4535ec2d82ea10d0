// Reviews of LuckyMoose in German.

import { number, pluralOf } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const points = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'Punkt' : 'Punkte'}`;

export default {
  left: (count) => `${points(count)} auf dem Brett liegen gelassen.`,
  leftBorder: (count) => `${points(count)} am Rand liegen gelassen.`,
} satisfies typeof en;
