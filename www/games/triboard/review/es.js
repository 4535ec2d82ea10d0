// Reviews of Triboard in Spanish.

import { counted } from '../../../words/es/grammar.js';

const SEATS = ['Azul', 'Rojo', 'Verde'];

export default /** @satisfies {typeof import('./en.js').default} */ ({
  givesCorner: (seat) => `Regala la esquina a ${SEATS[seat]}.`,
  leavesCorner: 'Deja la esquina.',
  lets: (seat, count) => `Deja que ${SEATS[seat]} voltee ${counted(count, 'casilla', 'casillas')}.`,
});
