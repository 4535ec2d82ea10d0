// The hall of a visitor who has been here before: today's puzzle, and the path of each game.

import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const [TODAY, YESTERDAY] = ['2026-03-02', '2026-03-01'];
const progress = (days: Record<string, number>) =>
  JSON.stringify({
    rating: { rating: 1420.3, deviation: 80, volatility: 0.06 },
    tried: [1, 2, 3].map((id) => ({ when: Date.parse(`${TODAY}T10:00`), id, isSolved: true, rating: 1400 + id })),
    best: { streak: 0, storm: 0 },
    days,
  });

/** Opens the hall on a day, with what is kept. */
async function openHall(page: Page, kept: Record<string, string>) {
  await page.clock.setFixedTime(`${TODAY}T12:00`);
  await page.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(`gambol/1/${key}`, text);
  }, kept);
  await page.goto('./#/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const today = (page: Page) => page.getByRole('region', { name: 'Today' });

test('without a game under way today’s puzzle greets, and opens', async ({ page }) => {
  await openHall(page, {
    settings: JSON.stringify({ lastGame: 'combo' }),
    'puzzles/combo': progress({ [YESTERDAY]: 1 }),
  });
  await expect(page.locator('.hero')).toContainText('Combo · Today’s puzzle');
  await expect(page.locator('.hero')).toContainText('1 day in a row · Rating 1420, +2 this week');
  await expect(page.locator('.hero canvas')).toBeVisible();
  await expect(today(page).getByRole('link', { name: 'Solve it' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Solve it' }).click();
  await expect(page).toHaveURL(`#/combo/puzzles/${TODAY}`);
});

test('beside a game under way stand the puzzle, solved and counted, and the next station', async ({ page }) => {
  await openHall(page, {
    settings: JSON.stringify({ lastGame: 'gambit' }),
    'table/gambit': '#/gambit?players=human,easy&moves=d2xd4',
    'puzzles/gambit': progress({ [YESTERDAY]: 1, [TODAY]: 2 }),
    'course/gambit': JSON.stringify({ lessons: [], puzzles: {}, games: [], last: '', moves: {} }),
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('move 2');
  const region = today(page);
  await expect(region.getByRole('link', { name: 'Solved' })).toBeVisible();
  await expect(region).toContainText('2 days in a row');
  await expect(region.locator('canvas')).toBeVisible();
  const path = region.getByRole('list', { name: 'Your path in Gambit' });
  await expect(path.getByRole('link', { name: /, done$/ })).toHaveCount(2);
  await expect(path.getByRole('link', { name: /, next$/ })).toHaveCount(1);
  await expect(
    page
      .locator('.card')
      .first()
      .getByRole('img', { name: /^Your path: 2 of 8/ }),
  ).toBeVisible();
  await region.getByRole('link', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(/players=human,beginner$/);
});

test('a first visit asks for nothing of it, and a hall without it is whole', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openHall(page, {});
  await expect(page.locator('.hero')).toContainText('New here?');
  expect(asked.filter((url) => /today|puzzlesgambit/.test(url))).toEqual([]);

  await page.route(/\/today-\w+\.js/, (route) => route.abort());
  await page.evaluate(() => localStorage.setItem('gambol/1/course/gambit', '{}'));
  await page.reload();
  await expect(page.locator('.hero')).toContainText('A game of Gambit?');
  await expect(page.getByRole('list', { name: 'Games' }).locator('canvas')).toHaveCount(4);
  await expect(today(page)).toHaveCount(0);
});

test('a table that is opened while the hall still loads stays', async ({ page }) => {
  const kept = { 'table/gambit': '#/gambit?players=human,human&moves=d2xd4', 'course/gambit': '{}' };
  await page.addInitScript((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(`gambol/1/${key}`, text);
  }, kept);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/today-\w+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await Promise.all([page.waitForRequest(/\/today-\w+\.js/), page.goto('./#/')]);
  await page.evaluate(() => (location.hash = '#/gambit'));
  const moves = page.getByRole('list', { name: 'Moves' });
  await expect(moves).toContainText('d2xd4');
  // The hall's puzzle comes last, and what is drawn then takes a few frames.
  const puzzles = page.waitForEvent('requestfinished', (request) => /puzzlesgambit/.test(request.url()));
  release();
  await puzzles;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(moves).toContainText('d2xd4');
  await expect(page.locator('.hall')).toHaveCount(0);
});

for (const [tag, direction] of [
  ['en', 'ltr'],
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const)
  test(`nothing is cut and no card breaks at 320 and 1440 pixels: ${tag}`, async ({ page }) => {
    await openHall(page, {
      settings: JSON.stringify({ lastGame: 'gambit', language: tag }),
      'table/gambit': '#/gambit?players=human,easy&moves=d2xd4',
      'puzzles/gambit': progress({ [YESTERDAY]: 1 }),
    });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      const cut = await page.locator('.today *, .card *').evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, right, left } = element.getBoundingClientRect();
          return width > 0 && (left < -1 || right > innerWidth + 1) ? [element.className] : [];
        }),
      );
      expect(cut).toEqual([]);
      // Two ways below the first one, side by side.
      const steps = () =>
        page.locator('.card').evaluateAll((cards) =>
          cards.map((card) => {
            const [one, other] = [...card.querySelectorAll('.quiet')].map((way) => way.getBoundingClientRect().top);
            return Math.round(Math.abs((one ?? 0) - (other ?? 0)));
          }),
        );
      await expect.poll(steps, `at ${width} pixels`).toEqual([0, 0, 0, 0]);
    }
  });
