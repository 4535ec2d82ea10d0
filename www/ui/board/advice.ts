// What an analysis draws on a board: arrows of the best moves, and dots for what the others cost.

import type { Brush } from './brush.ts';
import type { Arrow, Heat, Scene } from './scene.ts';

/** The width, in squares, and the opacity of the arrows by rank. */
const ARROWS = [
  { width: 0.17, alpha: 0.96 },
  { width: 0.12, alpha: 0.8 },
  { width: 0.08, alpha: 0.6 },
];

/** Draws an analysis: dots first, then the arrows, the best on top. */
export function drawAdvice(brush: Brush, { arrows, heat, pointed }: Pick<Scene, 'arrows' | 'heat' | 'pointed'>) {
  for (const dot of heat) if (dot.cost !== 'none' && dot.square !== pointed) drawHeat(brush, dot);
  for (const arrow of [...arrows].reverse()) drawRanked(brush, arrow);
  const shown = heat.find(({ square }) => square === pointed);
  if (shown) drawValue(brush, shown);
}

/** Draws what a move to a square costs: a round amber dot, or a red diamond where it costs much. */
function drawHeat({ context, geometry, colour }: Brush, { square, cost, isOccupied }: Heat) {
  const { cell } = geometry;
  const centre = geometry.centre(square);
  const isLarge = cost === 'large';
  // Beside a piece, in a corner.
  const away = isOccupied ? cell * 0.34 : 0;
  const [x, y] = [centre.x - away, centre.y + away];
  const radius = Math.max(3.5, cell * (isLarge ? 0.1 : 0.13));
  context.beginPath();
  if (isLarge) {
    context.moveTo(x, y - radius * 1.2);
    for (const [right, down] of [
      [1.2, 0],
      [0, 1.2],
      [-1.2, 0],
    ] as const)
      context.lineTo(x + right * radius, y + down * radius);
    context.closePath();
  } else context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineJoin = 'round';
  context.strokeStyle = colour(isLarge ? 'threat-edge' : 'hint-edge');
  context.lineWidth = Math.max(2, cell * 0.06);
  context.stroke();
  context.fillStyle = colour(isLarge ? 'threat' : 'hint');
  context.fill();
}

/** Draws the arrow of a move with its text; a move to a single square is a disc. */
function drawRanked({ context, geometry, colour }: Brush, { squares, rank, text = String(rank) }: Arrow) {
  const { cell } = geometry;
  const { width, alpha } = ARROWS[rank - 1] ?? { width: 0.08, alpha: 0.6 };
  const points = squares.map((square) => geometry.centre(square));
  const end = points.at(-1);
  if (!end) return;
  context.save();
  context.globalAlpha = alpha;
  const before = points.at(-2);
  if (before) drawShaft({ context, colour, cell }, points, before, end, cell * width);
  // In the middle of the last step, where no piece stands.
  const badge = before ? { x: (before.x + end.x) / 2, y: (before.y + end.y) / 2 } : end;
  const radius = Math.max(8, cell * (before ? 0.16 : 0.3 - 0.04 * rank));
  context.globalAlpha = Math.min(1, alpha + 0.2);
  context.beginPath();
  context.arc(badge.x, badge.y, radius, 0, 2 * Math.PI);
  context.fillStyle = colour('target');
  context.fill();
  context.lineWidth = Math.max(1.5, cell * 0.03);
  context.strokeStyle = colour('target-rim');
  context.stroke();
  context.fillStyle = colour('target-rim');
  context.font = `700 ${radius * 1.25}px ${colour('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, badge.x, badge.y + radius * 0.07);
  context.restore();
}

interface Point {
  x: number;
  y: number;
}

/**
 * Draws a line with a head.
 *
 * @param before the last but one
 */
function drawShaft(
  { context, colour, cell }: { context: CanvasRenderingContext2D; colour: (name: string) => string; cell: number },
  points: Point[],
  before: Point,
  end: Point,
  width: number,
) {
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const head = width * 1.1 + cell * 0.12;
  const [first = before, ...others] = points.slice(0, -1);
  // It begins at the edge of the piece, and the line ends inside the head.
  const next = others[0] ?? end;
  const away = Math.atan2(next.y - first.y, next.x - first.x);
  const start = { x: first.x + Math.cos(away) * cell * 0.2, y: first.y + Math.sin(away) * cell * 0.2 };
  const neck = { x: end.x - Math.cos(angle) * head * 0.9, y: end.y - Math.sin(angle) * head * 0.9 };
  const side = (turn: number) => ({
    x: neck.x + Math.cos(angle + turn) * head * 0.8,
    y: neck.y + Math.sin(angle + turn) * head * 0.8,
  });
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  for (const [name, rim] of [
    ['target-rim', Math.max(1.2, cell * 0.022)],
    ['target', 0],
  ] as const) {
    context.strokeStyle = context.fillStyle = colour(name);
    context.lineWidth = width + 2 * rim;
    context.beginPath();
    for (const { x, y } of [start, ...others, neck]) context.lineTo(x, y);
    context.stroke();
    context.beginPath();
    for (const { x, y } of [end, side(Math.PI / 2), side(-Math.PI / 2)]) context.lineTo(x, y);
    context.closePath();
    context.fill();
    if (rim === 0) continue;
    context.lineWidth = 2 * rim;
    context.stroke();
  }
}

/** Draws the value of the move to the square that is pointed at. */
function drawValue({ context, geometry, colour }: Brush, { square, text, cost }: Heat) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const size = Math.max(12, Math.min(20, cell * 0.28));
  context.font = `700 ${size}px ${colour('font')}`;
  const width = Math.max(size * 1.8, context.measureText(text).width + size * 0.9);
  context.beginPath();
  context.roundRect(x - width / 2, y - size * 0.8, width, size * 1.6, size * 0.8);
  context.fillStyle = colour('score-ground');
  context.fill();
  context.lineWidth = Math.max(2, cell * 0.03);
  context.strokeStyle = colour(cost === 'large' ? 'threat' : cost === 'small' ? 'hint' : 'target');
  context.stroke();
  context.fillStyle = colour('score-text');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + size * 0.06);
}
