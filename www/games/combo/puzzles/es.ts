// Puzzles of Combo in Spanish.

import type en from './en.ts';

export default {
  goals: {
    win: 'Encuentra la jugada que gana.',
    stack: 'Gana una pila.',
  },

  names: {
    capture: 'Captura',
    ending: 'Final',
    fork: 'Doble amenaza',
    last: 'Última pila',
    long: 'Camino largo',
    merge: 'Unión',
    quiet: 'Jugada tranquila',
    retreat: 'Retirada',
    sacrifice: 'Sacrificio',
    split: 'División',
  },
} satisfies typeof en;
