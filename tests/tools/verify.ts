// Compares a published page with dist/, byte by byte: `SITE=https://… node verify.ts`. dist/ must be built from the
// same commit with the same SITE, which is in its metadata; `make verify` does so.

import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UNSEEN, filesIn } from '../../www/build/release.ts';
import { DIST } from '../../www/build/serve.ts';

/** The number of requests at a time. */
const MAX_REQUESTS = 6;

/**
 * Compares the files of a folder with those under an address.
 *
 * @returns how many are the same, and each other one with what is there instead
 */
export async function compare(folder: string, site: string): Promise<{ same: number; different: string[] }> {
  const files = filesIn(folder).filter((file) => !UNSEEN.test(file));
  const count = files.length;
  const different: string[] = [];
  const lane = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      // A host may have a page of its own for this name, but serves the folder's index under its address.
      const address = new URL(file === 'index.html' ? './' : file, site.endsWith('/') ? site : `${site}/`);
      const found = await fetch(address, { cache: 'no-store' }).then(
        async (response) => (response.ok ? Buffer.from(await response.arrayBuffer()) : `status ${response.status}`),
        (error) => String(error.cause?.code ?? error.message),
      );
      if (typeof found === 'string') different.push(`${file}: ${found}`);
      else if (!found.equals(readFileSync(join(folder, file)))) different.push(`${file}: ${found.length} other bytes`);
    }
  };
  await Promise.all(Array.from({ length: MAX_REQUESTS }, lane));
  return { same: count - different.length, different: different.sort() };
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const { SITE: site = '' } = process.env;
  if (!URL.canParse(site)) {
    console.error('verify: SITE must be the address of the published page');
    process.exit(2);
  }
  const { same, different } = await compare(DIST, site);
  console.log(`${same} files of ${site} are the same as in dist/`);
  if (different.length > 0) console.error(`${different.length} are not:\n${different.join('\n')}`);
  process.exitCode = different.length > 0 ? 1 : 0;
}
