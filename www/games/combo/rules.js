// The rules of Combo in words and diagrams.

/** @import { Part } from '../../screens/rules.js' */

/** @type {Part[]} */
export const rules = [
  {
    title: 'The aim',
    text: ['Capture all pieces of the other side. Pieces are stacked on each other: a stack goes as far as it is tall, and a single piece captures nothing.'],
    diagrams: [
      {
        scene: {
          position:
            'w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/b1,b1,b1,b1,b1,b1,b1,b1/b1,b1,b1,b1,b1,b1,b1,b1 b 0',
        },
        label: 'The start: sixteen single black pieces on ranks 1 and 2, sixteen single white ones on ranks 7 and 8.',
        caption: 'The start. Every piece is a stack of one; the number on a stack counts its pieces. Black moves first.',
      },
    ],
  },
  {
    title: 'A turn',
    text: [
      'Take some or all pieces of one of your stacks and move them in a straight line, in any of the eight directions. They may go as many squares as you have taken pieces, or fewer. Every square on the way must be empty.',
      'What you do not take stays where it is. Onto an empty square the pieces simply move. Onto a stack of your own they merge with it. A stack of the other side is captured whole, however tall it is, if you have taken two pieces or more.',
    ],
    diagrams: [
      {
        scene: {
          position: '8/8/8/3,w4,4/2,b1,5/1,w1,6/b3,2,b2,4/8 b 0',
          selected: 'a2',
          targets: ['a1', 'a3', 'a4', 'a5', 'b1', 'b2', 'c2', 'd2', 'b3'],
        },
        label: 'A black stack of three on a2 is picked up. Dots show empty squares up to three squares away, corner marks a white piece on b3 that it can capture, and a ring with a plus a black stack of two on d2 that it can join.',
        caption: 'What a stack of three can do: dots are moves, the ring with a plus is a merger with d2, the corner marks are a capture on b3.',
      },
      {
        scene: {
          position: '8/8/8/8/8/2,w1,5/8/b4,7 b 0',
          selected: 'a1',
          parts: { lifted: 'b2', rest: 'b2' },
          targets: ['a2', 'a3', 'b1', 'c1', 'b2', 'c3'],
        },
        label: 'Two pieces of a black stack of four on a1 are lifted; they can go up to two squares, and capture the white piece on c3.',
        caption: 'Two of four pieces are lifted: they go up to two squares and can capture on c3. The other two stay.',
      },
    ],
  },
  {
    title: 'The end',
    text: [
      'Who has no piece left has lost, and so has who is to move and cannot.',
      'The game is a draw when the same position comes up for the third time with the same side to move, when 100 moves go by without a capture, counting those of both sides, and when both sides have just one piece. If you chose so at the start, the side with more pieces wins such a game, and only equal pieces are a draw.',
    ],
    diagrams: [],
  },
];
