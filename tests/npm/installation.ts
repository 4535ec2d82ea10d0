// The package as its users get it: packed, and installed into an empty folder.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The package as it is built. */
const PACKAGE = join(import.meta.dirname, '../../target/npm');

/** Installs the package; returns the folder, and removes it when the process ends. */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), 'gambol-npm-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--loglevel=error'], { cwd: folder, encoding: 'utf8' });
  npm('pack', PACKAGE);
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm('install', '--offline', '--no-audit', '--no-fund', join(folder, file));
  return folder;
}

/** Runs a module in Node; returns what it prints. */
export function run(folder: string, source: string) {
  return execFileSync('node', ['--input-type=module', '--eval', source], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
