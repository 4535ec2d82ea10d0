// Storage that is full, denied or damaged: no game is lost while the page is open, the page reports what was not
// stored, and stores it as soon as possible.

import { expect, test } from './fixtures.ts';
import { onlyLong, usually } from './long.ts';
import { storedEntries } from './storagetexts.ts';
import { COMBO, TablePage } from './table.ts';
import type { Page } from '@playwright/test';

const START = '#/gambit?seed=8&players=human,human';
const NO_ROOM = 'This browser has no room left to keep your games.';
const NOTHING = 'This browser keeps nothing of this page.';

/**
 * Makes some writes fail as if storage were full, and counts all writes.
 *
 * @param from the first failing write, counted from 1
 * @param to the last one
 */
async function failWrites(page: Page, from: number, to: number) {
  await page.addInitScript(
    ([first, last]) => {
      const state = { writes: 0, first, last };
      Object.assign(window, { writing: state });
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        state.writes += 1;
        if (state.writes >= (state.first ?? 0) && state.writes <= (state.last ?? 0))
          throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    },
    [from, to],
  );
}

/** The notices outside the game. */
function notices({ page }: TablePage) {
  return page.locator('.notice');
}

/** The number of attempted writes. */
function writes(page: Page) {
  return page.evaluate(() => (window as any).writing.writes);
}

/** All stored data, without dates. */
async function stored(page: Page) {
  const entries = await storedEntries(page);
  return entries.map(([key, value]) => [key, value.replace(/"when":\d+/g, '')]);
}

async function storedKeys(page: Page) {
  return (await storedEntries(page)).map(([key]) => key);
}

/** The keys of everything that a visit stores. */
const ALL = ['gambol/1/matches', 'gambol/1/settings', 'gambol/1/shelf', 'gambol/1/table/gambit'];

/** A visit that stores everything: two games, one of them an earlier game, a setting, and a game by link. */
async function visit(table: TablePage) {
  const { page } = table;
  await table.tap('d2', 'd4');
  await expect(table.moves).toHaveCount(1);
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('link', { name: /Continue your game, move 2/ }).click();
  await expect(table.moves).toHaveText(['d2xd4']);
  await table.button('Restart').click();
  await expect(table.moves).toHaveCount(0);
  await table.tap('a2', 'a4');
  await expect(table.moves).toHaveText(['a2xa4']);
  await table.button('Settings').click();
  await page.getByLabel('Colours').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await table.follow('#/gambit?seed=3&players=human,human&match=abcdefgh-1&moves=d2xd4_e3xe1');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('link', { name: /1 move$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /2 moves.*Your turn$/ })).toBeVisible();
  await page.getByRole('link', { name: /Continue your game, move 2/ }).click();
  await expect(table.moves).toHaveText(['a2xa4']);
}

onlyLong(test)('storage that is full at any single write loses nothing and recovers', async ({ page, device }) => {
  test.setTimeout(180_000);
  await failWrites(page, 0, 0);
  const table = new TablePage(page);
  await table.open(START);
  await visit(table);
  await expect.poll(() => storedKeys(page)).toEqual(ALL);
  const [whole, count] = [await stored(page), await writes(page)];
  for (let n = 1; n <= count; n += 1) {
    const other = new TablePage(await device());
    await failWrites(other.page, n, n);
    await other.open(START);
    await visit(other);
    await other.page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(() => stored(other.page), `write ${n} of ${count} fails`).toEqual(whole);
    await expect(notices(other)).toHaveCount(0);
    await other.page.context().close();
  }
});

test('storage that stays full is reported once, and the games are stored when there is room', async ({ page }) => {
  await failWrites(page, 1, 1e9);
  const table = new TablePage(page);
  await table.open(START);
  await expect(notices(table)).toHaveCount(0);
  await table.tap('d2', 'd4');
  await expect(notices(table)).toContainText(NO_ROOM);
  await notices(table).getByRole('button', { name: 'Dismiss' }).click();
  await visit(new Visitor(page));
  await expect(notices(table)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  await page.evaluate(() => Object.assign((window as any).writing, { last: 0 }));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => storedKeys(page)).toEqual(ALL);
});

/** A visitor with a game. */
class Visitor extends TablePage {
  override async tap(...squares: string[]) {
    if (squares[0] !== 'd2') await super.tap(...squares);
  }
}

onlyLong(test)('denied storage is reported once, and the hall leads back to the game', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const table = new TablePage(page);
  await table.open(START);
  await visit(table);
  await expect(notices(table)).toHaveCount(1);
  await expect(notices(table)).toContainText(NOTHING);
});

test('what is damaged is reported, and repaired after a visit', async ({ page }) => {
  const words = ['your game of Gambit', 'the list of earlier games', 'the list of games by link', 'your settings'];
  await page.goto('./#/gambit/rules');
  await page.evaluate((keys) => {
    localStorage.clear();
    const bytes = Array.from({ length: 40 }, (_, n) => String.fromCharCode((7919 + n * n * 31) % 256));
    for (const key of keys) localStorage.setItem(key, bytes.join(''));
  }, ALL);
  const table = new TablePage(page);
  await page.goto('about:blank');
  await page.goto('./#/');
  for (const one of words) await expect(notices(table)).toContainText(one);
  await page
    .getByRole('list', { name: 'Games' })
    .getByRole('link', { name: /Gambit/ })
    .click();
  await table.isReady();
  await notices(table).getByRole('button', { name: 'Dismiss' }).click();
  await table.follow(START);
  await visit(table);
  await page.reload();
  await table.isReady();
  await expect(notices(table)).toHaveCount(0);
  await expect(table.moves).toHaveText(['a2xa4']);
});

test('a clock keeps its time over a reload and a visit to the hall', async ({ page }) => {
  const begin = performance.now();
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new TablePage(page, COMBO);
  /** The real seconds that have passed, which the clock has counted as well. */
  const passed = () => (performance.now() - begin) / 1000;
  const seconds = async () => Number((await table.players.locator('.time').nth(1).textContent())?.replace('0:', ''));
  await table.open('#/combo?players=human,human&clock=30+0');
  await table.tap('a2', 'a3');
  await page.clock.runFor(12_000);
  const left = await seconds();
  expect(left).toBeGreaterThanOrEqual(18 - passed());
  expect(left).toBeLessThanOrEqual(18);
  for (const _ of usually([1, 2, 3], (n) => n === 1)) {
    await page.reload();
    await table.isReady();
    expect(await seconds()).toBeLessThanOrEqual(left);
  }
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('link', { name: /Continue your game, move 2/ }).click();
  await table.isReady();
  expect(await seconds()).toBeLessThanOrEqual(left);
  expect(await seconds()).toBeGreaterThanOrEqual(left - passed());
});

test('a library that a later release has stored is said to be there, with its update', async ({ page }) => {
  await page.goto('');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('gambol', 99);
        request.onerror = reject;
        request.onsuccess = () => {
          request.result.close();
          resolve(null);
        };
      }),
  );
  await page.goto('#/library');
  const notice = page.getByRole('alert').filter({ hasText: 'A newer Gambol has stored your games' });
  await expect(notice).toBeVisible();
  await expect(page.locator('.nothing')).toContainText('A newer Gambol has stored your games');
  await expect(page.getByText('keeps nothing of this page')).toHaveCount(0);
  await expect(page.getByText('Your games will appear here')).toBeHidden();
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Update' }).click();
  await loaded;
});
