// Puzzles of Combo in German.

import type en from './en.ts';

export default {
  goals: {
    win: 'Finde den Zug, der gewinnt.',
    stack: 'Gewinne einen Stapel.',
  },

  names: {
    capture: 'Schlagen',
    ending: 'Endspiel',
    fork: 'Gabel',
    last: 'Letzter Stapel',
    long: 'Langer Weg',
    merge: 'Vereinigung',
    quiet: 'Stiller Zug',
    retreat: 'Rückzug',
    sacrifice: 'Opfer',
    split: 'Teilung',
  },
} satisfies typeof en;
