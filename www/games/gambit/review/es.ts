// Reviews of Gambit in Spanish.

import { counted } from '../../../words/es/grammar.ts';
import type en from './en.ts';

const SEATS = ['las negras', 'las blancas'];

export default {
  breaks: (count) => `Rompe la isla de ${counted(count, 'pieza', 'piezas')}.`,
  loses: (count) => `Pierde la isla de ${counted(count, 'pieza', 'piezas')}.`,
  lets: (seat, count) => `Deja que ${SEATS[seat]} capturen ${counted(count, 'pieza', 'piezas')}.`,
} satisfies typeof en;
