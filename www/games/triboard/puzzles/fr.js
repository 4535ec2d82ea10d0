// Puzzles of Triboard in French.

export default /** @satisfies {typeof import('./en.js').default} */ ({
  goals: {
    win: 'Trouvez le coup qui gagne.',
    most: 'Trouvez le coup au meilleur résultat.',
    cells: 'Un coup est bien meilleur. Trouvez-le.',
  },

  names: {
    big: 'Grand retournement',
    block: 'Blocage',
    corner: 'Coin',
    edge: 'Bord',
    ending: 'Finale',
    modest: 'Coup modeste',
    overtake: 'Dépassement',
    sandwich: 'Prise en sandwich',
  },
});
