// French: what is wrong with a link, and how its game differs from the one that is known here.

import { either, number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  tooLong: 'Ce lien est plus long que celui de n’importe quelle partie ; il n’a pas été ouvert.',
  noGame: (name) => `Il n’y a pas ici de jeu nommé « ${name} ».`,
  noPage: (path) => `« ${path} » n’est pas une page d’ici ; voici la table du jeu.`,
  tooMany: (most, count) => `Dans le lien, seules ${number(most)} valeurs sur ${number(count)} sont lues.`,
  twice: (key) => `Dans le lien, « ${key} » figure deux fois ; la première compte.`,
  damaged: (key) => `Dans le lien, « ${key} » est abîmé.`,
  unknown: (key) => `Dans le lien, « ${key} » est inconnu.`,
  besideView: (key) => `Dans le lien, « ${key} » ne va pas avec « view », qui sert à regarder.`,
  more: 'Dans le lien, autre chose encore est illisible.',
  seed: (value, most) => `Dans le lien, « seed » vaut « ${value} », qui n’est pas un nombre entier jusqu’à ${most}.`,
  view: 'Dans le lien, « view » est pour les jeux aux mains cachées, et ce jeu n’en est pas un.',
  moves: (most) => `Dans le lien, « moves » a plus de ${number(most)} coups ; aucune partie n’en a autant.`,
  playerKind: (value, known) => `Dans le lien, « players » nomme « ${value} » au lieu de ${either(known)}.`,
  players: (named, least, most) =>
    `Dans le lien, « players » nomme ${number(named)} ${named === 1 ? 'joueur' : 'joueurs'}, mais il en faut ${least < most ? `de ${number(least)} à ${number(most)}` : number(most)}.`,
  match: (value) =>
    `Dans le lien, « match » vaut « ${value} », qui n’est pas le nom d’une partie et la place de son expéditeur.`,
  at: (value) => `Dans le lien, « at » vaut « ${value} », qui n’est pas un nombre de coups.`,
  ending: (value) => `Dans le lien, « ending » vaut « ${value} », ce qui ne peut pas terminer cette partie.`,
  clock: (value) =>
    `Dans le lien, « clock » vaut « ${value} », et non des secondes et des secondes ajoutées par coup, comme 300+2.`,
  leftAlone: 'Dans le lien, « left » demande un « clock ».',
  left: (value, players) =>
    `Dans le lien, « left » vaut « ${value} », et non les secondes de ${number(players)} joueurs.`,
  option: (key, value, known) => `Dans le lien, « ${key} » vaut « ${value} » au lieu de ${either(known)}.`,
  packed: 'Le lien est abîmé. Vous voyez ce qui peut en être lu.',
  position: (why) => `La position est illisible. ${why}`,
  move: (n) => `Le coup ${number(n)} de ce lien ne peut pas être joué. La partie s’arrête avant.`,
  ply: (ply) => `La partie n’a pas ${number(ply)} coups à montrer.`,
  seats: (named, playing) =>
    `Le lien nomme ${number(named)} ${named === 1 ? 'joueur' : 'joueurs'}, mais sa position se joue à ${number(playing)}.`,
  matches: {
    older: (ply) => `Ce lien date du coup ${number(ply)}. Votre partie a avancé depuis ; la voici telle qu’elle est.`,
    differs: (move) =>
      `Ce lien et votre partie diffèrent à partir du coup ${number(move)}. Voici la vôtre ; elle est conservée.`,
    lookAtTheirs: 'Voir la partie du lien',
  },
} satisfies typeof en;
