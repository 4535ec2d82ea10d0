// Puzzles of Combo in French.

export default /** @satisfies {typeof import('./en.js').default} */ ({
  goals: {
    win: 'Trouvez le coup qui gagne.',
    stack: 'Gagnez une pile.',
  },

  names: {
    capture: 'Prise',
    ending: 'Finale',
    fork: 'Fourchette',
    last: 'Dernière pile',
    long: 'Long chemin',
    merge: 'Réunion',
    quiet: 'Coup tranquille',
    retreat: 'Retraite',
    sacrifice: 'Sacrifice',
    split: 'Séparation',
  },
});
