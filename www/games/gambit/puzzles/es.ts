// Puzzles of Gambit in Spanish.

import type en from './en.ts';

export default {
  goals: {
    win: 'Encuentra la jugada que gana.',
    draw: 'Encuentra la jugada que salva las tablas.',
    most: 'Encuentra la jugada con el mejor resultado.',
  },

  names: {
    double: 'Dos saltos',
    ending: 'Final',
    island: 'Isla',
    long: 'Camino largo',
    quiet: 'Jugada tranquila',
    return: 'Camino de vuelta',
    sacrifice: 'Sacrificio',
    split: 'División',
    stop: 'Parar a tiempo',
  },
} satisfies typeof en;
