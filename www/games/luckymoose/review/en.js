// Reviews of LuckyMoose in English.

import { number, pluralOf } from '../../../words/vocabulary.js';

/** @param {number} count */
const points = (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`;

export default {
  /** What another lay would have scored more: anywhere, or with a tile of the border. */
  left: (/** @type {number} */ count) => `Left ${points(count)} on the board.`,
  leftBorder: (/** @type {number} */ count) => `Left ${points(count)} on the border.`,
};
