// Puts what the page needs before its first file into `index.html`, and lets its content security policy allow it.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INLINE, MAIN_SCRIPT } from './files.ts';

/** The hash of a file as policies and attributes have it. */
const integrity = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Writes the inlined scripts into the page, their hashes into its policy, and the hash of the engine where it is
 * preloaded.
 *
 * @param folder of the page
 * @param inlined the scripts that replace those of `INLINE`
 */
export function completePage(folder: string, inlined: string[]) {
  const page = join(folder, 'index.html');
  const script = `<script type="module" src="www/${MAIN_SCRIPT}">`;
  const html = readFileSync(page, 'utf8');
  const replaced = [
    [script, `<link rel="modulepreload" href="gambol-wasm.js">\n${script}`],
    ...INLINE.map((name, n) => [
      `<script src="www/${name.replace(/\.ts$/, '.js')}"></script>`,
      `<script>${inlined[n]}</script>`,
    ]),
    ["script-src 'self'", ["script-src 'self'", ...inlined.map((text) => `'${integrity(text)}'`)].join(' ')],
    // The link's hash is that of the request, too: load.ts reads it.
    [
      'as="fetch" crossorigin>',
      `as="fetch" crossorigin data-hash="${integrity(readFileSync(join(folder, 'gambol-wasm_bg.wasm')))}">`,
    ],
    [/<!-- The build .*-->\n/.exec(html)?.[0], ''],
  ];
  const complete = replaced.reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`index.html has no ${from}`);
    return text.replace(from, () => to);
  }, html);
  writeFileSync(page, complete);
}
