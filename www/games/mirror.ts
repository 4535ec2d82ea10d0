// Mirror images of positions and moves, from left to right.

/** The mirror image of a position: in each rank the items are reversed. */
export function mirroredPosition(position: string) {
  const [board = '', ...rest] = position.split(' ');
  const mirrored = (rank: string) =>
    rank.includes(',') || /^[bw]/.test(rank) ? rank.split(',').reverse().join(',') : [...rank].reverse().join('');
  return [board.split('/').map(mirrored).join('/'), ...rest].join(' ');
}

/**
 * The board and the side to move of a position, or of its mirror image: the lesser of the two texts.
 *
 * @param isMirrored whether a mirror image is the same position
 */
export function canonicalPosition(position: string, isMirrored: boolean) {
  const known = position.split(' ', 2).join(' ');
  const image = isMirrored ? mirroredPosition(known) : known;
  return { text: image < known ? image : known, isImage: image < known, isSymmetric: isMirrored && image === known };
}

/** The mirror image of a move, or of several moves, on eight files. */
export function mirroredMove(move: string) {
  return move.replace(/[a-h]/g, (file) => String.fromCharCode(201 - file.charCodeAt(0)));
}
