// Adds the mutants of a build that do not compile to the list of those without a place in it; the build is then made
// again without them.
//
//     cargo check --message-format=json | node tests/mutants/unviable.ts FOLDER
//
// Ends with 0 when the build has no errors.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const [folder = ''] = process.argv.slice(2);
const list = join(folder, 'unviable.json');
const unviable: Set<number> = new Set(JSON.parse(readFileSync(list, 'utf8')));
const before = unviable.size;
let errors = 0;
for (const line of (await text(process.stdin)).split('\n').filter((one) => one.startsWith('{'))) {
  const { reason, message } = JSON.parse(line);
  if (reason !== 'compiler-message' || message.level !== 'error') continue;
  errors += 1;
  const spans: { file_name: string; line_start: number; line_end: number; is_primary: boolean }[] = message.spans;
  for (const span of spans.filter((one) => one.is_primary)) {
    const lines = readFileSync(join(folder, 'sources', span.file_name), 'utf8')
      .split('\n')
      .slice(span.line_start - 1, span.line_end);
    const [, id] = /\/\*m(\d+)\*\//.exec(lines.join('\n')) ?? [];
    if (id !== undefined) unviable.add(Number(id));
  }
}
writeFileSync(list, JSON.stringify([...unviable]));
if (errors > 0 && unviable.size === before && !process.exitCode) {
  console.error(`${errors} errors that no mutant explains`);
  process.exit(2);
}
process.exit(errors > 0 ? 1 : 0);
