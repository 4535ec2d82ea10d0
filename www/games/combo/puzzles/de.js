// Puzzles of Combo in German.

export default /** @satisfies {typeof import('./en.js').default} */ ({
  goals: {
    win: 'Finde den Zug, der gewinnt.',
    stack: 'Gewinne einen Stapel.',
  },

  names: {
    capture: 'Schlagen',
    ending: 'Endspiel',
    fork: 'Gabel',
    last: 'Letzter Stapel',
    long: 'Langer Weg',
    merge: 'Vereinigung',
    quiet: 'Stiller Zug',
    retreat: 'Rückzug',
    sacrifice: 'Opfer',
    split: 'Teilung',
  },
});
