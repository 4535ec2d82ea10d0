// Puzzles of LuckyMoose in German.

import type en from './en.ts';

export default {
  goals: {
    win: 'Finde den Zug, der gewinnt.',
    most: 'Finde den Zug mit dem besten Ergebnis.',
    best: 'Finde den besten Zug.',
    points: 'Finde den Zug mit den meisten Punkten.',
  },

  names: {
    border: 'Rand',
    border27: 'Rand × 27',
    bridge: 'Brücke',
    cross: 'Kreuzung',
    double: 'Zwei Sprünge',
    ending: 'Endspiel',
    exchange: 'Tausch',
    out: 'Letzter Stein',
    single: 'Ein Stein',
    six: 'Sechs in einer Reihe',
  },
} satisfies typeof en;
