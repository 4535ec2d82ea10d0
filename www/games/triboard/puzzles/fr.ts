// Puzzles of Triboard in French.

import type en from './en.ts';

export default {
  goals: {
    win: 'Trouvez le coup qui gagne.',
    most: 'Trouvez le coup au meilleur résultat.',
    cells: 'Un coup est bien meilleur. Trouvez-le.',
  },

  names: {
    big: 'Grand retournement',
    block: 'Blocage',
    corner: 'Coin',
    edge: 'Bord',
    ending: 'Finale',
    modest: 'Coup modeste',
    overtake: 'Dépassement',
    sandwich: 'Prise en sandwich',
  },
} satisfies typeof en;
