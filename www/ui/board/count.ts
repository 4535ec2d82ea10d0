// The count of a board at the end of a game: its parts light up one after the other, each with its points. The browser
// animates them over the board, which is not painted meanwhile: handing over a large picture in each frame is too slow
// for a phone.

import { make } from '../dom.ts';
import { setDrawing } from '../trusted.ts';
import type { Holding } from '../../core/bindings.ts';
import type { Geometry } from './geometry.ts';
import type { Motion } from './motion.ts';

/** The length of a count, and the longest time of one part, in milliseconds. */
const TOTAL_MILLIS = 2000;
const MAX_PART_MILLIS = 500;
/** The side of the frame around a square, in squares, and its lines: the outer one and the frame. */
const SIDE = 0.88;
const LINES = [
  ['hint-edge', 0.1],
  ['hint', 0.055],
] as const;

/**
 * A motion that counts the parts of the scores.
 *
 * @param parts at least one
 * @param onPart called when so many parts have been counted
 */
export function countMotion(position: string, parts: Holding[], onPart: (counted: number) => void): Motion {
  let counted = 0;
  return {
    millis: Math.min(TOTAL_MILLIS, parts.length * MAX_PART_MILLIS),
    position,
    counted: parts,
    at(t) {
      const index = Math.min(parts.length - 1, Math.floor(t * parts.length));
      if (index > counted) onPart((counted = index));
      return { hidden: new Set(), sprites: [] };
    },
  };
}

/**
 * The parts over a board, each of which lights up in its time: a light frame around its squares, and its points rising
 * from it.
 *
 * @param canvas in CSS pixels
 */
export function countLayer(
  geometry: Geometry,
  canvas: { width: number; height: number },
  parts: Holding[],
  millis: number,
) {
  const each = millis / parts.length;
  const elements = parts.flatMap(({ squares, points }, n) => {
    if (squares.length === 0) return [];
    const delay = `animation-delay: ${n * each}ms`;
    const { cell, field } = geometry;
    const centres = squares.map((square) => geometry.centre(square));
    const [left, top] = [
      Math.min(...centres.map(({ x }) => x)) - cell / 2,
      Math.min(...centres.map(({ y }) => y)) - cell / 2,
    ];
    const [width, height] = [
      Math.max(...centres.map(({ x }) => x)) + cell / 2 - left,
      Math.max(...centres.map(({ y }) => y)) + cell / 2 - top,
    ];
    const percent = (x: number, y: number) => `left: ${(100 * x) / canvas.width}%; top: ${(100 * y) / canvas.height}%`;
    const frame = make('div', { style: `${percent(left, top)}; width: ${(100 * width) / canvas.width}%; ${delay}` });
    const side = cell * SIDE;
    const [x0, y0] = [left + side / 2, top + side / 2];
    const rects = centres
      .map(({ x, y }) => `<rect x="${x - x0}" y="${y - y0}" width="${side}" height="${side}" rx="${cell * 0.2}"/>`)
      .join('');
    const lines = LINES.map(
      ([name, part]) => `<g stroke="var(--${name})" stroke-width="${Math.max(1.5, cell * part)}">${rects}</g>`,
    );
    setDrawing(frame, `<svg viewBox="0 0 ${width} ${height}" fill="none">${lines.join('')}</svg>`);
    const size = Math.max(13, Math.min(26, cell * 0.36));
    const middle = Math.max(field.left + size, Math.min(field.left + field.width - size, left + width / 2));
    const label = make(
      'b',
      { style: `${percent(middle, Math.max(field.top + size, top + cell * 0.15))}; font-size: ${size}px; ${delay}` },
      `+${points}`,
    );
    return [frame, label];
  });
  return make('div', { class: 'counts', 'aria-hidden': 'true', style: `--each: ${each}ms` }, ...elements);
}
