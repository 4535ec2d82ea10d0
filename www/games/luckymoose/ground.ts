// Paints the cloth of LuckyMoose: dyed bands with sewn borders, a stitched grid, and embroidered factors.

import { embroider, fillCloth, sew, threadOf, traceBand } from '../../ui/board/materials/cloth.ts';
import { pathOf } from './bone.ts';
import { factorOf, isCentre } from './notation.ts';
import { shapesOf } from './tokens.ts';
import type { Brush } from '../../ui/board/brush.ts';

/** The smallest tile that has room for a factor with its sign, in CSS pixels. */
const SIGN_SIZE = 18;

/**
 * Draws the still board.
 *
 * @param isPlain whether it is without factors
 */
export function drawGround(brush: Brush, isPlain = false) {
  const { files } = brush.geometry;
  if (isPlain) return brush.ground('plain', dye, weave);
  brush.ground(
    'luckymoose',
    dye,
    weave,
    (still) => paintBand(still, 'cloth-2', (files - 7) / 2, true),
    (still) => paintBand(still, 'cloth-3', 0, false),
    (still) =>
      still.geometry
        .rows()
        .flat()
        .forEach((square) => paintFactor(still, square)),
  );
}

/** Paints the colour of the cloth. */
function dye({ context, colour, geometry: { field } }: Brush) {
  context.fillStyle = colour('cloth');
  context.fillRect(field.left, field.top, field.width, field.height);
}

/** Paints the cloth, with the lines between the tiles in running stitch. */
function weave(brush: Brush) {
  const {
    context,
    colour,
    geometry: { field, cell, columns, lines },
  } = brush;
  context.save();
  context.beginPath();
  context.rect(field.left, field.top, field.width, field.height);
  fillCloth(brush, context, colour('cloth'));
  context.clip();
  context.beginPath();
  for (let column = 1; column < columns; column += 1) {
    context.moveTo(field.left + column * cell, field.top);
    context.lineTo(field.left + column * cell, field.top + field.height);
  }
  for (let line = 1; line < lines; line += 1) {
    context.moveTo(field.left, field.top + line * cell);
    context.lineTo(field.left + field.width, field.top + line * cell);
  }
  sew(context, { colour: colour('thread'), shadow: colour('thread-shade'), width: 1, alpha: 0.5 });
  context.restore();
}

/**
 * Paints a dyed band, a tile wide, with two sewn lines along each of its sides, and the stitches between its tiles.
 *
 * @param name of its colour
 * @param inset its distance from the frame, in tiles
 * @param isInside whether there is cloth around it, too
 */
function paintBand(brush: Brush, name: string, inset: number, isInside: boolean) {
  const {
    context,
    colour,
    geometry: { field, cell },
  } = brush;
  const [outer, inner] = [inset * cell, (inset + 1) * cell].map((by) => ({
    x: field.left + by,
    y: field.top + by,
    width: field.width - 2 * by,
    height: field.height - 2 * by,
  }));
  if (!outer || !inner) return;
  context.save();
  traceBand(context, outer, inner, threadOf(brush), isInside);
  fillCloth(brush, context, colour(name));
  context.beginPath();
  // Only within the band: it takes long to clip by the threads of its edges.
  for (let at = 1; at < outer.width / cell; at += 1) {
    const [across, down] = [outer.x + at * cell, outer.y + at * cell];
    for (const away of [0, inner.width + cell]) {
      context.moveTo(across, outer.y + away);
      context.lineTo(across, outer.y + away + cell);
      context.moveTo(outer.x + away, down);
      context.lineTo(outer.x + away + cell, down);
    }
  }
  sew(context, { colour: colour(`${name}-thread`), shadow: colour('thread-shade'), width: 1, alpha: 0.3 });
  context.restore();
  context.beginPath();
  for (const away of [0.055, 0.115]) {
    const by = cell * away;
    context.rect(outer.x + by, outer.y + by, outer.width - 2 * by, outer.height - 2 * by);
    context.rect(inner.x - by, inner.y - by, inner.width + 2 * by, inner.height + 2 * by);
  }
  const stitch = Math.max(2.4, cell * 0.085);
  sew(context, {
    colour: colour(`${name}-thread`),
    shadow: colour('thread-shade'),
    width: Math.max(0.8, cell * 0.022),
    alpha: 0.62,
    dash: [stitch, stitch * 0.7],
  });
}

/** Embroiders a tile: its factor, or the head of a moose at the centre. */
function paintFactor(brush: Brush, square: string) {
  const { geometry, colour } = brush;
  const { cell, files } = geometry;
  const factor = factorOf(square, files);
  const isMiddle = isCentre(square, files);
  if (factor === 1 && !isMiddle) return;
  const { x, y } = geometry.centre(square);
  brush.stamp(`luckymoose-factor-${isMiddle ? 0 : factor}`, x - cell / 2, y - cell / 2, cell, cell, (context) => {
    const text = cell < SIGN_SIZE ? String(factor) : `×${factor}`;
    context.font = `700 ${cell * 0.4}px ${colour('font')}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const fill = () => {
      if (!isMiddle) return context.fillText(text, cell / 2, cell * 0.53);
      context.save();
      context.translate(cell * 0.2, cell * 0.2);
      context.scale(cell * 0.006, cell * 0.006);
      context.fill(pathOf(shapesOf('r1').outline));
      context.restore();
    };
    embroider(context, cell, cell, {
      colour: colour(isMiddle ? 'thread' : `cloth-${factor}-thread`),
      shadow: colour('thread-shade'),
      fill,
    });
  });
}
