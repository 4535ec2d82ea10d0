// The lesson of LuckyMoose in French.

import type en from './en.ts';

export default {
  steps: {
    join: {
      task: 'Posez le jeton rouge près des rouges.',
      rule: 'Une ligne a une couleur ou un symbole, et jamais deux fois le même jeton.',
      done: 'Il va bien là.',
      other: 'Cela peut attendre. Posez d’abord le jeton rouge.',
    },
    pair: {
      task: 'Posez les deux feuilles près de la verte.',
      rule: 'En un tour, vous pouvez poser plusieurs jetons, tous sur la même rangée.',
      done: 'Deux jetons en un tour.',
      single: 'Ce n’est qu’une feuille. Posez les deux sur la même rangée.',
      other: 'Cela peut attendre. Posez vos deux feuilles.',
    },
    cross: {
      task: 'Posez le jeton rouge pour 10 points.',
      rule: 'Au croisement de deux lignes, un jeton compte pour les deux.',
      done: '6 et 4 : 10 points.',
      almost: 'Deux lignes, 8 points : presque. Une autre case en donne 10.',
      less: 'Ce n’est qu’une ligne. Cherchez la case où une longue en rejoint une autre.',
      other: 'Cela peut attendre. Posez le jeton rouge.',
      answered: 'Le joueur 2 prolonge votre ligne : les lignes sont à tout le monde.',
    },
    bonus: {
      task: 'Atteignez une case qui double.',
      rule: 'Un jeton posé sur ×2 ou ×3 multiplie ses lignes.',
      done: '8 points, doublés : 16.',
      plain: 'Une bonne ligne, mais rien ne la double. Essayez le bout près de ×2.',
      other: 'Cela peut attendre. Posez le jeton rouge.',
    },
    exchange: {
      task: 'Échangez ce qui ne va pas.',
      rule: 'Cela coûte votre tour. Touchez Échanger, choisissez, puis confirmez.',
      done: 'De nouveaux jetons pour votre prochain tour.',
      other: 'Vous pouvez passer, mais de nouveaux jetons aident plus. Touchez Échanger.',
    },
    six: {
      task: 'Complétez la ligne de six.',
      rule: 'Une ligne de six rapporte 12 points de plus.',
      done: 'Six en ligne, et doublés : 48 points !',
      near: 'Il va bien là, mais la longue ligne en a besoin à un bout.',
      other: 'Il manque le soleil bleu à la ligne.',
    },
  },
  end: 'Quand il n’y a plus de jetons, le plus de points gagne.',
} satisfies typeof en;
