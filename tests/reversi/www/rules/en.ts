// The rules of Reversi in English. `label` tells a diagram to those who can’t see it, `caption` stands below it.

export default {
  aim: {
    title: 'The aim',
    text: ['Black and White turn each other’s discs to their own colour. The side with more discs at the end wins.'],
    start: {
      label: 'The start: black discs on d5 and e4, white discs on d4 and e5.',
      caption: 'The start. Black, with the ring, moves first.',
    },
  },
  turn: {
    title: 'Your turn',
    text: [
      'Place a disc on an empty square, so that in at least one of the eight directions a line of discs of the other colour lies right next to it, with a disc of yours right behind the line. All lines that you close in like this turn over.',
      'If you can’t turn anything over, you pass.',
    ],
    lines: {
      label: 'A black disc on c2 would close in the white disc on c3, since there is a black one on c4.',
      caption: 'A black disc on c2 turns over the white one on c3.',
    },
  },
  end: {
    title: 'The end',
    text: ['The game ends when neither side can turn anything over.'],
  },
};
