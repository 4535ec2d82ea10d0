// Serves dist/ like a plain static host, without compression: `node serve.ts`; PORT, HOST and the base path BASE are
// environment variables.

import { createServer, type ServerResponse } from 'node:http';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { releaseOf } from './release.ts';

/** The built page. */
export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The part of dist/ that belongs to one release: the modules and the engine. */
export const RELEASE = existsSync(join(DIST, 'index.html')) ? `${DIST}${releaseOf(DIST)}/` : DIST;

/** The milliseconds that an idle connection stays open. */
const KEEP_ALIVE = 60_000;

/**
 * Serves a folder and returns the address, which ends in a slash.
 *
 * @param options.port 0, the default, takes any free port
 * @param options.base the base path, with slashes at both ends
 * @param options.root the folder, read for each request; dist/ by default
 * @param options.headers additional response headers
 * @param options.onRequest called with the path of every request; true if it answers the request itself
 */
export async function serve({
  port = 0,
  host = '127.0.0.1',
  base = '/',
  root = () => DIST,
  headers = {},
  onRequest,
}: {
  port?: number;
  host?: string;
  base?: string;
  root?: () => string;
  headers?: Record<string, string>;
  onRequest?: (path: string, response: ServerResponse) => unknown;
} = {}) {
  const folders = new Map<string, ReturnType<typeof sirv>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (onRequest?.(pathname, response) === true) return;
    const folder = root();
    // Read for each request, so that the page can be rebuilt while it is served.
    const files =
      folders.get(folder) ??
      sirv(folder, { dev: true, setHeaders: (out) => out.setHeaders(new Map(Object.entries(headers))) });
    folders.set(folder, files);
    const none = () => {
      response.writeHead(404, { 'content-type': 'text/plain', ...headers }).end('Not found');
    };
    if (!pathname.startsWith(base)) return none();
    request.url = `/${(request.url ?? '').slice(base.length)}`;
    files(request, response, none);
  });
  // A connection that is closed after five idle seconds may be closed just when a client uses it again.
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { server, address: `http://${host === '0.0.0.0' ? 'localhost' : host}:${address.port}${base}` };
}

/**
 * Serves a folder at PORT, or where that is not set at the usual port, or at any other if that is taken.
 *
 * @param options those of `serve`
 */
export async function serveOn(usual: number, options: Parameters<typeof serve>[0]) {
  const wanted = Number(process.env.PORT || 0);
  if (wanted) return serve({ ...options, port: wanted });
  return serve({ ...options, port: usual }).catch(() => serve(options));
}

async function main() {
  const host = process.env.HOST || undefined;
  // Boards in other pages need this header, which static hosts send.
  const options = { host, base: process.env.BASE || '/', headers: { 'access-control-allow-origin': '*' } };
  const served = await serveOn(8080, options);
  console.log(`Gambol is at ${served.address} (Ctrl+C stops it)`);
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(`serve: ${error.message}`);
    process.exitCode = 1;
  });
}
