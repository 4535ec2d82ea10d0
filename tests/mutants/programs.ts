// Reads what `cargo test --no-run` tells, copies the test programs, so that no later build replaces them, and writes
// their paths to programs.json of a folder.

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const [folder = ''] = process.argv.slice(2);
const told = await text(process.stdin);
const found = [...told.matchAll(/Executable (?:unittests )?(\S+) \((\S+)\)/g)].map(([, source = '', path = '']) => [
  source.endsWith('lib.rs') ? 'lib' : source.replace('.rs', ''),
  resolve(folder, 'sources', path),
]);
if (found.length < 4) {
  console.error(told);
  process.exit(1);
}
mkdirSync(join(folder, 'programs'), { recursive: true });
const programs = found.map(([name = '', path = '']) => {
  const copy = resolve(folder, 'programs', name);
  copyFileSync(path, copy);
  return [name, copy];
});
writeFileSync(join(folder, 'programs.json'), JSON.stringify(Object.fromEntries(programs)));
