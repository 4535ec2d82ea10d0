// Puzzles of Gambit in French.

import type en from './en.ts';

export default {
  goals: {
    win: 'Trouvez le coup qui gagne.',
    draw: 'Trouvez le coup qui sauve la nulle.',
    most: 'Trouvez le coup au meilleur résultat.',
  },

  names: {
    double: 'Deux sauts',
    ending: 'Finale',
    island: 'Île',
    long: 'Long chemin',
    quiet: 'Coup tranquille',
    return: 'Retour',
    sacrifice: 'Sacrifice',
    split: 'Séparation',
    stop: 'S’arrêter à temps',
  },
} satisfies typeof en;
