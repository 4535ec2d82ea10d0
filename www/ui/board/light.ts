// Light from the upper left: shadows, recesses and bevels.

/**
 * Draws the shadow of a shape: soft, in the colour of shadows.
 *
 * @param shadow its offset and its blur, in CSS pixels
 * @param shape traces and fills the shape
 */
export function drawShadow(
  context: CanvasRenderingContext2D,
  shade: string,
  { x, y, blur, alpha }: { x: number; y: number; blur: number; alpha: number },
  shape: () => void,
) {
  // A shadow's measures are device pixels, whatever the transformation.
  const scale = context.getTransform().a;
  const far = 4096;
  context.save();
  context.globalAlpha *= alpha;
  context.shadowColor = shade;
  context.shadowBlur = blur * scale;
  context.shadowOffsetX = (x + far) * scale;
  context.shadowOffsetY = y * scale;
  context.translate(-far, 0);
  context.fillStyle = shade;
  shape();
  context.restore();
}

/** A gradient from the upper left to the lower right of a circle. */
export function slope(
  context: CanvasRenderingContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
  stops: [at: number, colour: string][],
) {
  // About 35° left of straight up.
  const [right, down] = [0.57 * radius, 0.82 * radius];
  const gradient = context.createLinearGradient(x - right, y - down, x + right, y + down);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/**
 * Draws the inner shadow of a recess, and the lit lip at its lower right.
 *
 * @param look the reach of the shadow in CSS pixels, its strength, and that of the lip
 */
export function drawRecess(
  context: CanvasRenderingContext2D,
  { x, y, width, height, radius }: { x: number; y: number; width: number; height: number; radius: number },
  { depth, alpha, lip }: { depth: number; alpha: number; lip: number },
) {
  const scale = context.getTransform().a;
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.clip();
  // The shadow of what lies around the recess.
  context.shadowColor = `rgb(16 8 2 / ${alpha})`;
  context.shadowBlur = depth * 1.6 * scale;
  context.shadowOffsetX = depth * 0.35 * scale;
  context.shadowOffsetY = depth * 0.5 * scale;
  context.fillStyle = '#000';
  context.beginPath();
  context.rect(x - 99, y - 99, width + 198, height + 198);
  context.roundRect(x - 1, y - 1, width + 2, height + 2, radius);
  context.fill('evenodd');
  context.restore();
  const light = context.createLinearGradient(x, y, x + width, y + height);
  light.addColorStop(0.5, 'rgb(255 250 235 / 0)');
  light.addColorStop(1, `rgb(255 250 235 / ${lip})`);
  context.strokeStyle = light;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(x + 0.5, y + 0.5, width - 1, height - 1, radius);
  context.stroke();
}
