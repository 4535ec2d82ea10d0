// French: what is said about a game of LuckyMoose that is over, in one sentence.

import { number } from '../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  decided: () => 'Le dernier tour a décidé de la partie.',
  yourReturn: (points) => `Vous avez remonté un retard de ${number(points)} points.`,
  comeback: (points) => `Le vainqueur a compté jusqu’à ${number(points)} points de retard.`,
  yourLay: (points, ply) => `Votre meilleure pose a rapporté ${number(points)} points, au coup ${number(ply)}.`,
  lay: (points, ply) => `La meilleure pose a rapporté ${number(points)} points, au coup ${number(ply)}.`,
  exchanged: (times) =>
    'La prochaine fois, posez même une ligne courte : vous avez échangé ' +
    `${number(times)} fois, ce qui ne rapporte rien.`,
  border: (theirs, yours) =>
    'La prochaine fois, regardez d’abord le bord : le vainqueur a utilisé ×3 dans ' +
    `${number(theirs)} poses, vous dans ${number(yours)}.`,
  singles: (singles, lays) =>
    `La prochaine fois, cherchez deux jetons qui vont ensemble : ${number(singles)} ` +
    `de vos ${number(lays)} poses n’en avaient qu’un.`,
} satisfies typeof en;
