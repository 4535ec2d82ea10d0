// Style sheets in few bytes, with colours that every supported browser reads: esbuild keeps spaces and colours of OKLCH
// in custom properties.

import * as csstree from 'css-tree';
import { rgbOf } from '../ui/board/materials/noise.ts';

/** `oklch(0.8 0.05 74)`, `oklch(.8 .05 74/.5)` */
const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?:\/([\d.]+))?\)$/;

/** A style sheet in fewer bytes, whose colours of OKLCH are written as red, green, blue and alpha. */
export function minifyStyle(sheet: string) {
  const tree = csstree.parse(sheet, { parseCustomProperty: true });
  csstree.walk(tree, (node, item, list) => {
    const parts = node.type === 'Function' && OKLCH.exec(csstree.generate(node));
    if (parts) list?.replace(item, list.createItem({ type: 'Hash', value: hexOf(parts) }));
  });
  return csstree.generate(tree);
}

function hexOf([, light, chroma, hue, alpha]: RegExpExecArray) {
  const parts = [
    ...rgbOf(Number(light), Number(chroma), Number(hue)),
    ...(alpha ? [Math.round(Number(alpha) * 255)] : []),
  ];
  return parts.map((part) => part.toString(16).padStart(2, '0')).join('');
}
