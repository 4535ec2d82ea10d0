// Puzzles of Combo in Spanish.

export default /** @satisfies {typeof import('./en.js').default} */ ({
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
});
