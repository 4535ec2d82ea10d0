// What an analysis draws on a board: arrows of the best moves, and dots for what the others cost.

import type { Brush } from './brush.ts';
import type { Arrow, Heat, Scene } from './scene.ts';

/** How an arrow looks: its width in squares, its opacity, and its colours. */
interface Look {
  width: number;
  alpha: number;
  fill: string;
  rim: string;
}

const LEAST: Look = { width: 0.08, alpha: 0.6, fill: 'target', rim: 'target-rim' };
/** By rank. */
const RANKED: Look[] = [{ ...LEAST, width: 0.17, alpha: 0.96 }, { ...LEAST, width: 0.12, alpha: 0.8 }, LEAST];
const MARKED: Record<NonNullable<Arrow['mark']>, Look> = {
  better: { width: 0.15, alpha: 1, fill: 'ink-g', rim: 'ink-g-edge' },
  reply: { width: 0.05, alpha: 1, fill: 'ink-r', rim: 'ink-r-edge' },
};

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
function drawRanked(brush: Brush, { squares, rank, mark, text = String(rank) }: Arrow) {
  const { context, geometry } = brush;
  const look = mark ? MARKED[mark] : (RANKED[(rank ?? 0) - 1] ?? LEAST);
  const { alpha } = look;
  const points = squares.map((square) => geometry.centre(square));
  const end = points.at(-1);
  if (!end) return;
  const before = points.at(-2);
  context.save();
  context.globalAlpha = alpha;
  if (before) drawShaft(brush, points, before, end, look);
  context.globalAlpha = Math.min(1, alpha + 0.2);
  // In the middle of the last step, where no piece stands.
  if (rank !== null)
    drawRank(brush, before ? { x: (before.x + end.x) / 2, y: (before.y + end.y) / 2 } : end, !before, { rank, text });
  else if (!before) drawDot(brush, end, look);
  context.restore();
}

function drawRank(
  { context, geometry, colour }: Brush,
  { x, y }: Point,
  isAlone: boolean,
  { rank, text }: { rank: number; text: string },
) {
  const { cell } = geometry;
  const radius = Math.max(8, cell * (isAlone ? 0.3 - 0.04 * rank : 0.16));
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = colour('target');
  context.fill();
  context.lineWidth = Math.max(1.5, cell * 0.03);
  context.strokeStyle = colour('target-rim');
  context.stroke();
  context.fillStyle = colour('target-rim');
  context.font = `700 ${radius * 1.25}px ${colour('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + radius * 0.07);
}

/** Draws a move to a single square that has no rank: a thick or a thin ring, as its arrow would be. */
function drawDot({ context, geometry, colour }: Brush, { x, y }: Point, { width, fill, rim }: Look) {
  const { cell } = geometry;
  for (const [name, line] of [
    [rim, cell * width + Math.max(2.4, cell * 0.05)],
    [fill, Math.max(2, cell * width)],
  ] as const) {
    context.beginPath();
    context.arc(x, y, cell * 0.28, 0, 2 * Math.PI);
    context.lineWidth = line;
    context.strokeStyle = colour(name);
    context.stroke();
  }
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
function drawShaft({ context, geometry, colour }: Brush, points: Point[], before: Point, end: Point, look: Look) {
  const { cell } = geometry;
  const width = cell * look.width;
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
    [look.rim, Math.max(1.2, cell * 0.022)],
    [look.fill, 0],
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
