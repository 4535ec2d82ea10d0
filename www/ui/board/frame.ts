// The frame of a board: mitred rails with engraved coordinates, and the dark string around the field.

import { cutWood, plank, planksAhead, type Plank } from './materials/wood.ts';
import { drawRecess } from './light.ts';
import type { Brush } from './brush.ts';

/** The radius of the outer corners, in CSS pixels. */
const CORNER = 8;
/** The plank of the rails. */
const RAIL: Plank = ['rail', { strength: 1.13 }];

/** Makes it ahead of time. */
export const railsAhead = planksAhead(RAIL);

/**
 * Draws the frame around the playing field.
 *
 * @param width of the whole board, in CSS pixels
 */
export function drawRails(brush: Brush, width: number, height: number) {
  const { context, geometry, colour } = brush;
  const { cell, field } = geometry;
  const [right, bottom] = [field.left + field.width, field.top + field.height];
  const wood = plank(brush, ...RAIL);
  const size = 150 / Math.max(60, cell);
  context.save();
  context.beginPath();
  context.roundRect(0, 0, width, height, CORNER);
  context.clip();
  // The four rails: their corners, and the shade that each has in the light.
  const rails: [number[], { x: number; y: number; width: number; height: number }, boolean, string][] = [
    [
      [0, 0, width, 0, right, field.top, field.left, field.top],
      { x: 0, y: 0, width, height: field.top },
      false,
      'rgb(255 248 230 / .07)',
    ],
    [
      [0, height, width, height, right, bottom, field.left, bottom],
      { x: 0, y: bottom, width, height: height - bottom },
      false,
      'rgb(24 12 3 / .06)',
    ],
    [
      [0, 0, field.left, field.top, field.left, bottom, 0, height],
      { x: 0, y: 0, width: field.left, height },
      true,
      'rgb(255 248 230 / .03)',
    ],
    [
      [width, 0, right, field.top, right, bottom, width, height],
      { x: right, y: 0, width: width - right, height },
      true,
      'rgb(24 12 3 / .1)',
    ],
  ];
  for (const [seed, [corners, box, isAcross, shade]] of rails.entries()) {
    context.save();
    context.beginPath();
    for (let n = 0; n < corners.length; n += 2) context.lineTo(corners[n] ?? 0, corners[n + 1] ?? 0);
    context.closePath();
    context.clip();
    cutWood(brush, wood, box, { seed, size, isAcross });
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
    context.restore();
  }
  drawMitres(brush, width, height);
  drawEdges(brush, width, height);
  context.restore();
  const string = Math.max(1.5, cell * 0.02);
  context.fillStyle = colour('string');
  context.beginPath();
  context.roundRect(
    field.left - string,
    field.top - string,
    field.width + 2 * string,
    field.height + 2 * string,
    string,
  );
  context.fill();
}

/** Draws the joints of the rails. */
function drawMitres({ context, geometry: { field } }: Brush, width: number, height: number) {
  const [right, bottom] = [field.left + field.width, field.top + field.height];
  for (const [x, y, innerX, innerY] of [
    [0, 0, field.left, field.top],
    [width, 0, right, field.top],
    [width, height, right, bottom],
    [0, height, field.left, bottom],
  ] as const) {
    for (const [off, ink] of [
      [0, 'rgb(24 12 3 / .3)'],
      [0.8, 'rgb(255 248 230 / .16)'],
    ] as const) {
      context.strokeStyle = ink;
      context.lineWidth = 0.8;
      context.beginPath();
      context.moveTo(x, y + off);
      context.lineTo(innerX, innerY + off);
      context.stroke();
    }
  }
}

/** Draws the bevels: the outer edge, and the inner edge towards the field. */
function drawEdges({ context, geometry: { cell, field } }: Brush, width: number, height: number) {
  const bevel = Math.max(1.2, Math.min(2.2, cell * 0.03));
  for (const [inset, line, light, dark] of [
    [0, bevel, 0.42, 0.34],
    [bevel, bevel * 0.8, 0.16, 0.12],
  ] as const) {
    const gradient = context.createLinearGradient(0, 0, width, height);
    gradient.addColorStop(0, `rgb(255 250 238 / ${light})`);
    gradient.addColorStop(0.42, `rgb(255 250 238 / ${light * 0.25})`);
    gradient.addColorStop(0.58, `rgb(24 12 3 / ${dark * 0.25})`);
    gradient.addColorStop(1, `rgb(24 12 3 / ${dark})`);
    context.strokeStyle = gradient;
    context.lineWidth = line;
    context.beginPath();
    context.roundRect(
      inset + line / 2,
      inset + line / 2,
      width - 2 * inset - line,
      height - 2 * inset - line,
      CORNER - inset,
    );
    context.stroke();
  }
  // The inner edge falls towards the field: dark at the upper left, light at the lower right.
  const string = Math.max(1.5, cell * 0.02);
  const inner = context.createLinearGradient(field.left, field.top, field.left + field.width, field.top + field.height);
  inner.addColorStop(0, 'rgb(24 12 3 / .35)');
  inner.addColorStop(0.5, 'rgb(24 12 3 / .05)');
  inner.addColorStop(1, 'rgb(255 250 238 / .45)');
  context.strokeStyle = inner;
  context.lineWidth = 1;
  context.strokeRect(
    field.left - string - 0.5,
    field.top - string - 0.5,
    field.width + 2 * string + 1,
    field.height + 2 * string + 1,
  );
}

/** Draws the shadow that the frame casts on the field, after the squares. */
export function drawFall({ context, geometry: { cell, field } }: Brush) {
  drawRecess(
    context,
    { x: field.left, y: field.top, width: field.width, height: field.height, radius: 0 },
    { depth: cell * 0.05, alpha: 0.42, lip: 0.1 },
  );
}

/** Engraves file letters and rank numbers on the frame. */
export function drawCoordinates({ context, geometry, colour, coordinates }: Brush) {
  if (!coordinates) return;
  const { cell, columns, lines, frame, field, isUpright } = geometry;
  const size = Math.min(17, Math.max(8, Math.min(frame.left, frame.bottom) * cell * 0.62));
  context.font = `650 ${size}px ${colour('font')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const [fileOf, rankOf] = [(square: string) => square[0] ?? '', (square: string) => square.slice(1)];
  const [across, down] = isUpright ? [rankOf, fileOf] : [fileOf, rankOf];
  const engrave = (text: string, x: number, y: number) => {
    context.fillStyle = colour('coordinate-relief');
    context.fillText(text, x + 0.4, y + 1);
    context.fillStyle = colour('coordinate');
    context.fillText(text, x, y);
  };
  for (let column = 0; column < columns; column += 1) {
    engrave(
      across(geometry.squareIn(column, 0)),
      field.left + (column + 0.5) * cell,
      field.top + field.height + (frame.bottom * cell) / 2 + size * 0.04,
    );
  }
  for (let line = 0; line < lines; line += 1) {
    engrave(
      down(geometry.squareIn(0, line)),
      field.left - (frame.left * cell) / 2,
      field.top + (line + 0.5) * cell + size * 0.04,
    );
  }
}
