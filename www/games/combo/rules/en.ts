// The rules of Combo in English. `label` tells a diagram to those who can't see it, `caption` stands below it.

export default {
  aim: {
    title: 'The aim',
    text: ['Capture all the pieces of the other side. Your pieces can stand on each other: a taller stack goes farther, and it takes at least two pieces to capture.'],
    start: {
      label: 'The start: sixteen single black pieces on ranks 1 and 2, sixteen single white ones on ranks 7 and 8.',
      caption: 'The start. Every piece is a stack of one; the number on a taller stack counts its pieces. Black moves first.',
    },
  },
  turn: {
    title: 'Your turn',
    text: [
      'Take some or all of the pieces of one of your stacks and move them in a straight line, in any of the eight directions. They may go as many squares as you take pieces, or fewer. Every square on the way must be empty. What you leave behind stays where it is.',
      'On an empty square, the pieces simply stand there as a stack. On a stack of your own, they merge with it. If you move two or more pieces, you can also capture a stack of the other side: all of it, however tall it is.',
    ],
    moves: {
      label: 'A black stack of three on a2 is picked. Dots show empty squares up to three squares away, corner marks a white piece on b3 that it can capture, and a ring with a plus a black stack of two on d2 that it can join.',
      caption: 'What a stack of three can do: move (dots), merge with d2 (ring with a plus), or capture on b3 (corner marks).',
    },
    split: {
      label: 'Two pieces of a black stack of four on a1 are lifted; they can go up to two squares, and capture the white piece on c3.',
      caption: 'Two of four pieces are lifted. They go up to two squares and can capture on c3; the other two stay.',
    },
  },
  end: {
    title: 'The end',
    text: [
      'You win when the other side has no piece left, or when it is their turn and they can’t move.',
      'The game is a draw when the same position comes up for the third time with the same side to move, when 100 moves in a row, counting both sides, go by without a capture, or when each side has just one piece. You can choose before the game that the side with more pieces wins instead; then only equal numbers are a draw.',
      'You can also play with a clock. If your time runs out, you lose.',
    ],
  },
};
