// Reviews of LuckyMoose in Spanish.

import { points } from '../../../words/es/grammar.ts';
import type en from './en.ts';

export default {
  left: (count) => `Deja ${points(count)} en el tablero.`,
  leftBorder: (count) => `Deja ${points(count)} en el borde.`,
} satisfies typeof en;
