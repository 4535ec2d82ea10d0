// Reviews of Combo in German.

import { number } from '../../../words/vocabulary.js';

/** @param {number} count */
const stack = (count) => (count === 1 ? 'einen Stein' : `einen Stapel mit ${number(count)} Steinen`);

export default /** @satisfies {typeof import('./en.js').default} */ ({
  loses: (count) => `Verliert ${stack(count)}.`,
  misses: (count) => `Hätte ${stack(count)} schlagen können.`,
});
