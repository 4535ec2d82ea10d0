// Paints the plank of Triboard with its round wells.

import { clothAhead, fillCloth } from '../../ui/board/materials/cloth.ts';
import { stainAhead } from '../../ui/board/materials/stain.ts';
import { stoneAhead } from '../../ui/board/materials/stone.ts';
import { PLANK, cutWood, plank, planksAhead } from '../../ui/board/materials/wood.ts';
import type { Brush } from '../../ui/board/brush.ts';

/** The strength of the cloth in a well. */
const CLOTH_STRENGTH = 2;

/** The textures of the board and of its tiles. */
export const TEXTURES = [planksAhead(['plank']), clothAhead(CLOTH_STRENGTH), stainAhead, stoneAhead];

/** Draws the still board: a plank with a well for each cell. */
export function drawGround(brush: Brush) {
  brush.ground('triboard', (still) => {
    const { geometry } = still;
    const { left, top, width, height } = geometry.field;
    const size = Math.min(PLANK.width / width, PLANK.height / height);
    cutWood(still, plank(still, 'plank'), { x: left, y: top, width, height }, { seed: 5, size });
    for (const square of geometry.rows().flat()) paintWell(still, geometry.centre(square));
  });
}

/** Paints a well: sunk into the plank, dark at its upper left and with a thin light lip at its lower right. */
function paintWell(brush: Brush, { x, y }: { x: number; y: number }) {
  const { cell } = brush.geometry;
  brush.stamp('triboard-well', x - cell / 2, y - cell / 2, cell, cell, (context) => {
    const { colour } = brush;
    const scale = context.getTransform().a;
    const inset = cell * 0.055;
    const side = cell - 2 * inset;
    const shape = (away: number, wider: number) => {
      context.beginPath();
      context.roundRect(
        inset + away - wider,
        inset + away - wider,
        side + 2 * wider,
        side + 2 * wider,
        cell * 0.17 + wider,
      );
    };
    // The lip, then the floor of the well, then its inner shadow.
    context.strokeStyle = colour('well-lip');
    context.lineWidth = Math.max(0.8, cell * 0.028);
    shape(cell * 0.014, context.lineWidth * 0.2);
    context.stroke();
    shape(0, 0);
    fillCloth(brush, context, colour('well'), CLOTH_STRENGTH);
    context.save();
    context.clip();
    Object.assign(context, {
      shadowColor: colour('well-shade'),
      shadowOffsetX: cell * 0.035 * scale,
      shadowOffsetY: cell * 0.05 * scale,
      shadowBlur: cell * 0.09 * scale,
    });
    context.strokeStyle = colour('well-shade');
    context.lineWidth = cell * 0.03;
    shape(0, cell * 0.015);
    context.stroke();
    context.restore();
  });
}
