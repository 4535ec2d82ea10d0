// The marks of judgements: beside moves, on the graph, and on the board. Each kind has a shape of its own.

import { make } from '../../ui/dom.js';

/** @import { Kind } from '../../coach/review/formulas.js' */
/** @import { Brush } from '../../types.js' */

/** @type {Record<Kind, string>} */
const SYMBOLS = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/**
 * Creates a mark, hidden from screen readers.
 *
 * @param {Kind} kind
 * @param {{ isHollow?: boolean, isTurning?: boolean }} [look]
 */
export function badge(kind, { isHollow = false, isTurning = false } = {}) {
  return make('span', { class: ['badge', kind, isHollow && 'hollow', isTurning && 'turning'].filter(Boolean).join(' '), 'aria-hidden': 'true' }, make('span', { 'data-symbol': SYMBOLS[kind] }));
}

/**
 * Draws a mark at the upper right of a square.
 *
 * @param {Brush} brush
 * @param {string} square
 * @param {Kind} kind
 */
export function drawBadge({ context, geometry, colour }, square, kind) {
  const { cell } = geometry;
  const size = Math.max(9, cell * 0.19);
  const { x, y } = geometry.centre(square);
  context.save();
  context.translate(x + cell * 0.5 - size * 0.75, y - cell * 0.5 + size * 0.75);
  context.beginPath();
  if (kind === 'blunder') {
    context.save();
    context.rotate(Math.PI / 4);
    context.roundRect(-size * 0.92, -size * 0.92, size * 1.84, size * 1.84, size * 0.35);
    context.restore();
  } else context.arc(0, 0, size, 0, 2 * Math.PI);
  context.fillStyle = colour(kind === 'blunder' ? 'bad-ground' : kind === 'mistake' ? 'amber' : 'surface');
  context.strokeStyle = colour(kind === 'inaccuracy' ? 'text' : 'surface');
  context.lineWidth = Math.max(1.5, cell * 0.025);
  context.fill();
  context.stroke();
  context.fillStyle = colour(kind === 'blunder' ? 'bad-text' : kind === 'mistake' ? 'on-amber' : 'text');
  context.font = `700 ${size * 1.25}px ${colour('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(SYMBOLS[kind], 0, size * 0.08);
  context.restore();
}
