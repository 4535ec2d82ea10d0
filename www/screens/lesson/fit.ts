// How the board of a lesson fits its place: upright where that is larger, or only a part of it.

import { placeOf } from '../../ui/board/geometry.ts';
import { isBetterUpright } from '../../ui/board/view.ts';
import type { Board } from '../../ui/board/board.ts';

/** The side of a square in CSS pixels below which a part of the board is shown, and its side then. */
const MIN_CELL = 30;
const COMFORTABLE_CELL = 36;
/** The height above and below the board on a phone, in rem. */
const RESERVED_HEIGHT = 19;

/**
 * Fits a board whenever its size changes. Where the squares of the whole board would be too small for a finger, shows
 * the part around a square; otherwise turns a long board upright.
 *
 * @param around the square of the current task; undefined where the whole board is to be seen
 */
export function keepFitting(board: Board, around: () => string | undefined) {
  const fit = () => {
    const square = around();
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const height = innerHeight - RESERVED_HEIGHT * rem;
    const isLegible = board.tileIn(innerWidth, height, false) >= MIN_CELL;
    const isUpright = (square === undefined || isLegible) && isBetterUpright(board, innerWidth, height);
    if (isUpright !== board.geometry.isUpright) board.setUpright(isUpright);
    const { columns, lines, ranks, frame } = board.geometry;
    const { clientWidth, clientHeight } = board.element;
    const cell = clientWidth / columns;
    const isPart = square !== undefined && square !== '' && cell > 0 && cell < MIN_CELL;
    board.element.classList.toggle('is-part', isPart);
    const { file, rank } = placeOf(square ?? '');
    // Where all ranks fit, none of them and no coordinates are cut.
    const whole = clientHeight / (frame.top + lines + frame.bottom);
    const shown = whole < MIN_CELL ? COMFORTABLE_CELL : Math.min(COMFORTABLE_CELL, whole);
    const zoom = shown / board.tileIn(clientWidth, clientHeight, isUpright);
    board.setView(isPart ? { zoom, x: file + 0.5, y: ranks - rank - 0.5 } : null);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(board.element);
  return { fit, close: () => observer.disconnect() };
}
