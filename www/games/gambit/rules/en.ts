// The rules of Gambit in English. `label` tells a diagram to those who can't see it, `caption` stands below it.

export default {
  aim: {
    title: 'The aim',
    text: ['You take enemy pieces by jumping over them, and try to keep your own pieces together. When the jumps run out, every group of yours that touches no enemy is an island; islands score, and the most points win.'],
    start: {
      label: 'The start: eight black pieces on the second rank, eight white pieces on the third.',
      caption: 'The start. Black, with the ring, moves first; White has the dot.',
    },
  },
  turn: {
    title: 'Your turn',
    text: [
      'Jump with one of your pieces: two squares in a straight line, in any of the eight directions, over exactly one enemy piece and onto an empty square. The piece you jump over leaves the board at once.',
      'After a jump, the same piece may jump again, in any direction, or stop. You must jump at least once.',
    ],
    jump: {
      label: 'The piece on d2 is picked; it can jump to b4, d4 or f4.',
      caption: 'The piece on d2 can jump over c3, d3 or e3.',
    },
    chain: {
      label: 'An arrow leads from b2 over c3 to d4 and on over e3 to f2.',
      caption: 'One turn, two jumps: over c3 to d4, then over e3 to f2. You may also stop on d4.',
    },
  },
  end: {
    title: 'The end',
    text: ['If it’s your turn and none of your pieces can jump, the game is over. Now the islands are counted.'],
  },
  islands: {
    title: 'Islands',
    text: [
      'Pieces of one colour that touch each other, diagonally too, are a group. A group is an island if none of its pieces touches an enemy piece. A group that touches even one enemy scores nothing.',
      'An island of one piece scores 1 point. Each further piece adds 2: two pieces score 3, three score 5, and so on. If both sides have the same number of points, the game is a draw.',
    ],
    count: {
      label: 'Three black pieces in the upper left corner are an island of 5 points; a white one on b1 scores 1. On the right, black and white touch and score nothing.',
      caption: 'Black’s island of three is worth 5 points, White’s single piece 1. The pieces on the right touch each other, so they score nothing.',
    },
  },
};
