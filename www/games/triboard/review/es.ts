// Reviews of Triboard in Spanish.

import { counted } from '../../../words/es/grammar.ts';
import type en from './en.ts';

const SEATS = ['Azul', 'Rojo', 'Verde'];

export default {
  givesCorner: (seat) => `Regala la esquina a ${SEATS[seat]}.`,
  leavesCorner: 'Deja la esquina.',
  lets: (seat, count) => `Deja que ${SEATS[seat]} voltee ${counted(count, 'casilla', 'casillas')}.`,
} satisfies typeof en;
