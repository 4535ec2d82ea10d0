// What the builder makes, in the blogs of others: `node run.ts [NAME...]` builds a page with a table, a study, a puzzle
// and a plain frame by each program, opens it, plays on each board, and prints a matrix. A program that can't be
// installed is named.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, expect, type FrameLocator, type Page } from '@playwright/test';
import { elementHtml, frameHtml, linkHtml, studyHtml } from '../../www/screens/builder/html.ts';
import { shellOptions } from '../tools/chromium.ts';
import { serve } from '../../www/build/serve.ts';
import { BLOG_TOOLS, run, writeSite } from './tools.ts';

const STUDY = `[Game "gambit"]
[Event "Ann's \\"best\\" -- and more..."]

{Where it began...}

1. c2xc4 {keeps -- the bridge} (1. d2xd4)

1... a3xa1 *
`;
const STYLE = 'aspect-ratio: 0.714; max-width: 480px';

const games = await serve({ base: '/a/b/', headers: { 'access-control-allow-origin': '*' } });
const script = `${games.address}embed.js`;
const board = (inside: string, ...pairs: [string, string][]) =>
  elementHtml({ script, pairs: [['game', 'gambit'], ...pairs], style: STYLE, inside });

/** Taps two squares of a board. */
async function tap(frame: FrameLocator, ...squares: string[]) {
  await expect(frame.getByRole('status').first()).not.toBeEmpty();
  for (const square of squares) {
    const cell = frame.locator(`[data-square="${square}"]`);
    await expect(cell).toHaveAccessibleName(/\w/);
    // Boards above may still be loading, which moves this one.
    let box = await cell.boundingBox();
    await expect(async () => {
      const before = box;
      box = await cell.boundingBox();
      expect(box).toEqual(before);
    }).toPass();
    await cell.page().mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  }
}

const SNIPPETS: [name: string, html: string, play: (frame: FrameLocator) => Promise<unknown>][] = [
  [
    'table',
    board(linkHtml(`${games.address}#/gambit`, 'The whole page'), ['players', 'human,human'], ['data-n', '0']),
    async (frame) => {
      await tap(frame, 'd2', 'd4');
      await expect(frame.locator('[data-square="d4"]')).toHaveAccessibleName(/black/);
    },
  ],
  [
    'study',
    board(studyHtml(STUDY), ['mode', 'steps'], ['study', '']),
    async (frame) => {
      await expect(frame.getByRole('treeitem')).toHaveCount(4);
      await frame.getByRole('button', { name: 'On', exact: true }).click();
      await expect(frame.getByRole('status')).toContainText('keeps -- the bridge');
    },
  ],
  [
    'puzzle',
    board('', ['mode', 'puzzle'], ['puzzle', '4']),
    async (frame) => {
      await tap(frame, 'a4', 'a2', 'c4', 'c2');
      await expect(frame.locator('.puzzle-said')).toContainText('Solved');
    },
  ],
  [
    'frame',
    frameHtml({
      address: `${games.address}?embed&mode=play#/gambit?players=human,human`,
      title: 'A board',
      style: STYLE,
    }),
    async (frame) => {
      await tap(frame, 'd2', 'd4');
      await expect(frame.locator('[data-square="d4"]')).toHaveAccessibleName(/black/);
    },
  ],
];
const TEXT = `A post "about" a game...\n\n${SNIPPETS.map(([, html]) => html).join('\n\nBetween.\n\n')}\n\nThe end.\n`;

/** Plays on each board of a page; the failures by name. */
async function playAll(page: Page) {
  const results: string[] = [];
  for (const [n, [name, , play]] of SNIPPETS.entries()) {
    const frame =
      name === 'frame'
        ? page.getByTitle('A board', { exact: true })
        : page.locator('gambol-board').nth(n).locator('iframe');
    try {
      await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await play(frame.contentFrame());
      results.push('played');
    } catch (error) {
      results.push('failed');
      console.error(`   ${name}: ${String(Object(error).message).split('\n').slice(0, 6).join(' ')}`);
    }
  }
  return results;
}

const browser = await chromium.launch(shellOptions());
const asked = process.argv.slice(2);
const matrix: string[][] = [['', ...SNIPPETS.map(([name]) => name)]];
for (const tool of BLOG_TOOLS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const folder = mkdtempSync(join(tmpdir(), 'gambol-blog-'));
  try {
    try {
      tool.install(folder);
    } catch {
      matrix.push([tool.name, 'can’t be installed here']);
      continue;
    }
    writeSite(tool, folder, { text: TEXT, script });
    run(tool.build[0], tool.build.slice(1), folder);
    const site = join(folder, dirname(tool.page));
    const host = await serve({ root: () => site });
    const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
    await page.goto(`${host.address}${tool.page.split('/').at(-1)}`);
    const results = await playAll(page);
    matrix.push([tool.name, ...results]);
    if (results.includes('failed')) process.exitCode = 1;
    if (process.env['KEEP']) cpSync(site, join(process.env['KEEP'], tool.name), { recursive: true });
    await page.close();
    host.server.close();
    host.server.closeAllConnections();
  } catch (error) {
    console.error(`   ${tool.name}: ${Object(error).stderr || Object(error).message}`);
    matrix.push([tool.name, 'failed']);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
await browser.close();
games.server.close();
games.server.closeAllConnections();
for (const row of matrix)
  console.log(
    row
      .map((cell) => cell.padEnd(10))
      .join('  ')
      .trimEnd(),
  );
