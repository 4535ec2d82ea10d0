// Turned discs, single or stacked, with their shadows.

import { drawShadow, slope } from './light.ts';
import { cutWood, plank, planksAhead, type Plank } from './materials/wood.ts';
import type { Brush } from './brush.ts';

/**
 * How discs are turned, in squares: the radius, the thickness, and how far the foot lies below the centre of its
 * square.
 */
interface DiscProfile {
  radius: number;
  thickness: number;
  foot: number;
  /** The name of what is painted on the face. */
  inlay?: string;
  /** Paints it around the origin. */
  paint?: (context: CanvasRenderingContext2D, radius: number) => void;
  /** Whether the shadow is drawn apart. */
  isFloating?: boolean;
}

const DEFAULT_PROFILE: DiscProfile = { radius: 0.375, thickness: 0.1, foot: 0.05 };
/** The woods of their faces. */
const FACES: Plank[] = [
  ['dark', { strength: 0.7 }],
  ['pale', { strength: 0.6 }],
];
/** Makes these ahead of time. */
export const discsAhead = planksAhead(...FACES);
/** The steps in which heights are drawn, in squares, so that few shadows are painted. */
const HEIGHT_STEP = 0.04;

/**
 * Draws thick discs, seen slightly from above; returns the centre and the radius of the upper face.
 *
 * @param paint the prefix of the set's colours: `dark` or `pale`
 * @param lift in squares
 * @param layers the number of discs
 */
export function drawDiscs(
  brush: Brush,
  paint: string,
  { file, rank }: { file: number; rank: number },
  lift: number,
  layers: number,
  turning: DiscProfile = DEFAULT_PROFILE,
) {
  const { geometry } = brush;
  const { cell } = geometry;
  const { x, y } = geometry.pointOf(file, rank);
  const foot = y + turning.foot * cell;
  if (!turning.isFloating) drawFall(brush, x, foot, Math.round(lift / HEIGHT_STEP) * HEIGHT_STEP, layers, turning);
  return drawBody(brush, paint, x, foot - lift * cell, layers, turning);
}

/**
 * Draws the discs without their shadow; returns the centre and the radius of the upper face.
 *
 * @param x the centre of the foot
 */
function drawBody(brush: Brush, paint: string, x: number, y: number, layers: number, turning: DiscProfile) {
  const { cell } = brush.geometry;
  const radius = turning.radius * cell;
  const height = turning.thickness * cell * layers;
  // A margin of two pixels for smooth edges.
  const [left, top] = [radius + 2, radius + height + 2];
  brush.stamp(
    `discs ${paint} ${layers} ${turning.inlay ?? ''}`,
    x - left,
    y - top,
    2 * left,
    top + radius + 2,
    (context) => {
      context.translate(left, top);
      const tools = { ...brush, context };
      for (let layer = 0; layer < layers; layer += 1)
        paintSide(tools, paint, radius, -layer * turning.thickness * cell, turning.thickness * cell, layer > 0);
      context.translate(0, -height);
      paintFace(tools, paint, radius, layers);
      turning.paint?.(context, radius);
    },
  );
  return { x, y: y - height, radius };
}

/**
 * Draws the shadows of discs: at the foot, and on the board beside it.
 *
 * @param x the centre of the foot
 * @param lift in squares
 */
export function drawFall(brush: Brush, x: number, y: number, lift: number, layers: number, turning: DiscProfile) {
  const { cell } = brush.geometry;
  const radius = turning.radius * cell;
  const height = turning.thickness * layers;
  const reach = (0.5 + lift + height) * cell;
  const span = radius + reach;
  brush.stamp(
    `fall ${layers} ${lift.toFixed(2)} ${turning.radius}`,
    x - span,
    y - span,
    2 * span,
    2 * span,
    (context) => {
      context.translate(span, span);
      const [shade, contact, cast] = [
        brush.colour('shade'),
        Number(brush.colour('contact')),
        Number(brush.colour('cast')),
      ];
      const off = cell * (0.05 + 0.35 * lift);
      // The shadow of a stack is longer than that of a disc.
      const tall = Math.max(0, height - turning.thickness) * cell * 0.35;
      const shape = () => {
        context.lineCap = 'round';
        context.lineWidth = 2 * radius;
        context.strokeStyle = shade;
        context.beginPath();
        context.moveTo(0, 0);
        context.lineTo(tall + 0.01, tall * 0.35);
        context.stroke();
      };
      drawShadow(
        context,
        shade,
        { x: off, y: lift > 0 ? cell * (0.06 + 0.2 * lift) : off, blur: cell * (0.12 + 0.35 * lift), alpha: cast },
        shape,
      );
      if (lift > 0) return;
      drawShadow(context, shade, { x: cell * 0.012, y: cell * 0.012, blur: cell * 0.035 + 1, alpha: contact }, shape);
    },
  );
}

/**
 * Paints the side of one disc.
 *
 * @param y its foot
 * @param isUpper whether a disc lies below
 */
function paintSide(
  { context, colour }: Brush,
  paint: string,
  radius: number,
  y: number,
  thickness: number,
  isUpper: boolean,
) {
  const side = context.createLinearGradient(-radius, 0, radius, 0);
  side.addColorStop(0, colour(`${paint}-edge`));
  side.addColorStop(0.3, colour(`${paint}-edge`));
  side.addColorStop(1, colour(`${paint}-foot`));
  const trace = () => {
    context.beginPath();
    context.arc(0, y, radius, 0, Math.PI);
    context.arc(0, y - thickness, radius, Math.PI, 0, true);
    context.closePath();
  };
  context.fillStyle = side;
  trace();
  context.fill();
  context.beginPath();
  context.arc(0, y - thickness, radius, 0, 2 * Math.PI);
  context.fill();
  // A soft sheen at the left of the middle, and the shade of the foot.
  context.save();
  trace();
  context.clip();
  const sheen = context.createLinearGradient(-radius, 0, radius, 0);
  const strength = paint === 'dark' ? 0.16 : 0.3;
  sheen.addColorStop(0, 'rgb(255 250 238 / 0)');
  sheen.addColorStop(0.28, `rgb(255 250 238 / ${strength})`);
  sheen.addColorStop(0.6, 'rgb(255 250 238 / 0)');
  context.fillStyle = sheen;
  context.fillRect(-radius, y - thickness, 2 * radius, thickness + radius);
  context.strokeStyle = 'rgb(10 5 0 / .28)';
  context.lineWidth = thickness * 0.3;
  context.beginPath();
  context.arc(0, y, radius, 0, Math.PI);
  context.stroke();
  context.restore();
  if (!isUpper) return;
  // The seam: a dark line, and a light line of the disc below it.
  const line = Math.max(0.8, radius * 0.03);
  for (const [down, ink] of [
    [0, 'rgb(8 4 0 / .85)'],
    [line * 1.1, ''],
  ] as const) {
    context.strokeStyle = ink || colour(`${paint}-seam`);
    context.lineWidth = line;
    context.beginPath();
    context.arc(0, y + down, radius - line * 0.5, Math.PI * 0.06, Math.PI * 0.94);
    context.stroke();
  }
}

/**
 * Paints the upper face around the origin.
 *
 * @param seed chooses its grain
 */
function paintFace(brush: Brush, paint: string, radius: number, seed: number) {
  const { context, colour } = brush;
  const isDark = paint === 'dark';
  context.save();
  disc(context, 0, 0, radius);
  context.fillStyle = colour(paint);
  context.fill();
  context.clip();
  context.globalAlpha = isDark ? 0.55 : 0.6;
  cutWood(
    brush,
    plank(brush, ...(FACES.find(([name]) => name === paint) ?? [paint])),
    { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius },
    { seed: seed + (isDark ? 40 : 60), size: 150 / Math.max(60, radius * 2.6) },
  );
  context.globalAlpha = 1;
  const [light, dark] = isDark ? [0.11, 0.18] : [0.25, 0.1];
  context.fillStyle = slope(context, { x: 0, y: 0, radius }, [
    [0, `rgb(255 250 238 / ${light})`],
    [0.5, 'rgb(255 250 238 / 0)'],
    [0.55, 'rgb(20 10 2 / 0)'],
    [1, `rgb(20 10 2 / ${dark})`],
  ]);
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  // The chamfer.
  const chamfer = radius * 0.085;
  context.strokeStyle = slope(context, { x: 0, y: 0, radius }, [
    [0, `rgb(255 250 238 / ${isDark ? 0.34 : 0.75})`],
    [0.45, 'rgb(255 250 238 / .04)'],
    [0.55, 'rgb(20 10 2 / .05)'],
    [1, `rgb(20 10 2 / ${isDark ? 0.5 : 0.26})`],
  ]);
  context.lineWidth = chamfer;
  disc(context, 0, 0, radius - chamfer / 2);
  context.stroke();
  context.restore();
  // Its lower edge meets the side in a fine line.
  context.strokeStyle = isDark ? 'rgb(255 240 215 / .13)' : 'rgb(60 35 10 / .3)';
  context.lineWidth = Math.max(0.7, radius * 0.018);
  disc(context, 0, 0, radius - context.lineWidth / 2);
  context.stroke();
}

/** Scores a thin ring into a face: a dark line with a light one inside it. */
export function score(context: CanvasRenderingContext2D, radius: number, ink: string, width: number) {
  context.lineWidth = width;
  context.strokeStyle = ink;
  disc(context, 0, 0, radius);
  context.stroke();
  context.strokeStyle = 'rgb(255 250 238 / .35)';
  disc(context, width * 0.5, width * 0.9, radius);
  context.stroke();
}

/** Draws the bright rim of a picked piece. */
export function drawRim(
  { context, colour, geometry }: Brush,
  { x, y, radius }: { x: number; y: number; radius: number },
) {
  const line = Math.max(2, Math.min(3.4, geometry.cell * 0.028));
  disc(context, x, y, radius - line / 2);
  // The dark line beneath shows the rim on a pale piece.
  context.strokeStyle = 'rgb(10 20 24 / .75)';
  context.lineWidth = line + 2;
  context.stroke();
  context.strokeStyle = colour('rim');
  context.lineWidth = line;
  context.stroke();
}

/**
 * Draws a peg on a target square.
 *
 * @param size its radius in squares
 */
export function drawDot(brush: Brush, square: string, size = 0.125) {
  const { geometry, colour } = brush;
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  const radius = Math.max(3.2, cell * size);
  const span = radius + Math.max(4, cell * 0.08);
  brush.stamp(`peg ${size}`, x - span, y - span, 2 * span, 2 * span, (context) => {
    context.translate(span, span);
    drawShadow(context, colour('shade'), { x: cell * 0.015, y: cell * 0.02, blur: cell * 0.05, alpha: 0.5 }, () => {
      disc(context, 0, 0, radius);
      context.fill();
    });
    const rim = Math.max(1.4, Math.min(2.4, cell * 0.024));
    context.fillStyle = colour('target-rim');
    disc(context, 0, 0, radius);
    context.fill();
    context.fillStyle = colour('target');
    disc(context, 0, 0, radius - rim);
    context.fill();
  });
}

/** Draws a short line under a piece that can move. */
export function drawMovable({ context, geometry, colour }: Brush, square: string) {
  const { cell } = geometry;
  const { x, y } = geometry.centre(square);
  context.lineCap = 'round';
  for (const [name, width] of [
    ['target-rim', 4.4],
    ['target', 2.4],
  ] as const) {
    context.strokeStyle = colour(name);
    context.lineWidth = Math.max(width * 0.75, cell * 0.011 * width);
    context.beginPath();
    context.moveTo(x - cell * 0.1, y + cell * 0.455);
    context.lineTo(x + cell * 0.1, y + cell * 0.455);
    context.stroke();
  }
}

/** Traces the path of a disc. */
export function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
