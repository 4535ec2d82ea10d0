// French: what is said about a game of Triboard that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'Le dernier coup a décidé de la partie.',
  yourReturn: (ply) => `Au coup ${number(ply)}, vous étiez dernier ; à la fin, premier.`,
  comeback: (ply) => `Le vainqueur était dernier au coup ${number(ply)}.`,
  lastTurned: (cells) => `Le dernier coup a retourné ${number(cells)} de vos cases.`,
  yourMove: (cells, ply) => `Votre plus beau coup a retourné ${number(cells)} cases : le coup ${number(ply)}.`,
  move: (cells, ply) => `Le plus beau coup a retourné ${number(cells)} cases : le coup ${number(ply)}.`,
  turned: (cells) =>
    `La prochaine fois, jouez le long du bord et des murs : en tout, ${number(cells)} de vos cases ont été retournées.`,
} satisfies typeof en;
