// The rules of Gambit in words and diagrams.

/** @import { Part } from '../../screens/rules.js' */

/** @type {Part[]} */
export const rules = [
  {
    title: 'The aim',
    text: ['Jump over the other side’s pieces to take them. At the end, count what you have kept: groups of your pieces that no enemy touches are islands, and islands score.'],
    diagrams: [
      {
        scene: { position: '8/xxxxxxxx/oooooooo/8 o' },
        label: 'The start: eight black pieces on the second rank, eight white pieces on the third.',
        caption: 'The start. Black, with the ring, moves first; White has the dot.',
      },
    ],
  },
  {
    title: 'A turn',
    text: [
      'A turn is one or more jumps by one of your pieces. A jump goes two squares in a straight line, in any of the eight directions, over exactly one enemy piece onto an empty square. The piece that is jumped over leaves the board at once.',
      'After a jump the same piece may jump again, in any direction, or stop. At least one jump must be made.',
    ],
    diagrams: [
      {
        scene: { position: '8/xxxxxxxx/oooooooo/8 o', selected: 'd2', targets: ['b4', 'd4', 'f4'] },
        label: 'The piece on d2 is picked up; it can jump to b4, d4 or f4.',
        caption: 'The piece on d2 may jump over c3, d3 or e3.',
      },
      {
        scene: { position: '8/2x1x3/1o6/8 o', hint: ['b2', 'd4', 'f2'], selected: 'b2' },
        label: 'An arrow leads from b2 over c3 to d4 and on over e3 to f2.',
        caption: 'One turn, two jumps: over c3 to d4, then over e3 to f2. The piece may also stop on d4.',
      },
    ],
  },
  {
    title: 'The end',
    text: ['The game ends when the player whose turn it is has no jump. Then the islands are counted.'],
    diagrams: [],
  },
  {
    title: 'Islands',
    text: [
      'Pieces of one colour that touch each other, diagonally too, are a group. A group is an island if none of its pieces touches an enemy. A group that touches an enemy scores nothing.',
      'An island of one piece scores 1 point, of two 3, of three 5, and so on: two for each piece, less one. More points win; equal points are a draw.',
    ],
    diagrams: [
      {
        scene: {
          position: 'oo4x1/2o3x1/6o1/1x6 o',
          holdings: [
            { seat: 0, points: 5, squares: ['c3', 'a4', 'b4'] },
            { seat: 1, points: 1, squares: ['b1'] },
          ],
        },
        label: 'Three black pieces in the upper left corner are an island of 5 points, a white one on b1 scores 1. At the right, black and white touch and score nothing.',
        caption: 'Black has an island of three, 5 points; White’s single piece scores 1. The pieces at the right touch each other, so they score nothing.',
      },
    ],
  },
];
