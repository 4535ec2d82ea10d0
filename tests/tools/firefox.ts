// Finds the Firefox for the tests. Run as a command, it succeeds if there is one.

import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The command of the system's Firefox; undefined if none starts. */
export function systemFirefox() {
  return ['firefox-esr', 'firefox'].find((name) => {
    try {
      return /Firefox \d+/.test(
        execFileSync(name, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    } catch {
      return false;
    }
  });
}

/** The path of a command. */
export function pathOf(name: string) {
  return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) process.exitCode = systemFirefox() ? 0 : 1;
