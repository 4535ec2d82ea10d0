// A link as a picture that another device can read.

import { correction, generate } from 'lean-qr';

/** Modules of plain ground around the code. */
const QUIET = 3;

/**
 * Draws a text as a QR code; false where it is too long for one.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {string} text
 */
export function drawCode(canvas, text) {
  try {
    // Dark on light in any theme, since not every reader takes it the other way round.
    generate(text, { minCorrectionLevel: correction.L }).toCanvas(canvas, { on: [0, 0, 0], off: [255, 255, 255], padX: QUIET, padY: QUIET });
    return true;
  } catch {
    return false;
  }
}
