// The policy of the page as a header of its host, and boards in a page whose own policy allows nothing but them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../www/games/index.ts';
import { PAGES_HEADERS, board } from '../tools/blog.ts';
import { DIST } from '../../www/build/serve.ts';
import { frameOf, test } from './blog.ts';
import { expect } from './fixtures.ts';
import { usually } from './long.ts';
import { TablePage } from './table.ts';

const [, OWN_POLICY] =
  /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? [];
/** The policy in the page, and what only a header can say: who may frame it. */
const POLICY = `${OWN_POLICY}; frame-ancestors *`;
const STUDY = '1. c2xc4! {Keeps the bridge.} (1. d2xd4) 1... a3xa1 *';
const PUZZLE = '1o2oo2/3x1x1x/o7/2x3x1 o';
/** Boards of all kinds. */
const BOARDS = [
  ...usually(GAMES, ({ id }) => id === 'gambit').map(({ id, playerKinds }) =>
    board(`game="${id}" seed="1" players="${playerKinds.map(() => 'human')}"`),
  ),
  board('game="gambit" mode="view" moves="d2xd4 e3xe1"'),
  board(`game="gambit" mode="puzzle" position="${PUZZLE}" solution="f4xf2 g1xe3 e4xe2xc4" goal="most"`),
  `<gambol-board game="gambit" mode="steps" study style="display: block"><pre>${STUDY}</pre></gambol-board>`,
];
/** Where the page goes, and what is then there. */
const SCREENS = [
  ['#/', '.hall canvas'],
  ['#/gambit/study', '[role=grid]'],
  ['#/combo/rules', 'article, .rules'],
  ['#/triboard/learn', '[role=grid]'],
  ['#/gambit/course', '.course-next canvas'],
  ['#/gambit/puzzles', '.day canvas'],
  ['#/library', 'h1'],
  ['#/docs/embedding', 'pre'],
];

test.use({ hostHeaders: { ...PAGES_HEADERS, 'content-security-policy': POLICY } });

test('every screen is there when the host sends the policy, which refuses nothing', async ({ page, blog }) => {
  for (const [address = '', shown = ''] of usually(SCREENS, (_, n) => n % 3 === 1)) {
    // Each screen is the first one of its document.
    await page.goto('about:blank');
    const response = await page.goto(blog.games + address);
    expect(response?.headers()['content-security-policy']).toBe(POLICY);
    await expect(page.locator(shown).first(), address).toBeVisible();
  }
  await page.goto(`${blog.games}#/gambit?players=human,easy`);
  const table = new TablePage(page);
  await expect(page.getByRole('grid')).toBeVisible();
  await table.tap('d2', 'd4');
  await expect(table.moves).toHaveCount(2);
});

test('boards of all kinds are in a page that allows nothing but them', async ({ page, blog }) => {
  test.setTimeout(120_000);
  const { origin } = new URL(blog.games);
  const strict = [
    `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src data:`,
    "base-uri 'none'; form-action 'none'",
    "require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto(
    blog.write(`${blog.script}${BOARDS.join('\n').replaceAll(/ style="[^"]*"/g, '')}`, {
      'content-security-policy': strict,
    }),
  );
  for (const n of BOARDS.keys()) {
    await page.locator('gambol-board').nth(n).scrollIntoViewIfNeeded();
    await expect((await frameOf(page, n)).getByRole('grid')).toBeVisible();
  }
  const element = page.locator('gambol-board').first();
  await element.scrollIntoViewIfNeeded();
  await expect.poll(() => element.evaluate((shown) => (shown as any).position)).not.toBeNull();
  const frame = await frameOf(page);
  const before = await element.evaluate((shown) => (shown as any).position);
  for (const square of ['d2', 'd4']) {
    await frame.getByRole('gridcell', { name: new RegExp(`^${square},`) }).focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => element.evaluate((shown) => (shown as any).position)).not.toBe(before);
});
