// The marks of judgements: beside moves, on the graph, and on the board. Each kind has a shape of its own.

import { h } from '../../ui/view.ts';
import type { Kind } from '../../coach/review/formulas.ts';
import type { Board } from '../../ui/board/board.ts';
import type { Brush } from '../../ui/board/brush.ts';

const SYMBOLS: Record<Kind, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** A mark, hidden from screen readers. */
export function badge(
  kind: Kind,
  { isHollow = false, isTurning = false, style }: { isHollow?: boolean; isTurning?: boolean; style?: string } = {},
) {
  return h(
    'span',
    {
      class: ['badge', kind, isHollow && 'hollow', isTurning && 'turning'].filter(Boolean).join(' '),
      'aria-hidden': 'true',
      style,
    },
    h('span', { 'data-symbol': SYMBOLS[kind] }),
  );
}

/**
 * Draws the mark of the judged move where a scene has its shape.
 *
 * @param kindOf its kind; none for no mark
 */
export function showBadges(board: Pick<Board, 'drawShapes'>, kindOf: () => Kind | null | undefined) {
  board.drawShapes = (brush, shapes) => {
    const kind = kindOf();
    const square = shapes[0]?.squares[0];
    if (kind && square) drawBadge(brush, square, kind);
  };
}

/** Draws a mark at the upper right of a square. */
function drawBadge({ context, geometry, colour }: Brush, square: string, kind: Kind) {
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
