// Reviews of Combo in Spanish.

import { number } from '../../../words/vocabulary.js';

/** @param {number} count */
const stack = (count) => (count === 1 ? 'una pieza' : `una pila de ${number(count)}`);

export default /** @satisfies {typeof import('./en.js').default} */ ({
  loses: (count) => `Pierde ${stack(count)}.`,
  misses: (count) => `Deja escapar ${stack(count)}.`,
});
