// Spanish: what is said about a game of Gambit that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'Una jugada antes, las islas habrían dado otro resultado.',
  yourIsland: (size, points, ply) =>
    `Mantuviste tu isla de ${number(size)} desde la jugada ${number(ply)} hasta el final: ${number(points)} puntos.`,
  island: (size, points, ply) =>
    `Una isla de ${number(size)} se mantuvo desde la jugada ${number(ply)} hasta el final: ${number(points)} puntos.`,
  yourJumps: (taken, ply) => `Tu turno más largo capturó ${number(taken)} piezas, en la jugada ${number(ply)}.`,
  jumps: (taken, ply) => `El turno más largo capturó ${number(taken)} piezas, en la jugada ${number(ply)}.`,
  touching: (pieces) =>
    `La próxima vez libera tus piezas antes del final: ${number(pieces)} tocaban al rival y no contaron.`,
  scattered: (islands, points) =>
    `La próxima vez junta tus piezas: tus ${number(islands)} islas, unidas ` +
    `en una sola, valdrían ${number(points)} puntos.`,
  taken: (lost, taken) =>
    'La próxima vez, antes de saltar mira quién puede saltar después: perdiste ' +
    `${number(lost)} piezas y capturaste ${number(taken)}.`,
} satisfies typeof en;
