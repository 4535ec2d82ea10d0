// Spanish: what is said about a game of LuckyMoose that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'El último turno decidió la partida.',
  yourReturn: (points) => `Remontaste una desventaja de ${number(points)} puntos.`,
  comeback: (points) => `Quien ganó llegó a estar ${number(points)} puntos por detrás.`,
  yourLay: (points, ply) => `Tu mejor jugada dio ${number(points)} puntos, en la jugada ${number(ply)}.`,
  lay: (points, ply) => `La mejor jugada dio ${number(points)} puntos, en la jugada ${number(ply)}.`,
  exchanged: (times) =>
    `La próxima vez coloca aunque sea una línea corta: cambiaste fichas ${number(times)} veces, y eso no puntúa.`,
  border: (theirs, yours) =>
    `La próxima vez mira primero el borde: quien ganó usó ×3 en ${number(theirs)} jugadas, tú en ${number(yours)}.`,
  singles: (singles, lays) =>
    `La próxima vez busca dos fichas que encajen: ${number(singles)} de tus ${number(lays)} jugadas tenían solo una.`,
} satisfies typeof en;
