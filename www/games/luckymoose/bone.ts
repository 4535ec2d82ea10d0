// Paints the tokens of LuckyMoose: bone with an inlaid symbol and inlaid corners.

import { layGrain } from '../../ui/board/materials/stain.ts';
import { SYMBOL_SIZE, shapesOf } from './tokens.ts';
import type { Brush } from '../../ui/board/brush.ts';

/** The side of a token in squares; the rest in parts of its side. */
const SIDE = 0.87;
const RADIUS = 0.15;
const THICKNESS = 0.085;
/** The room around a token that its sprite needs for shadows, in squares. */
const SPRITE_MARGIN = 0.45;
/** How much larger a floating token is. */
const FLOAT_SCALE = 1.18;

/** The shapes, parsed once. */
const paths = new Map<string, Path2D>();

/** A path that also carries its text, for drawings that are no pixels. */
export function pathOf(shape: string) {
  const path = paths.get(shape) ?? Object.assign(new Path2D(shape), { d: shape });
  paths.set(shape, path);
  return path;
}

/**
 * Draws a token around a point.
 *
 * @param state a floating token is larger and casts a long shadow
 */
export function drawToken(
  brush: Brush,
  token: string,
  { x, y }: { x: number; y: number },
  { alpha = 1, isFloating = false }: { alpha?: number; isFloating?: boolean } = {},
) {
  const {
    context,
    geometry: { cell },
  } = brush;
  const size = cell * (1 + 2 * SPRITE_MARGIN) * (isFloating ? FLOAT_SCALE : 1);
  context.save();
  context.globalAlpha *= alpha;
  brush.stamp(`luckymoose-${token}-${isFloating}`, x - size / 2, y - size / 2, size, size, (sprite) => {
    sprite.translate(size / 2, size / 2);
    paintToken(brush, sprite, token, cell * SIDE * (isFloating ? FLOAT_SCALE : 1), isFloating);
  });
  context.restore();
}

function paintToken(brush: Brush, context: CanvasRenderingContext2D, token: string, side: number, isFloating: boolean) {
  const { colour } = brush;
  const thick = side * THICKNESS;
  const half = side / 2;
  const radius = side * RADIUS;
  const scale = context.getTransform().a;
  const box = (down: number, inset = 0) => {
    context.beginPath();
    context.roundRect(
      inset - half,
      down + inset - half,
      side - 2 * inset,
      side - 2 * inset,
      Math.max(0, radius - inset),
    );
  };
  const shadows: (readonly [number, number, number, 'cast' | 'contact'])[] = isFloating
    ? [[0.14, 0.3, 0.3, 'cast']]
    : [
        [0.055, 0.065, 0.13, 'cast'],
        [0.013, 0.02, 0.04, 'contact'],
      ];
  for (const [right, down, blur, name] of shadows) {
    context.shadowColor = colour('shade').replace(')', ` / ${colour(name)})`);
    Object.assign(context, {
      shadowOffsetX: right * side * scale,
      shadowOffsetY: down * side * scale,
      shadowBlur: blur * side * scale,
    });
    context.fillStyle = colour('bone-side');
    box(thick / 2);
    context.fill();
  }
  context.shadowColor = 'transparent';
  // The side, darker towards its foot.
  const foot = context.createLinearGradient(0, half - thick, 0, half + thick / 2);
  foot.addColorStop(0, colour('bone-side'));
  foot.addColorStop(1, colour('bone-foot'));
  context.fillStyle = foot;
  box(thick / 2);
  context.fill();
  context.translate(0, -thick / 2);
  box(0);
  context.fillStyle = colour('bone');
  context.fill();
  context.save();
  context.clip();
  context.globalAlpha = 0.55;
  layGrain(brush, context, token.charCodeAt(0) * 6 + Number(token[1]));
  context.globalAlpha = 1;
  const light = context.createLinearGradient(-half, -half, half * 0.6, half);
  light.addColorStop(0, 'rgb(255 255 255 / 0.4)');
  light.addColorStop(0.5, 'rgb(255 255 255 / 0)');
  light.addColorStop(1, 'rgb(70 40 10 / 0.14)');
  context.fillStyle = light;
  context.fillRect(-half, -half, side, side);
  context.translate(-half, -half);
  context.scale(side / 100, side / 100);
  paintInlays(context, token, colour);
  context.restore();
  // The bevel: light at the upper left, dark at the lower right.
  const edge = context.createLinearGradient(-half, -half, half * 0.7, half);
  edge.addColorStop(0, 'rgb(255 255 255 / 0.9)');
  edge.addColorStop(0.5, 'rgb(255 255 255 / 0.12)');
  edge.addColorStop(1, 'rgb(80 50 20 / 0.42)');
  context.strokeStyle = edge;
  context.lineWidth = Math.max(0.8, side * 0.032);
  box(0, context.lineWidth / 2);
  context.stroke();
}

/** Paints the symbol and the corners in a 100 × 100 view box. */
function paintInlays(context: CanvasRenderingContext2D, token: string, colour: Brush['colour']) {
  const { outline, cut, corners } = shapesOf(token);
  paintInlay(context, corners, token, colour);
  const inset = 50 - 50 * SYMBOL_SIZE;
  context.translate(inset, inset);
  context.scale(SYMBOL_SIZE, SYMBOL_SIZE);
  paintInlay(context, outline, token, colour);
  context.fillStyle = colour('bone');
  context.fill(pathOf(cut));
}

/** Paints an inlaid shape: a light ledge at its lower right, a dark inner edge at its upper left. */
function paintInlay(context: CanvasRenderingContext2D, shape: string, token: string, colour: Brush['colour']) {
  const path = pathOf(shape);
  const scale = context.getTransform().a;
  context.save();
  context.translate(1.8, 2.2);
  context.fillStyle = colour('bone-light');
  context.fill(path);
  context.restore();
  context.fillStyle = colour(`token-${token[0]}`);
  context.fill(path);
  context.save();
  context.clip(path);
  const light = context.createLinearGradient(0, 0, 100, 100);
  light.addColorStop(0, 'rgb(0 0 0 / 0.16)');
  light.addColorStop(0.5, 'rgb(0 0 0 / 0)');
  light.addColorStop(1, 'rgb(255 255 255 / 0.12)');
  context.fillStyle = light;
  context.fillRect(0, 0, 100, 100);
  const around = pathOf(`M-40-40H140V140H-40Z${shape}`);
  Object.assign(context, {
    shadowColor: colour(`token-${token[0]}-edge`),
    shadowOffsetX: 1.6 * scale,
    shadowOffsetY: 2 * scale,
    shadowBlur: 2.4 * scale,
  });
  context.fillStyle = colour(`token-${token[0]}-edge`);
  context.fill(around, 'evenodd');
  context.restore();
}
