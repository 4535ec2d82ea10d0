// Puzzles of Triboard in German.

import type en from './en.ts';

export default {
  goals: {
    win: 'Finde den Zug, der gewinnt.',
    most: 'Finde den Zug mit dem besten Ergebnis.',
    cells: 'Ein Zug ist viel besser. Finde ihn.',
  },

  names: {
    big: 'Große Wende',
    block: 'Sperre',
    corner: 'Ecke',
    edge: 'Rand',
    ending: 'Endspiel',
    modest: 'Bescheidener Zug',
    overtake: 'Überholen',
    sandwich: 'Dazwischen',
  },
} satisfies typeof en;
