// Combo in German: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  places: {
    draws: 'Remis-Regel',
    from: 'Anfangsfeld',
    pieces: 'Steine',
    'plies-since-the-last-capture': 'Züge seit dem letzten Schlagen',
    sign: 'Zeichen',
    to: 'Zielfeld',
  },
  numbered: {},
  texts: {
    'no-piece': () => 'Auf einem Brett steht mindestens ein Stein.',
    'rank-stack': ({ most }) =>
      `In einer Reihe stehen Stapel wie b2 und für leere Felder Zahlen von 1 bis ${number(most)}.`,
    'most-of-a-side': ({ most }) => `Jede Seite hat höchstens ${number(most)} Steine.`,
    carry: () => 'Ein Zug besteht aus Zahl der Steine, Feld, Zeichen und Feld, zum Beispiel 2d4xd6.',
  },
  rules: {
    'straight-line': () => 'Steine ziehen in gerader Linie auf ein anderes Feld.',
    'too-far': () => 'Ein Zug geht höchstens so viele Felder weit, wie er Steine mitnimmt.',
    'single-capture': () => 'Zum Schlagen braucht es mindestens zwei Steine.',
  },
} satisfies typeof en;
