// Spanish: what is said about a game of Triboard that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'La última jugada decidió la partida.',
  yourReturn: (ply) => `En la jugada ${number(ply)} ibas en último lugar, y acabaste primero.`,
  comeback: (ply) => `Quien ganó iba último en la jugada ${number(ply)}.`,
  lastTurned: (cells) => `La última jugada volteó ${number(cells)} de tus casillas.`,
  yourMove: (cells, ply) => `Tu mejor jugada volteó ${number(cells)} casillas: la ${number(ply)}.`,
  move: (cells, ply) => `La mejor jugada volteó ${number(cells)} casillas: la ${number(ply)}.`,
  turned: (cells) =>
    `La próxima vez juega junto al borde y los muros: en total te voltearon ${number(cells)} casillas.`,
} satisfies typeof en;
