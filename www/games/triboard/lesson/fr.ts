// The lesson of Triboard in French.

import type en from './en.ts';

export default {
  steps: {
    turn: {
      task: 'Retournez la case rouge.',
      rule: 'Prenez-la entre une de vos cases et une nouvelle.',
      done: 'Elle est à vous.',
      other: 'Touchez la case vide derrière la rouge.',
    },
    row: {
      task: 'Retournez 3 cases d’un coup.',
      rule: 'Toute une ligne d’une couleur se retourne entre deux de vos cases.',
      done: 'Toute la ligne est bleue.',
      few: 'Cela ne retourne qu’une case. Il y a quelque part une ligne de trois.',
      other: 'Il y a quelque part une ligne de trois.',
      answered: 'Rouge ferme l’autre bout et prend la ligne. Elle change souvent de main.',
    },
    ways: {
      task: 'Retournez 3 cases dans trois directions.',
      rule: 'Une nouvelle case agit dans les huit directions.',
      done: 'Trois directions d’un seul coup !',
      one: 'Cela n’en retourne qu’une. Une autre case retourne les trois.',
      other: 'Cherchez la case où trois lignes se rejoignent.',
    },
    mixed: {
      task: 'Retournez les 2 cases vertes.',
      rule: 'Une ligne de deux couleurs ne se retourne pas.',
      done: 'Les deux sont à vous.',
      both: 'Le rouge et le vert y sont mêlés, rien ne se retourne. Essayez plus bas.',
      other: 'Fermez la ligne entièrement verte.',
    },
    safe: {
      task: 'Prenez une ligne que Rouge ne reprendra pas.',
      rule: 'Personne ne passe au-delà du bord ni d’un mur.',
      done: 'Rouge ne peut plus passer derrière.',
      caught: 'Rouge reprendrait cette ligne aussitôt. Cherchez celle du bord.',
      other: 'Cherchez la ligne du bord.',
    },
    last: {
      task: 'Jouez le dernier coup et gagnez.',
      rule: 'Quand plus personne ne peut jouer, le plus de cases gagne.',
      done: 'Huit cases sur douze. Vous gagnez !',
      fewer: 'Cela en retourne deux, et les autres continuent. Une autre case en retourne trois.',
      other: 'Une case en retourne trois.',
    },
  },
  end: 'Vous jouez contre Rouge et Vert. Le plus de cases gagne.',
} satisfies typeof en;
