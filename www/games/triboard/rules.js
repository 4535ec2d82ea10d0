// The rules of Triboard in words and diagrams.

/** @import { Part } from '../../screens/rules.js' */

/** Ranks without anything, below the ones that a diagram needs. */
const BELOW = '16/16/16/16/16';

/** @type {Part[]} */
export const rules = [
  {
    title: 'The aim',
    text: ['Blue, Red and Green turn each other’s cells. Who owns most cells at the end wins; who own equally many share the win.'],
    diagrams: [
      {
        scene: {
          position:
            '2#2r3r1#2r#/1g#4rgg4r1/3#2r2b3rb1/4b1g1b4#2/1g2b5b2g2/5b3g6/9g6/1#r3b3r2b1#/3#4r2bg2b/4#1g1#gb2r2/g6#5r2 b',
        },
        label: 'A board at its start: twelve blue, twelve red and twelve green cells and twelve walls, scattered by chance.',
        caption: 'A start. Each has twelve cells, and there are twelve walls. A seed decides where they are and who begins; the same seed makes the same board.',
      },
    ],
  },
  {
    title: 'A turn',
    text: [
      'Pick an empty cell. From there, look along each of the eight directions: where there are one or more cells of one other player, and right behind them one of your own, all those between turn to you. So does the cell that you have picked. A cell from which nothing turns cannot be picked.',
      'All directions turn at once, and different directions may take from different players. A line that meets an empty cell, a wall, the edge, or a second player before it meets your own turns nothing.',
    ],
    diagrams: [
      {
        scene: {
          position: `16/3b6#1rb2/4r5r5/5r3gg5/2brr1ggb7/16/${BELOW} b`,
          preview: { squares: ['f7', 'e7', 'd7', 'g7', 'h7'], piece: 'b' },
        },
        label: 'Blue looks at f7: the two red cells at its left and the two green ones at its right would turn, since blue cells stand behind them.',
        caption: 'If Blue plays f7, two red cells and two green ones turn along the rank, since blue ones stand behind them.',
      },
    ],
  },
  {
    title: 'The end',
    text: ['Who has no cell to pick is passed over. The game ends when nobody has one.'],
    diagrams: [],
  },
];
