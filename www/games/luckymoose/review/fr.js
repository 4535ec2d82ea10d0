// Reviews of LuckyMoose in French.

import { number, pluralOf } from '../../../words/vocabulary.js';

/** @param {number} count */
const points = (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`;

export default /** @satisfies {typeof import('./en.js').default} */ ({
  left: (count) => `Laisse ${points(count)} sur le plateau.`,
  leftBorder: (count) => `Laisse ${points(count)} sur le bord.`,
});
