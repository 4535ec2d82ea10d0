// Reads what `cargo test --no-run` tells and writes the paths of the test programs to programs.json of a folder.

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const [folder = ''] = process.argv.slice(2);
const told = await text(process.stdin);
const found = [...told.matchAll(/Executable (?:unittests )?(\S+) \((\S+)\)/g)].map(([, source = '', path = '']) => (
  [source.endsWith('lib.rs') ? 'lib' : source.replace('.rs', ''), resolve(folder, 'sources', path)]
));
if (found.length < 4) {
  console.error(told);
  process.exit(1);
}
writeFileSync(join(folder, 'programs.json'), JSON.stringify(Object.fromEntries(found)));
