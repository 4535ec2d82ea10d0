// Reviews of LuckyMoose in French.

import { number, pluralOf } from '../../../words/vocabulary.ts';
import type en from './en.ts';

const points = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`;

export default {
  left: (count) => `Laisse ${points(count)} sur le plateau.`,
  leftBorder: (count) => `Laisse ${points(count)} sur le bord.`,
} satisfies typeof en;
