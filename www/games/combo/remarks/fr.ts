// French: what is said about a game of Combo that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  yourReturn: (pieces) => `Vous avez remonté un retard de ${number(pieces)} pions.`,
  comeback: (pieces) => `Le vainqueur a compté jusqu’à ${number(pieces)} pions de retard.`,
  yourCapture: (pieces, ply) => `Votre plus belle prise : une pile de ${number(pieces)}, au coup ${number(ply)}.`,
  capture: (pieces, ply) => `La plus belle prise : une pile de ${number(pieces)}, au coup ${number(ply)}.`,
  yourLead: (ply) => `Vous avez mené du coup ${number(ply)} à la fin.`,
  lostStack: (pieces, ply) =>
    `La prochaine fois, gardez les hautes piles hors de portée : au coup ${number(ply)}, ` +
    `vous en avez perdu une de ${number(pieces)}.`,
  lostSingles: (pieces) =>
    `La prochaine fois, gardez vos pions ensemble : ${number(pieces)} ont été ` +
    'pris seuls, et un pion seul ne peut pas prendre.',
} satisfies typeof en;
