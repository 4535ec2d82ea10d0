// Puzzles of Triboard in Spanish.

import type en from './en.ts';

export default {
  goals: {
    win: 'Encuentra la jugada que gana.',
    most: 'Encuentra la jugada con el mejor resultado.',
    cells: 'Una jugada es mucho mejor. Encuéntrala.',
  },

  names: {
    big: 'Gran vuelco',
    block: 'Bloqueo',
    corner: 'Esquina',
    edge: 'Borde',
    ending: 'Final',
    modest: 'Jugada modesta',
    overtake: 'Adelantamiento',
    sandwich: 'Emparedado',
  },
} satisfies typeof en;
