// A page of somebody else, on an origin of its own, with boards in it.

import { createServer } from 'node:http';
import { serve } from '../tools/serve.js';
import { test as base } from './fixtures.js';

/** @import { Page, Frame } from '@playwright/test' */

/** What GitHub Pages sends with everything. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' };

/**
 * @typedef {object} Blog
 * @property {string} games the address of the games, in a folder of their host
 * @property {string[]} requests what the host of the games was asked for
 * @property {(html: string, headers?: Record<string, string>) => string} write the address of a page with this in its body
 */

/**
 * @type {import('@playwright/test').TestType<
 *   import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions & import('./fixtures.js').Ours & { blog: Blog, hostHeaders: Record<string, string> },
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions>}
 */
export const test = base.extend({
  hostHeaders: [HEADERS, { option: true }],

  blog: async ({ hostHeaders }, use) => {
    /** @type {string[]} */
    const requests = [];
    const games = await serve({ base: '/a/b/', headers: hostHeaders, onRequest: (path) => requests.push(path) });
    /** @type {Map<string, { html: string, headers: Record<string, string> }>} */
    const pages = new Map();
    const blogs = createServer((request, response) => {
      const page = pages.get(request.url ?? '');
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
      response.end(page?.html ?? '');
    });
    await new Promise((resolve) => blogs.listen(0, '127.0.0.1', () => resolve(null)));
    const address = blogs.address();
    const home = `http://127.0.0.1:${address !== null && typeof address !== 'string' ? address.port : 0}`;
    const { origin } = new URL(games.address);
    const policy = { 'content-security-policy': `script-src ${origin}; frame-src ${origin}` };
    await use({
      games: games.address,
      requests,
      write: (html, headers = policy) => {
        const path = `/${pages.size + 1}`;
        const head = '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>A blog</title>';
        pages.set(path, { html: head + html, headers });
        return home + path;
      },
    });
    for (const { server } of [{ server: blogs }, games]) {
      server.close();
      server.closeAllConnections();
    }
  },
});

/**
 * The line that makes boards work.
 *
 * @param {Blog} blog
 */
export const script = ({ games }) => `<script type="module" src="${games}embed.js"></script>`;

/**
 * The page in the frame of a board.
 *
 * @param {Page} page
 * @param {number} [n] which board of the page
 * @returns {Promise<Frame>}
 */
export async function frameOf(page, n = 0) {
  const handle = await page.locator('gambol-board iframe').nth(n).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the board has no frame');
  return frame;
}
