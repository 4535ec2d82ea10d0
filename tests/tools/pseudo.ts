// Builds the page in the pseudo-language: `await pseudoPage(folder)`.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, copyPage } from '../../www/build/files.ts';
import { makeRelease } from '../../www/build/release.ts';
import { RELEASE } from '../../www/build/serve.ts';

/**
 * Builds the page in the pseudo-language.
 *
 * @param folder the output folder
 */
export function pseudoPage(folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const file of ['gambol-wasm.js', 'gambol-wasm_bg.wasm']) cpSync(join(RELEASE, file), join(folder, file));
  copyPage(folder);
  execFileSync(process.execPath, [join(ROOT, 'www/build/bundle.ts'), folder], {
    // Minifying takes 14 of its 16 seconds of the processor, and changes no text.
    env: { ...process.env, PSEUDO: '1', DEV: '1' },
  });
  makeRelease(folder);
  return folder;
}
