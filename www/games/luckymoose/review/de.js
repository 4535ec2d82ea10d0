// Reviews of LuckyMoose in German.

import { number, pluralOf } from '../../../words/vocabulary.js';

/** @param {number} count */
const points = (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'Punkt' : 'Punkte'}`;

export default /** @satisfies {typeof import('./en.js').default} */ ({
  left: (count) => `${points(count)} auf dem Brett liegen gelassen.`,
  leftBorder: (count) => `${points(count)} am Rand liegen gelassen.`,
});
