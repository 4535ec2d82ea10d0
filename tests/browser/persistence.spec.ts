// Stored data: restored after a reload, and optional where the browser stores nothing.

import { GAMES } from '../../www/games/index.ts';
import { expect, test } from './fixtures.ts';
import { onlyLong, usually } from './long.ts';
import { TablePage, disablePause } from './table.ts';

const LINK = '#/gambit?seed=8&players=human,human&moves=d2xd4_e3xe1_f2xf4';

test('a reload restores the game at any ply', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?seed=8&players=human,human');
  await table.tap('d2', 'd4', 'e3', 'e1', 'f2', 'f4');
  await expect(table.moves).toHaveCount(3);
  const board = await table.pieces();
  await page.reload();
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1', 'f2xf4']);
  await expect.poll(() => table.pieces()).toBe(board);
  await expect.poll(() => table.fragment()).toBe(LINK);
  await table.button('Undo').click();
  const before = await table.pieces();
  await page.reload();
  await expect(table.moves).toHaveCount(3);
  await expect(table.moves.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.poll(() => table.pieces()).toBe(before);
  // So does the bare address of the table.
  await page.goto('about:blank');
  await table.open('#/gambit');
  await expect.poll(() => table.fragment()).toBe(`${LINK}&at=2`);
  await expect.poll(() => table.pieces()).toBe(before);
});

test('a reload continues against the same computer', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page);
  await table.open('#/gambit?seed=8&players=human,hard');
  await table.tap('a2', 'a4');
  await expect(table.moves).toHaveCount(2);
  const fragment = await table.fragment();
  await page.reload();
  await expect(table.moves).toHaveCount(2);
  await expect(table.players.nth(1)).toContainText('Bruno');
  await expect(table.status).toContainText('Your turn, Black.');
  await expect.poll(() => table.fragment()).toBe(fragment);
});

test('the hall leads back to the game', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?seed=8&players=human,human');
  await table.tap('d2', 'd4');
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('link', { name: /Continue your game, move 2/ }).click();
  await expect(table.moves).toHaveText(['d2xd4']);
  // The browser's back button leads to the hall.
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
});

// Full storage is tested in depth: `storage.spec.ts`.
for (const [name, method] of usually(
  [
    ['nothing', 'getItem'],
    ['no more', 'setItem'],
  ],
  ([name]) => name === 'nothing',
)) {
  test(`a browser that stores ${name} can play`, async ({ page }) => {
    await page.addInitScript((broken) => {
      Object.defineProperty(Storage.prototype, broken ?? '', {
        value() {
          throw new DOMException('denied', 'QuotaExceededError');
        },
      });
    }, method);
    const table = new TablePage(page);
    await table.open();
    await table.tap('d2', 'd4');
    await expect(table.moves).toHaveText(['d2xd4']);
    await table.button('Settings').click();
    await page.getByLabel('Colours').selectOption('dark');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(table.moves).toHaveText(['d2xd4']);
  });
}

test('a browser without storage can play', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const table = new TablePage(page);
  await page.goto('./#/');
  await page.getByRole('link', { name: /Gambit/ }).click();
  await table.isReady();
  await table.tap('d2', 'd4');
  await expect(table.status).toContainText('Black jumps d2 to d4');
});

onlyLong(test)('stored data may be damaged', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gambol/1/table/gambit', '#/gambit?moves=a1xa9&position=%');
    localStorage.setItem('gambol/1/shelf', '[{"link":1},null,"x"]');
    localStorage.setItem('gambol/1/settings', '{');
  });
  const table = new TablePage(page);
  await page.goto('./#/');
  await page.getByRole('link', { name: /Gambit/ }).click();
  await table.isReady();
  await table.tap('d2', 'd4');
  await expect(table.status).toContainText('Black jumps d2 to d4');
});

onlyLong(test)('the date of an earlier game may be damaged', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gambol/1/shelf', '[{"link":"#/gambit?seed=1","words":"Gambit","when":"soon"}]');
  });
  await page.goto('./#/');
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
});

for (const [name, link] of [
  ['seed', '#/triboard?seed=7'],
  ['position', '#/gambit?position=8/2x1x3/1o4x1/8_o'],
]) {
  test(`the hall shows a stored game with its own ${name} and no moves`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(
      (kept) => localStorage.setItem(`gambol/1/table/${/#.(\w+)/.exec(kept ?? '')?.[1]}`, kept ?? ''),
      link,
    );
    await page.clock.install();
    await page.goto('./#/');
    await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
    // The small boards play their sample games meanwhile; their errors appear on the console.
    await page.clock.runFor(5000);
    await expect(page.getByRole('listitem').getByText('Play', { exact: true })).toHaveCount(GAMES.length);
  });
}
