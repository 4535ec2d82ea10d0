// Reviews of Combo in French.

import { number } from '../../../words/vocabulary.js';

/** @param {number} count */
const stack = (count) => (count === 1 ? 'un pion' : `une pile de ${number(count)}`);

export default /** @satisfies {typeof import('./en.js').default} */ ({
  loses: (count) => `Perd ${stack(count)}.`,
  misses: (count) => `Manque la capture d’${stack(count)}.`,
});
