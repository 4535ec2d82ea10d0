// Mirror images of positions and moves, from left to right.

/**
 * The mirror image of a position: in each rank the items are reversed.
 *
 * @param {string} position
 */
export function mirroredPosition(position) {
  const [board = '', ...rest] = position.split(' ');
  const mirrored = (/** @type {string} */ rank) => (rank.includes(',') || /^[bw]/.test(rank) ? rank.split(',').reverse().join(',') : [...rank].reverse().join(''));
  return [board.split('/').map(mirrored).join('/'), ...rest].join(' ');
}

/**
 * The mirror image of a move, or of several moves, on eight files.
 *
 * @param {string} move
 */
export function mirroredMove(move) {
  return move.replace(/[a-h]/g, (file) => String.fromCharCode(201 - file.charCodeAt(0)));
}
