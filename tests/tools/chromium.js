// Finds the Chromium for the tests: the system's if there is one, otherwise Playwright's own.
// Run as a command, it succeeds if there is either.

import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the system's browser; undefined if none starts. */
export function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isBrowser);
}

/** The launch options for Playwright, in the tests and in the scripts. */
export function launchOptions() {
  return {
    executablePath: systemChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/**
 * On Ubuntu the command may be a stub for a missing snap, so it must print its version.
 * @param {string} path
 */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  try {
    return / \d+\./.test(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return false;
  }
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  process.exitCode = systemChromium() || existsSync(chromium.executablePath()) ? 0 : 1;
}
