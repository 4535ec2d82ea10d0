// Puzzles of Combo in French.

import type en from './en.ts';

export default {
  goals: {
    win: 'Trouvez le coup qui gagne.',
    stack: 'Gagnez une pile.',
  },

  names: {
    capture: 'Prise',
    ending: 'Finale',
    fork: 'Fourchette',
    last: 'Dernière pile',
    long: 'Long chemin',
    merge: 'Réunion',
    quiet: 'Coup tranquille',
    retreat: 'Retraite',
    sacrifice: 'Sacrifice',
    split: 'Séparation',
  },
} satisfies typeof en;
