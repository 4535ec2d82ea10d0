// Puzzles of Triboard in Spanish.

export default /** @satisfies {typeof import('./en.js').default} */ ({
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
});
