// Colours that every supported browser reads, in style sheets and on a canvas: esbuild leaves those of custom
// properties as they are.

import { rgbOf } from '../ui/board/materials/noise.ts';

/** `oklch(0.8 0.05 74)`, `oklch(.8 .05 74/.5)` */
const OKLCH = /oklch\(\s*([\d.]+) ([\d.]+) ([\d.]+)(?:\s*\/\s*([\d.]+))?\s*\)/g;

/** Writes the colours of OKLCH in a style sheet as red, green, blue and alpha. */
export function plainColours(sheet: string) {
  return sheet.replace(OKLCH, (_, light, chroma, hue, alpha) => {
    const parts = [
      ...rgbOf(Number(light), Number(chroma), Number(hue)),
      ...(alpha ? [Math.round(Number(alpha) * 255)] : []),
    ];
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
}
