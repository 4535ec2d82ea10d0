// The openings on the analysis board: what was played from a position in the book and in the games of the library.

import { expect, expectAccessible, test } from './fixtures.ts';
import { randomGames } from './games.ts';
import { isLong, usually } from './long.ts';
import { loadEngine } from '../tools/engine.ts';
import { COMBO, LUCKYMOOSE, TablePage } from './table.ts';
import type { Locator, Page } from '@playwright/test';

const FILE = { name: 'games.txt', mimeType: 'text/plain' };

/** The openings of a study. */
class Openings {
  readonly page: Page;
  readonly study: TablePage;
  readonly panel: Locator;
  readonly rows: Locator;
  readonly about: Locator;
  readonly current: Locator;

  constructor(page: Page, game?: typeof COMBO) {
    this.page = page;
    this.study = new TablePage(page, game);
    this.panel = page.getByRole('region', { name: 'Openings' });
    this.rows = this.panel.getByRole('list', { name: 'Openings' }).getByRole('button');
    this.about = this.panel.locator('p');
    this.current = page.getByRole('treeitem', { selected: true });
  }

  async open(address: string) {
    await this.study.open(address);
    await this.study.button('More').click();
    await this.study.button('Openings').click();
    await expect(this.panel).toBeVisible();
  }

  source(name: string) {
    return this.panel.getByRole('button', { name, exact: true });
  }
}

/** Imports games into the library. */
async function fill(page: Page, texts: string[]) {
  await page.goto('./#/library');
  await page.locator('input[type=file]').setInputFiles({ ...FILE, buffer: Buffer.from(texts.join('\n')) });
  await expect(page.locator('.porting [role=status]')).toContainText('added');
}

test('the book is walked along by taps and by keys', async ({ page }) => {
  const openings = new Openings(page);
  await openings.open('#/gambit/study');
  await expect(openings.source('Book')).toHaveAttribute('aria-pressed', 'true');
  await expect(openings.about).toHaveText(/^From 10,000 games/);
  await expect(openings.rows.first()).toHaveAccessibleName(
    /^Play b2xb4 or g2xg4: 2,721 games, Black won \d+, White won [\d,]+ and \d[\d,]* drawn$/,
  );
  await expectAccessible(page);
  await openings.rows.first().click();
  await expect(openings.current).toHaveAccessibleName(/b2xb4/);
  // The first answer has the focus, and Enter plays on.
  await expect(openings.rows.first()).toBeFocused();
  const answer = (await openings.rows.first().locator('.move').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(openings.current).toHaveAccessibleName(new RegExp(answer));
  // A mirrored position has the mirrored moves of the book.
  await openings.study.follow('#/gambit/study?moves=g2xg4');
  await page.keyboard.press('p');
  await expect(openings.rows.first().locator('.move')).toHaveText(/^[a-h]\dx/);
  const mirrored = answer.replaceAll(/[a-h]/g, (file) => 'hgfedcba'['abcdefgh'.indexOf(file)] ?? '');
  await expect(openings.rows.first().locator('.move')).toHaveText(mirrored);
});

test('one’s own games are counted, with what is added elsewhere, and an end of the book is said', async ({
  page,
  context,
}) => {
  await fill(page, await randomGames(40, { games: ['combo'] }));
  const openings = new Openings(page, COMBO);
  await openings.open('#/combo/study');
  await openings.source('Your games').click();
  await expect(openings.about).toHaveText('From 40 games in your library');
  const counts = () =>
    openings.rows.evaluateAll((rows) => rows.map((row) => Number(row.querySelector('.count')?.textContent)));
  await expect.poll(async () => (await counts()).reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(await counts()).toEqual((await counts()).sort((one, other) => other - one));
  await expect(openings.rows.first()).toHaveAccessibleName(/^Play \S+( or \S+)?: \d+ games/);
  // The rows are those of the book.
  if (isLong) await expectAccessible(page);
  const other = await context.newPage();
  await fill(other, await randomGames(60, { games: ['combo'] }));
  await other.close();
  await expect(openings.about).toHaveText('From 60 games in your library');
  // Somewhere nobody has played on.
  await openings.study.follow('#/combo/study?moves=1b2-c3_1b7-c6_1c3-c4');
  await page.keyboard.press('p');
  await expect(openings.about).toHaveText('The book doesn’t go this far.');
  await openings.source('Your games').click();
  await expect(openings.about).toHaveText('Nobody has played on from here yet.');
  await expect(openings.rows).toHaveCount(0);
});

test('without a book, there are one’s own games; on a phone they stand below the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { Session } = await loadEngine();
  const game = Session.start('luckymoose', 'seed=1 players=2');
  game.play(game.legal().find((move) => move.includes('@')) ?? '');
  await fill(page, [
    game.formatStudy([
      ['Players', 'human, easy'],
      ['Ending', 'resigned-1'],
    ]),
  ]);
  const openings = new Openings(page, LUCKYMOOSE);
  await openings.open('#/luckymoose/study?seed=1');
  await expect(openings.about).toHaveText('From 1 game in your library');
  await expect(openings.panel.getByRole('button', { name: 'Book' })).toHaveCount(0);
  await expect(openings.rows.first()).toHaveAccessibleName(/: 1 game and [\d.,]+ points? ahead on average$/);
  if (isLong) await expectAccessible(page);
  const panel = await openings.panel.boundingBox();
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(panel?.height).toBeGreaterThan(60);
});

const SCREENS = [
  { width: 320, height: 568, tag: 'en' },
  { width: 844, height: 390, tag: 'en' },
  { width: 390, height: 844, tag: 'ar' },
];
for (const { width, height, tag } of usually(SCREENS, ({ width }) => width === 320)) {
  test.describe(`at ${width} × ${height} in ${tag}`, () => {
    test.use({ viewport: { width, height }, locale: tag });

    test('the openings are accessible, stay on the screen, and leave the board in view', async ({ page }) => {
      await page.goto('./#/combo/study');
      await expect(page.getByRole('grid')).toBeVisible();
      await page.keyboard.press('p');
      const panel = page.locator('.openings-panel');
      await expect(panel.locator('.openings button').first()).toBeVisible();
      await expectAccessible(page);
      const [board, box] = await Promise.all([page.locator('.play > .board').boundingBox(), panel.boundingBox()]);
      if (!board || !box) throw new Error('there is no board');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      // Beside the board, or below it.
      expect(box.x >= board.x + board.width - 1 || box.y >= board.y + board.height - 1).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
