// Puzzles of LuckyMoose in Spanish.

import type en from './en.ts';

export default {
  goals: {
    win: 'Encuentra la jugada que gana.',
    most: 'Encuentra la jugada con el mejor resultado.',
    best: 'Encuentra la mejor jugada.',
    points: 'Encuentra la jugada que más puntúa.',
  },

  names: {
    border: 'Borde',
    border27: 'Borde × 27',
    bridge: 'Puente',
    cross: 'Cruce',
    double: 'Dos saltos',
    ending: 'Final',
    exchange: 'Cambio',
    out: 'Última ficha',
    single: 'Una sola ficha',
    six: 'Seis en línea',
  },
} satisfies typeof en;
