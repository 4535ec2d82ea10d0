// Draws a link as a QR code.

import { correction, generate } from 'lean-qr';

/** The quiet zone around the code, in modules. */
const QUIET_ZONE = 3;

/** Draws a text as a QR code; false if it is too long. */
export function drawCode(canvas: HTMLCanvasElement, text: string) {
  try {
    // Dark on light in any theme, since some readers cannot read inverted codes.
    generate(text, { minCorrectionLevel: correction.L }).toCanvas(canvas, {
      on: [0, 0, 0],
      off: [255, 255, 255],
      padX: QUIET_ZONE,
      padY: QUIET_ZONE,
    });
    return true;
  } catch {
    return false;
  }
}
