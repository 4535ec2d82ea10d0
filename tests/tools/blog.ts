// A third-party site on its own origin, with pages that contain boards.

import { createServer } from 'node:http';
import { serve } from '../../www/build/serve.ts';

/** The headers that GitHub Pages sends. */
export const PAGES_HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'max-age=600' };

/** Ten boards of the four games, on each of which the computer moves first. */
export const TEN = [
  'game="gambit" players="master,human"',
  'game="combo" players="hard,human"',
  'game="triboard" players="medium,human,hard" seed="1"',
  'game="luckymoose" players="medium,human" seed="4"',
  'game="gambit" players="easy,human" theme="dark"',
  'game="combo" players="beginner,human" position="8/8/8/w3,7/8/3,b4,4/8/8 b 0"',
  'game="triboard" players="master,human,easy" seed="3"',
  'game="luckymoose" players="hard,human" size="9" sets="1"',
  'game="gambit" players="hard,human"',
  'game="combo" players="master,human"',
];

/** CSS rules that would spoil everything they apply to. */
export const HOSTILE = `
  * { letter-spacing: 0.4em; line-height: 3 !important; color: red; font: 40px fantasy; text-transform: uppercase
  * !important; }
  iframe { display: none !important; width: 3px !important; height: 3px !important; filter: invert(1) !important; }
  gambol-board, gambol-board * { height: 7px !important; max-height: 7px !important; overflow: hidden !important; }
  canvas, button, main { opacity: 0 !important; }`;

/** A board, as a page's author writes it. */
export const board = (attributes: string, style = '') =>
  `<gambol-board ${attributes} style="display: block; ${style}"><p>As text</p></gambol-board>`;

export interface Blog {
  /** The address of the games, in a subfolder of their host. */
  games: string;
  /** The paths requested from the games' host. */
  requests: string[];
  /** The script tag of the boards. */
  script: string;
  /** The address of a page with this body. */
  write: (html: string, headers?: Record<string, string>) => string;
  stop: () => void;
}

/**
 * Serves the games, and the third-party pages on another origin.
 *
 * @param headers the headers of the games' host
 */
export async function openBlog(headers: Record<string, string> = PAGES_HEADERS): Promise<Blog> {
  const requests: string[] = [];
  const games = await serve({ base: '/a/b/', headers, onRequest: (path) => requests.push(path) });
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
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
  return {
    games: games.address,
    requests,
    script: `<script type="module" src="${games.address}embed.js"></script>`,
    write: (html, headers = policy) => {
      const path = `/${pages.size + 1}`;
      const head =
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        '<link rel="icon" href="data:,"><title>A blog</title>';
      pages.set(path, { html: head + html, headers });
      return home + path;
    },
    stop: () => {
      for (const { server } of [{ server: blogs }, games]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
