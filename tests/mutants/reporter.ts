// Ends the process at its first failed test, whose name it prints.

import { writeSync } from 'node:fs';

export default async function* report(source: AsyncIterable<{ type: string; data: { name?: string } }>) {
  for await (const { type, data } of source) {
    if (type !== 'test:fail') continue;
    writeSync(1, `failed: ${data.name}\n`);
    process.exit(1);
  }
}
