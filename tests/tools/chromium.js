// Which Chromium the tests run in: the system's where there is one, Playwright's own elsewhere.
// Run as a command, it succeeds if there is either.

import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the system's browser; undefined where there is none that starts. */
export function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isBrowser);
}

/** The launch options that Playwright is given, in the tests and in the scripts. */
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
 * Ubuntu's command of the same name may be a note that a snap is missing, so it has to tell its version.
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
