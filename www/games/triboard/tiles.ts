// Paints the tiles of Triboard: stained wood for each player, and walls of hewn stone.

import { fillStone } from '../../ui/board/materials/stone.ts';
import { layGrain } from '../../ui/board/materials/stain.ts';
import type { Brush } from '../../ui/board/brush.ts';

/** The inset of a tile in its cell, the radius of its corners and its thickness, in squares. */
const INSET = 0.105;
const RADIUS = 0.13;
const THICKNESS = 0.06;
/** The room around a cell that a sprite needs for shadows and glow, in squares. */
const SPRITE_MARGIN = 0.35;
/** How many tiles of each colour differ in their grain. */
const GRAIN_VARIANTS = 5;

/** The centres of the five dots, in parts of the tile. */
const DOTS = [
  [0.26, 0.26],
  [0.74, 0.26],
  [0.5, 0.5],
  [0.26, 0.74],
  [0.74, 0.74],
] as const;

/**
 * Draws what stands on a cell: a tile of a player or a wall.
 *
 * @param cut which piece of wood or stone
 * @param state a lifted tile casts a longer shadow
 */
export function drawPiece(
  brush: Brush,
  owner: string,
  { x, y }: { x: number; y: number },
  cut: number,
  state: 'lying' | 'lifted' = 'lying',
) {
  const { cell } = brush.geometry;
  const size = cell * (1 + 2 * SPRITE_MARGIN);
  const key = `triboard-${owner}-${state}-${cut % GRAIN_VARIANTS}`;
  brush.stamp(key, x - size / 2, y - size / 2, size, size, (context) => {
    context.translate(size / 2, size / 2);
    if (owner === '#') paintWall(brush, context, cell, cut % GRAIN_VARIANTS);
    else paintTile(brush, context, cell, owner, cut % GRAIN_VARIANTS, state);
  });
}

/** Draws the light under a tile that was turned by the last move of a player. */
export function drawGlow(brush: Brush, owner: string, { x, y }: { x: number; y: number }) {
  const { cell } = brush.geometry;
  const size = cell * (1 + 2 * SPRITE_MARGIN);
  brush.stamp(`triboard-glow-${owner}`, x - size / 2, y - size / 2, size, size, (context) => {
    const side = cell * 0.86;
    context.translate(size / 2, size / 2);
    context.fillStyle = context.shadowColor = brush.colour(`glow-${owner}`);
    for (const blur of [0.3, 0.14]) {
      context.shadowBlur = blur * cell * scaleOf(context);
      box(context, side, cell * 0.15);
      context.fill();
    }
  });
}

/** Draws the thin light line inside a turned tile. */
export function drawTurned(brush: Brush, owner: string, { x, y }: { x: number; y: number }) {
  const {
    context,
    colour,
    geometry: { cell },
  } = brush;
  context.save();
  context.translate(x, y);
  context.strokeStyle = colour(`line-${owner}`);
  context.lineWidth = Math.max(1, cell * 0.028);
  box(context, cell * 0.7, cell * 0.1);
  context.stroke();
  context.restore();
}

/** Draws the frame of the last move of a player around its tile. */
export function drawPlayed(brush: Brush, owner: string, { x, y }: { x: number; y: number }) {
  const {
    context,
    colour,
    geometry: { cell },
  } = brush;
  const line = Math.max(2, cell * 0.075);
  context.save();
  context.translate(x, y);
  context.strokeStyle = colour('frame-shade');
  context.lineWidth = line + Math.max(1.2, cell * 0.035);
  box(context, cell * 0.93 - line * 0.5, cell * 0.2);
  context.stroke();
  context.strokeStyle = colour(`frame-${owner}`);
  context.lineWidth = line;
  context.stroke();
  context.strokeStyle = colour('frame-light');
  context.lineWidth = Math.max(1, cell * 0.035);
  box(context, cell * 0.93 - line * 2, cell * 0.15);
  context.stroke();
  context.restore();
}

function paintTile(
  brush: Brush,
  context: CanvasRenderingContext2D,
  cell: number,
  owner: string,
  cut: number,
  state: 'lying' | 'lifted',
) {
  const { colour } = brush;
  const side = cell * (1 - 2 * INSET);
  const radius = cell * RADIUS;
  const thick = cell * THICKNESS;
  const scale = scaleOf(context);
  const up = thick * 0.5;
  // The cast shadow, then the contact shadow, then the side of the tile.
  const lift = state === 'lifted' ? 1 : 0;
  for (const [right, down, blur, name] of [
    [0.05 + 0.07 * lift, 0.06 + 0.14 * lift, 0.12 + 0.1 * lift, 'cast'],
    [0.012, 0.02, 0.035, 'contact'],
  ] as const) {
    if (lift && name === 'contact') continue;
    Object.assign(context, {
      shadowColor: shadeOf(colour, name),
      shadowOffsetX: right * cell * scale,
      shadowOffsetY: down * cell * scale,
      shadowBlur: blur * cell * scale,
    });
    context.fillStyle = colour(`seat-${owner}-side`);
    box(context, side, radius, thick - up);
    context.fill();
  }
  context.shadowColor = 'transparent';
  context.save();
  box(context, side, radius, -up);
  context.clip();
  context.fillStyle = colour(`seat-${owner}`);
  context.fill();
  layGrain(brush, context, cut * 7 + owner.charCodeAt(0));
  context.translate(-side / 2, -side / 2 - up);
  paintPattern(context, owner, side, colour(`seat-${owner}-mark`));
  const light = context.createLinearGradient(0, 0, side * 0.7, side);
  light.addColorStop(0, 'rgb(255 255 255 / 0.16)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.13)');
  context.fillStyle = light;
  context.fillRect(0, 0, side, side);
  context.restore();
  bevel(context, side, radius, -up, Math.max(1, cell * 0.038));
}

function paintPattern(context: CanvasRenderingContext2D, owner: string, side: number, colour: string) {
  if (owner === 'r') {
    context.lineCap = 'butt';
    for (const [right, tone] of [
      [-0.018, 'rgb(40 8 2 / 0.4)'],
      [0.016, 'rgb(255 240 225 / 0.35)'],
      [0, colour],
    ] as const) {
      context.strokeStyle = tone;
      context.lineWidth = side * 0.155;
      context.beginPath();
      context.moveTo(side * (0.04 + right), side * (0.96 + right));
      context.lineTo(side * (0.96 + right), side * (0.04 + right));
      context.stroke();
    }
  } else if (owner === 'g') {
    for (const [right, down] of DOTS) {
      for (const [away, tone] of [
        [0.014, 'rgb(255 255 240 / 0.4)'],
        [0, colour],
      ] as const) {
        context.fillStyle = tone;
        context.beginPath();
        context.arc((right + away) * side, (down + away) * side, side * 0.085, 0, 2 * Math.PI);
        context.fill();
      }
    }
  }
}

function paintWall(brush: Brush, context: CanvasRenderingContext2D, cell: number, cut: number) {
  const { colour } = brush;
  const side = cell * 0.92;
  const high = cell * 0.11;
  const edge = side * 0.14;
  const scale = scaleOf(context);
  for (const [right, down, blur, name] of [
    [0.07, 0.09, 0.16, 'cast'],
    [0.012, 0.02, 0.035, 'contact'],
  ] as const) {
    Object.assign(context, {
      shadowColor: shadeOf(colour, name),
      shadowOffsetX: right * cell * scale,
      shadowOffsetY: down * cell * scale,
      shadowBlur: blur * cell * scale,
    });
    context.fillStyle = colour('wall-side');
    box(context, side, cell * 0.05, high * 0.5);
    context.fill();
  }
  context.shadowColor = 'transparent';
  context.translate(0, -high * 0.5);
  box(context, side, cell * 0.05);
  fillStone(brush, context, colour('wall'), cut + 3);
  const half = side / 2;
  const face = half - edge;
  // The four hewn faces around the top: lit from the upper left.
  for (const [tone, points] of [
    [
      'rgb(255 250 240 / 0.26)',
      [
        [-half, -half],
        [half, -half],
        [face, -face],
        [-face, -face],
      ],
    ],
    [
      'rgb(255 250 240 / 0.12)',
      [
        [-half, -half],
        [-face, -face],
        [-face, face],
        [-half, half],
      ],
    ],
    [
      'rgb(0 0 0 / 0.22)',
      [
        [half, -half],
        [half, half],
        [face, face],
        [face, -face],
      ],
    ],
    [
      'rgb(0 0 0 / 0.4)',
      [
        [-half, half],
        [-face, face],
        [face, face],
        [half, half],
      ],
    ],
  ] as const) {
    context.fillStyle = tone;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.fill();
  }
  const top = context.createLinearGradient(-face, -face, face, face);
  top.addColorStop(0, 'rgb(255 250 240 / 0.1)');
  top.addColorStop(1, 'rgb(0 0 0 / 0.12)');
  context.fillStyle = top;
  context.fillRect(-face, -face, face * 2, face * 2);
}

/** Draws an edge inside a shape: light at the upper left, dark at the lower right. */
function bevel(context: CanvasRenderingContext2D, side: number, radius: number, down: number, width: number) {
  const half = side / 2;
  const edge = context.createLinearGradient(-half, down - half, half * 0.7, down + half);
  edge.addColorStop(0, 'rgb(255 255 255 / 0.55)');
  edge.addColorStop(0.45, 'rgb(255 255 255 / 0.06)');
  edge.addColorStop(0.6, 'rgb(0 0 0 / 0.05)');
  edge.addColorStop(1, 'rgb(0 0 0 / 0.38)');
  context.strokeStyle = edge;
  context.lineWidth = width;
  box(context, side - width, radius - width / 2, down);
  context.stroke();
}

/** Traces a square with round corners around the origin. */
function box(context: CanvasRenderingContext2D, side: number, radius: number, down = 0) {
  context.beginPath();
  // On a map a line may be wider than its corner.
  context.roundRect(-side / 2, down - side / 2, side, side, Math.max(0, radius));
}

/** The colour of the contact shadow or of the cast shadow. */
function shadeOf(colour: Brush['colour'], kind: 'contact' | 'cast') {
  return colour('shade').replace(')', ` / ${colour(kind)})`);
}

/** The device pixels of a CSS pixel: shadows do not follow the scale of a canvas. */
function scaleOf(context: CanvasRenderingContext2D) {
  return context.getTransform().a;
}
