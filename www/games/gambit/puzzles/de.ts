// Puzzles of Gambit in German.

import type en from './en.ts';

export default {
  goals: {
    win: 'Finde den Zug, der gewinnt.',
    draw: 'Finde den Zug, der das Unentschieden rettet.',
    most: 'Finde den Zug mit dem besten Ergebnis.',
  },

  names: {
    double: 'Zwei Sprünge',
    ending: 'Endspiel',
    island: 'Insel',
    long: 'Langer Weg',
    quiet: 'Stiller Zug',
    return: 'Rückweg',
    sacrifice: 'Opfer',
    split: 'Teilung',
    stop: 'Rechtzeitig halten',
  },
} satisfies typeof en;
