// Combo in words.

import { placeOf, squareName } from '../../ui/board/geometry.js';
import { carried, countOf, pieces } from './notation.js';

/** @import { Snapshot } from '../../types.js' */

export const describe = {
  /** @param {string | undefined} piece */
  square(piece) {
    if (piece === undefined) return 'empty';
    const colour = piece.startsWith('b') ? 'black' : 'white';
    return countOf(piece) === 1 ? `${colour} piece` : `${colour} stack of ${countOf(piece)}`;
  },

  /**
   * @param {string} seat
   * @param {string} move
   */
  move(seat, move) {
    const { count, from, sign, to } = carried(move);
    const begin = `${seat} moves ${amount(count)} from ${from}`;
    if (sign === '+') return `${begin} onto ${to}`;
    return sign === 'x' ? `${begin} and captures ${to}` : `${begin} to ${to}`;
  },

  /** @param {string} move */
  deed(move) {
    const { sign, to } = carried(move);
    if (sign === 'x') return `captures ${to}`;
    return sign === '+' ? `adds to the stack on ${to}` : `goes to ${to}`;
  },

  amount,
  score: amount,

  /** @param {Snapshot} snapshot */
  end({ position, scores, winners }) {
    if (scores.includes(0)) return '';
    const decides = winners.length > 0 ? ' The side with more pieces wins.' : '';
    if (position.endsWith(' 100')) return `There were 100 moves without a capture.${decides}`;
    if (scores.every((score) => score === 1)) return 'With one piece each, neither can capture.';
    if (isShutIn(position)) return 'The other side is shut in and has no move.';
    return `The same position came up for the third time.${decides}`;
  },
};

/** @param {number} value */
function amount(value) {
  const rounded = Math.round(Math.abs(value) * 10) / 10;
  return rounded === 1 ? '1 piece' : `${rounded} pieces`;
}

/**
 * Whether there is no stack of the side to move that could do anything.
 *
 * @param {string} position
 */
function isShutIn(position) {
  const side = position.split(' ')[1] ?? '';
  const stacks = pieces(position);
  return [...stacks].every(([square, stack]) => {
    const { file, rank } = placeOf(square);
    const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [file + right, rank + up]));
    const inside = around.filter(([x = -1, y = -1]) => x >= 0 && y >= 0 && x < 8 && y < 8 && (x !== file || y !== rank));
    const neighbours = inside.map(([x = 0, y = 0]) => stacks.get(squareName(x, y)));
    const isStuck = countOf(stack) === 1 && neighbours.every((other) => other !== undefined && !other.startsWith(side));
    return !stack.startsWith(side) || isStuck;
  });
}
