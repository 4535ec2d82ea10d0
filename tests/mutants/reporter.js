// Ends the process at its first failed test, whose name it prints.

import { writeSync } from 'node:fs';

/** @param {AsyncIterable<{ type: string, data: { name?: string } }>} source */
export default async function* report(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:fail') continue;
    writeSync(1, `failed: ${data.name}\n`);
    process.exit(1);
  }
}
