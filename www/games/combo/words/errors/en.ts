// Combo in English: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';

export default {
  places: {
    draws: 'draws',
    from: 'first square',
    pieces: 'pieces',
    'plies-since-the-last-capture': 'moves since the last capture',
    sign: 'sign',
    to: 'last square',
  },
  numbered: {},
  texts: {
    'no-piece': () => 'A board has at least one piece.',
    'rank-stack': ({ most }: { most: number }) =>
      `A rank is written with stacks such as b2, and with numbers from 1 to ${number(most)} for empty squares.`,
    'most-of-a-side': ({ most }: { most: number }) => `Each side has at most ${number(most)} pieces.`,
    carry: () => 'A move is a number of pieces, a square, a sign and a square, such as 2d4xd6.',
  },
  rules: {
    'straight-line': () => 'Pieces move to another square in a straight line.',
    'too-far': () => 'A move can go at most as many squares as it takes pieces.',
    'single-capture': () => 'It takes at least two pieces to capture.',
  },
};
