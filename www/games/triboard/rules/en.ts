// The rules of Triboard in English. `label` tells a diagram to those who can't see it, `caption` stands below it.

export default {
  aim: {
    title: 'The aim',
    text: ['Blue, Red and Green turn each other’s cells to their own colour. Whoever owns the most cells at the end wins; players with equally many share the win.'],
    start: {
      label: 'A board at its start: twelve blue, twelve red and twelve green cells and twelve walls, scattered by chance.',
      caption: 'A start. Each player has twelve cells, and there are twelve walls. The board number decides where they are and who begins; the same number makes the same board.',
    },
  },
  turn: {
    title: 'Your turn',
    text: [
      'Claim an empty cell. Look from there in each of the eight directions: if the next cells, one or more, all belong to one other player, and right behind them lies a cell of yours, they turn to you. The cell you picked becomes yours, too. At least one cell has to turn, or you can’t pick that cell.',
      'All directions turn at once, and each may take from a different player. If you meet an empty cell, a wall, the edge or a second player before a cell of your own, nothing turns in that direction.',
    ],
    line: {
      label: 'Blue looks at f7: the two red cells to its left and the two green ones to its right would turn, since blue cells lie behind them.',
      caption: 'If Blue plays f7, two red and two green cells turn, since blue ones lie right behind them.',
    },
  },
  end: {
    title: 'The end',
    text: ['If you can’t move, you miss your turn. The game ends when nobody can move.'],
  },
};
