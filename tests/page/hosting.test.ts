// The nginx snippet of the documentation, in a real nginx where there is one.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseOf } from '../../www/build/release.ts';
import { DIST } from '../../www/build/serve.ts';

const DOCS = readFileSync(new URL('../../www/docs/hosting.md', import.meta.url), 'utf8');
const SNIPPET = /^```nginx\n(.*?)^```$/ms.exec(DOCS)?.[1] ?? '';
/** Debian has it where ordinary users look for no programs. */
const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;
const hasNginx = spawnSync('nginx', ['-v'], { env: { ...process.env, PATH } }).status === 0;

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address !== 'string' ? address.port : 0));
    });
  });

test('the nginx snippet redirects to the folder, compresses, and has the header and the page for what is missing', {
  skip: !hasNginx && 'there is no nginx here',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gambol-nginx-'));
  mkdirSync(join(folder, 'temp'));
  const port = await freePort();
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp;`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid; error_log ${folder}/errors; events {}
    http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temp}
    server { listen 127.0.0.1:${port}; ${SNIPPET.replace('/srv/gambol/', DIST)} } }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (data) => (said += String(data)));
  try {
    const home = `http://127.0.0.1:${port}/games`;
    const ask = (path: string) => fetch(home + path, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });
    let first = await ask('').catch(() => null);
    for (let n = 0; n < 100 && !first && nginx.exitCode === null; n += 1) {
      await pause(50);
      first = await ask('').catch(() => null);
    }
    assert.ok(first, said);
    assert.deepEqual([first.status, first.headers.get('location')], [301, '/games/']);
    const release = releaseOf(DIST);
    for (const [path, type] of [
      ['/', 'text/html'],
      [`/${release}/www/main.js`, 'application/javascript'],
      [`/${release}/www/css/page.css`, 'text/css'],
      [`/${release}/gambol-wasm_bg.wasm`, 'application/wasm'],
      ['/embed.js', 'application/javascript'],
    ]) {
      const { status, headers } = await ask(path ?? '');
      assert.deepEqual(
        [
          status,
          headers.get('content-type'),
          headers.get('content-encoding'),
          headers.get('access-control-allow-origin'),
        ],
        [200, type, 'gzip', '*'],
        path,
      );
    }
    const missing = await ask('/nothing');
    assert.equal(missing.status, 404);
    assert.match(await missing.text(), /There is nothing here/);
  } finally {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
