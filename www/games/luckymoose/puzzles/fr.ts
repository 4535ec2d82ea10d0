// Puzzles of LuckyMoose in French.

import type en from './en.ts';

export default {
  goals: {
    win: 'Trouvez le coup qui gagne.',
    most: 'Trouvez le coup au meilleur résultat.',
    best: 'Trouvez la meilleure pose.',
    points: 'Trouvez la pose qui rapporte le plus.',
  },

  names: {
    border: 'Bordure',
    border27: 'Bordure × 27',
    bridge: 'Pont',
    cross: 'Croisement',
    double: 'Deux sauts',
    ending: 'Finale',
    exchange: 'Échange',
    out: 'Dernier jeton',
    single: 'Un seul jeton',
    six: 'Six en ligne',
  },
} satisfies typeof en;
