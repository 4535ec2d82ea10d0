// The lesson of Gambit in French.

import type en from './en.ts';

export default {
  steps: {
    jump: {
      task: 'Sautez par-dessus le pion blanc.',
      rule: 'Vous prenez le pion sauté et retombez juste derrière.',
      done: 'Il quitte le plateau.',
      other: 'Touchez votre pion devant le blanc, puis la case juste derrière.',
    },
    slant: {
      task: 'Prenez un pion en diagonale.',
      rule: 'Les pions sautent dans les huit directions.',
      done: 'Bien sauté.',
      straight: 'Ce saut est tout droit. Un de vos pions peut sauter en diagonale.',
      other: 'Un de vos pions peut sauter en diagonale.',
      answered: 'Les Blancs sautent aussi : regardez ce que vous laissez à leur portée.',
    },
    chain: {
      task: 'Prenez les trois en un seul tour.',
      rule: 'Après un saut, le même pion peut continuer à sauter.',
      done: 'Trois en un seul tour !',
      other: 'Pas si vite : votre pion peut continuer à sauter.',
    },
    safe: {
      task: 'Prenez un pion sans en perdre un.',
      rule: 'Avant de sauter, voyez ce que les Blancs pourraient prendre.',
      done: 'Les Blancs ne peuvent rien prendre.',
      caught: 'Les Blancs reprendraient aussitôt. Votre autre saut est sûr.',
      other: 'Votre autre saut est sûr.',
    },
    free: {
      task: 'Libérez votre île.',
      rule: 'À la fin, un groupe ne compte que si aucun adversaire ne le touche.',
      done: 'Quatre pions bien à l’écart : 7 points.',
      split: 'Vos pions sont libres, mais en deux îles qui valent 6. Une seule grande vaut 7.',
      touched: 'Le grand groupe toucherait encore un pion blanc et ne compterait pas.',
      other: 'Prenez le pion blanc qui touche votre groupe.',
    },
    island: {
      task: 'Formez une île de trois pions.',
      rule: 'Les îles de un, deux et trois pions valent 1, 3 et 5 points.',
      done: 'Une île de trois : vous gagnez 5 à 1 !',
      apart: 'Une île de deux et un pion seul valent 4. Trois ensemble valent 5.',
      other: 'Sautez de façon que vos trois pions se touchent.',
    },
  },
  end: 'Quand un camp ne peut plus sauter, les meilleures îles gagnent.',
} satisfies typeof en;
