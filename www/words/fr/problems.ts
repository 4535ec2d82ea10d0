// French: the texts of problems and of their consequences.

import { either, list, number } from '../vocabulary.ts';
import { The, agreed, the } from './seats.ts';
import type { Words } from '../index.ts';

export const problems: Words['problems'] = {
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
  gameIsKept: 'Votre propre partie est conservée.',
};

export const matches: Words['matches'] = {
  older: (ply) => `Ce lien date du coup ${number(ply)}. Votre partie a avancé depuis ; la voici telle qu’elle est.`,
  differs: (move) =>
    `Ce lien et votre partie diffèrent à partir du coup ${number(move)}. Voici la vôtre ; elle est conservée.`,
  lookAtTheirs: 'Voir la partie du lien',
};

export const library: Words['library'] = {
  full: 'Ce navigateur n’a plus de place pour garder vos parties. Elles sont en sécurité tant que la page est ouverte. Pour en garder une plus longtemps, copiez son lien : Partager.',
  barred:
    'Ce navigateur ne garde rien de cette page. Vos parties sont en sécurité tant qu’elle est ouverte. Pour en garder une plus longtemps, copiez son lien : Partager.',
  damaged: (things) =>
    `Quelque chose que ce navigateur gardait est abîmé et ne peut pas être lu en entier : ${list(things)}. Tout le reste est comme avant.`,
  game: (game) => `votre partie de ${game}`,
  progress: (game) => `votre progression dans ${game}`,
  earlier: 'la liste des parties précédentes',
  byLink: 'la liste des parties par lien',
  settings: 'vos réglages',
  shelved: (game) =>
    `Il n’y a plus de place pour d’autres parties par lien. La plus ancienne est désormais parmi vos parties précédentes, à l’accueil : ${game}.`,
  partedHere:
    'Vous avez continué autrement dans une autre fenêtre. Les deux parties sont conservées : l’autre est parmi vos parties précédentes, à l’accueil.',
  partedThere:
    'Vous avez continué autrement dans une autre fenêtre. Les deux parties sont conservées : celle-ci est parmi vos parties précédentes, à l’accueil.',
};

export const notices: Words['notices'] = {
  dismiss: 'Fermer',
  newRelease: 'Un Gambol plus récent est prêt. Vos parties restent comme elles sont.',
  update: 'Actualiser',
};

export const traps: Words['traps'] = {
  recovered: 'Quelque chose a mal tourné dans la page. La partie est en sécurité et continue ici.',
  reopened: 'Quelque chose a mal tourné dans la page. Vos parties sont en sécurité.',
  lost: 'Cette page ne fonctionne pas comme elle devrait. La partie est conservée : rechargez la page pour continuer.',
  noPage: 'Cette page n’a pas pu s’afficher',
  noPageAdvice: 'La première fois, il faut une connexion. Rechargez la page dès qu’il y en a une.',
  noBoard: 'Ce plateau n’a pas pu s’afficher',
  noBoardAdvice: 'Vérifiez votre connexion, puis rechargez-le.',
};

export const faults: Words['faults'] = {
  internal: () => 'Quelque chose a mal tourné dans la page. Réessayez, ou rechargez la page.',
  refused: () => 'Le jeu ne peut pas lire cela, ou ne le permet pas.',
  noFragment: () => 'Un lien vers une partie commence par « #/ ».',
  computerStopped: () => 'L’ordinateur a cessé de jouer. Réessayez ; s’il s’arrête encore, rechargez la page.',
  computerBarred: () =>
    'L’ordinateur ne peut pas démarrer dans ce navigateur. Rechargez la page, ou continuez sans lui.',
  computerRefused: () =>
    'L’ordinateur ne comprend pas cette position. Rechargez la page, ou revenez d’un coup en arrière.',
  gameOver: () => 'La partie est terminée.',
  illegal: () => 'Ce coup n’est pas possible.',
  notHeld: () => 'Qui doit jouer n’a pas encore confirmé avoir l’appareil en main.',
  handHidden: () => 'Les mains sont cachées : les coups se jouent sur le plateau.',
  playedElsewhere: (seat) => `${The(seat)} ${agreed([seat], 'joue', 'jouent')} ailleurs : ouvrez le lien qui revient.`,
  playedByComputer: (seat) => `C’est à ${the(seat)} de jouer.`,
};
