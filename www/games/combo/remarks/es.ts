// Spanish: what is said about a game of Combo that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  yourReturn: (pieces) => `Remontaste una desventaja de ${number(pieces)} piezas.`,
  comeback: (pieces) => `Quien ganó llegó a estar ${number(pieces)} piezas por detrás.`,
  yourCapture: (pieces, ply) => `Tu mejor captura fue una pila de ${number(pieces)}, en la jugada ${number(ply)}.`,
  capture: (pieces, ply) => `La mejor captura fue una pila de ${number(pieces)}, en la jugada ${number(ply)}.`,
  yourLead: (ply) => `Fuiste por delante desde la jugada ${number(ply)} hasta el final.`,
  lostStack: (pieces, ply) =>
    'La próxima vez mantén las pilas altas fuera de alcance: en la jugada ' +
    `${number(ply)} perdiste una de ${number(pieces)}.`,
  lostSingles: (pieces) =>
    `La próxima vez mantén juntas tus piezas: ${number(pieces)} cayeron estando solas, y una sola no puede capturar.`,
} satisfies typeof en;
