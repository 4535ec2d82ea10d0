// Reviews of Combo in Japanese.

import { number } from '../../../words/vocabulary.js';

/** @param {number} count */
const stack = (count) => (count === 1 ? '駒1個' : `${number(count)}個のスタック`);

export default /** @satisfies {typeof import('./en.js').default} */ ({
  loses: (count) => `${stack(count)}を失います。`,
  misses: (count) => `${stack(count)}を取り逃しました。`,
});
