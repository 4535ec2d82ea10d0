// What a board shows, read from its canvas.

import type { Frame, Page } from '@playwright/test';

/**
 * The hue of the board at the centre of a square.
 *
 * @param beside how far from there, in squares to the right and down
 */
export function colourAt(frame: Frame | Page, square: string, beside: [right: number, down: number] = [0, 0]) {
  return frame.evaluate(
    ([square, right, down]) => {
      const cell = [...document.querySelectorAll('[role=gridcell]')].find((one) =>
        one.getAttribute('aria-label')?.startsWith(square),
      );
      const canvas = document.querySelector<HTMLCanvasElement>('.board canvas')!;
      const [box, whole] = [cell?.getBoundingClientRect(), canvas.getBoundingClientRect()];
      const scale = canvas.width / whole.width;
      const [x, y] = [
        ((box?.left ?? 0) + (box?.width ?? 0) * (0.5 + right) - whole.left) * scale,
        ((box?.top ?? 0) + (box?.height ?? 0) * (0.5 + down) - whole.top) * scale,
      ];
      const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, -x, -y);
      const [red = 0, green = 0, blue = 0] = copy?.getImageData(0, 0, 1, 1).data ?? [];
      return green > red + 30 && green > blue + 30 ? 'green' : red > green + 60 ? 'red' : 'other';
    },
    [square, ...beside] as const,
  );
}
