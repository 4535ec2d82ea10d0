// Finds the WebKit for the tests: that of WebKitGTK with its driver and a display without a screen, otherwise
// Playwright's own. Run as a command, it succeeds if there is either.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { webkit } from '@playwright/test';

/** The folders of the libraries of Debian and Ubuntu, in which the browser of WebKitGTK is. */
const LIBRARIES = [
  '/usr/lib',
  ...(existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .filter((name) => name.includes('-linux-gnu'))
        .map((name) => join('/usr/lib', name))
    : []),
];

/** Whether a command is on the path. */
function has(name: string) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }) !== '';
  } catch {
    return false;
  }
}

/** The path of the browser of WebKitGTK that its driver starts; undefined if anything of that is missing. */
export function systemWebKit() {
  if (!has('WebKitWebDriver') || !has('xvfb-run')) return undefined;
  const folders = LIBRARIES.flatMap((library) =>
    ['4.1', '4.0', '6.0'].map((version) => join(library, `webkit${version === '6.0' ? '' : '2'}gtk-${version}`)),
  );
  return folders.map((folder) => join(folder, 'MiniBrowser')).find((path) => existsSync(path));
}

/** Whether Playwright has installed its WebKit. */
export const hasOwnWebKit = () => existsSync(webkit.executablePath());

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url))
  process.exitCode = systemWebKit() || hasOwnWebKit() ? 0 : 1;
