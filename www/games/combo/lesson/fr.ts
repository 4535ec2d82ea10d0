// The lesson of Combo in French.

import type en from './en.ts';

export default {
  steps: {
    stack: {
      task: 'Posez un pion sur l’autre.',
      rule: 'Un pion seul avance d’une case, dans toutes les directions.',
      done: 'Et voilà : une pile de deux.',
      other: 'C’est possible aussi. Cette fois, posez-le sur votre autre pion.',
    },
    far: {
      task: 'Déplacez la pile de deux cases.',
      rule: 'Plus vous déplacez de pions, plus ils vont loin.',
      done: 'Deux pions, deux cases.',
      other: 'Ce n’était qu’une case. Deux pions ensemble en font deux.',
    },
    take: {
      task: 'Capturez la pile blanche.',
      rule: 'Il faut au moins deux pions pour capturer.',
      done: 'Capturée, et l’un des vôtres reste sur place.',
      alone: 'Un pion seul ne peut pas capturer. Envoyez-en deux.',
      single: 'Un pion seul ne peut pas capturer. Votre pile, si.',
      other: 'La pile blanche est à deux cases, en diagonale.',
    },
    split: {
      task: 'Capturez avec deux, laissez-en deux.',
      rule: 'Vous choisissez combien partent. Les autres restent sur place.',
      done: 'Deux sont partis, deux gardent la place.',
      most: 'C’était plus de deux. Cette fois, n’en envoyez que deux.',
      other: 'Envoyez deux de vos quatre pions vers le blanc.',
    },
    flee: {
      task: 'Sauvez le pion menacé.',
      rule: 'Une pile de deux frappe jusqu’à deux cases, en ligne droite.',
      done: 'À l’abri.',
      still: 'Les Blancs prendraient l’autre. C’est lui qu’il faut déplacer.',
      reached: 'La pile blanche l’atteindrait là aussi. Éloignez-le davantage.',
      other: 'Le pion sous la pile blanche est menacé.',
      answered: 'Les Blancs arrivent trop tard.',
    },
    win: {
      task: 'Capturez la dernière pile blanche.',
      rule: 'Deux pions capturent une pile de n’importe quelle hauteur.',
      done: 'Les Blancs n’ont plus rien. Vous gagnez !',
      single: 'Un pion seul ne peut pas capturer. Votre pile, si.',
      other: 'Votre pile atteint la blanche en un seul coup.',
    },
  },
  end: 'Vous gagnez quand l’autre camp n’a plus de pion, ou plus de coup.',
} satisfies typeof en;
