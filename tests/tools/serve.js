// Serves dist/ as a plain static host would: `node serve.js`, with PORT and HOST from the environment.

import { createServer } from 'node:http';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * Serves dist/ and answers with the address, which ends in a slash.
 * @param {object} [options]
 * @param {number} [options.port] 0, the default, takes any free one.
 * @param {string} [options.host]
 * @param {(path: string) => void} [options.onRequest] Told the path of every request.
 */
export async function serve({ port = 0, host = '127.0.0.1', onRequest } = {}) {
  // Read anew for each request, so that a page can be rebuilt while it is served.
  const files = sirv(DIST, { dev: true });
  const server = createServer((request, response) => {
    onRequest?.(new URL(request.url ?? '/', 'http://host').pathname);
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { server, address: `http://${host === '0.0.0.0' ? 'localhost' : host}:${address.port}/` };
}

async function main() {
  const host = process.env.HOST || undefined;
  const wanted = Number(process.env.PORT || 0);
  const served = wanted
    ? await serve({ port: wanted, host })
    : await serve({ port: 8080, host }).catch(() => serve({ host }));
  console.log(`Gambol is at ${served.address} (Ctrl+C stops it)`);
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(`serve: ${error.message}`);
    process.exitCode = 1;
  });
}
