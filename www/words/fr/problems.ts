// French: the texts of problems and of their consequences.

import { The, agreed, the } from './grammar.ts';
import type { Words } from '../index.ts';

export const library: Words['library'] = {
  gameIsKept: 'Votre propre partie est conservée.',
  full: 'Ce navigateur n’a plus de place pour garder vos parties. Elles sont en sécurité tant que la page est ouverte. Pour en garder une plus longtemps, copiez son lien : Partager.',
  barred:
    'Ce navigateur ne garde rien de cette page. Vos parties sont en sécurité tant qu’elle est ouverte. Pour en garder une plus longtemps, copiez son lien : Partager.',
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
