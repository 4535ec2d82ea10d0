// Reviews of LuckyMoose in English.

import { number, pluralOf } from '../../../words/vocabulary.ts';

const points = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`;

export default {
  /** What another lay would have scored more: anywhere, or with a tile of the border. */
  left: (count: number) => `Left ${points(count)} on the board.`,
  leftBorder: (count: number) => `Left ${points(count)} on the border.`,
};
