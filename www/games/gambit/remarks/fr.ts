// French: what is said about a game of Gambit that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'Un coup plus tôt, les îles auraient donné un autre résultat.',
  yourIsland: (size, points, ply) =>
    `Vous avez gardé votre île de ${number(size)} pions du coup ${number(ply)} à la fin : ${number(points)} points.`,
  island: (size, points, ply) =>
    `Une île de ${number(size)} pions a tenu du coup ${number(ply)} à la fin : ${number(points)} points.`,
  yourJumps: (taken, ply) => `Votre plus long tour a pris ${number(taken)} pions, au coup ${number(ply)}.`,
  jumps: (taken, ply) => `Le plus long tour a pris ${number(taken)} pions, au coup ${number(ply)}.`,
  touching: (pieces) =>
    `La prochaine fois, libérez vos pions avant la fin : ${number(pieces)} touchaient un ennemi et ne comptaient pas.`,
  scattered: (islands, points) =>
    `La prochaine fois, rassemblez vos pions : vos ${number(islands)} îles réunies ` +
    `en une seule vaudraient ${number(points)} points.`,
  taken: (lost, taken) =>
    'La prochaine fois, avant de sauter, voyez qui peut sauter ensuite : ' +
    `${number(lost)} pions perdus, ${number(taken)} pris.`,
} satisfies typeof en;
