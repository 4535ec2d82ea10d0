// Reviews of LuckyMoose in Spanish.

import { points } from '../../../words/es/grammar.js';

export default /** @satisfies {typeof import('./en.js').default} */ ({
  left: (count) => `Deja ${points(count)} en el tablero.`,
  leftBorder: (count) => `Deja ${points(count)} en el borde.`,
});
