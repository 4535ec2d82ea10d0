// Finds the Chromium for the tests, as a whole browser and as its headless shell: the system's if there is one,
// otherwise Playwright's own. Run as a command, it succeeds if there are both.

import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The path of the system's browser; undefined if none starts. */
function systemBrowser(names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isBrowser);
}

/** The path of the system's whole Chromium; undefined if none starts. */
export const systemChromium = () => systemBrowser(BROWSERS);

/** The launch options for Playwright's whole Chromium, in the tests and in the scripts. */
export function launchOptions(): LaunchOptions & { args: string[] } {
  return optionsFor(systemChromium(), { channel: 'chromium' });
}

/**
 * The launch options for Chromium's headless shell, whose pages start in less than half of the time: it installs no
 * pages, and has no extensions and no back/forward cache.
 */
export function shellOptions() {
  const options = optionsFor(systemBrowser(SHELLS), {});
  // The shell has no handler for the trap of an access out of bounds, which would kill its renderer: the engine checks
  // its bounds itself.
  return {
    ...options,
    args: [...options.args, '--js-flags=--wasm-enforce-bounds-checks', '--font-render-hinting=none'],
  };
}

/** @param own how Playwright's own browser is chosen */
function optionsFor(executablePath: string | undefined, own: LaunchOptions) {
  return {
    ...(executablePath === undefined ? own : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/** On Ubuntu the command may be a stub for a missing snap, so it must print its version. */
function isBrowser(path: string) {
  if (!existsSync(path)) return false;
  try {
    return / \d+\./.test(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return false;
  }
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const hasOwn = existsSync(chromium.executablePath());
  process.exitCode = hasOwn || (systemChromium() && systemBrowser(SHELLS)) ? 0 : 1;
}
