// One-switch play: whole games by a single key, or by taps anywhere, that choose what is lit.

import { expect, expectAccessible, test } from './fixtures.ts';
import { isLong, onlyLong } from './long.ts';
import { COMBO, GAME, LUCKYMOOSE, TRIBOARD, TablePage } from './table.ts';
import type { Page } from '@playwright/test';

/** Opens a table with a clock that stands still. */
async function open(table: TablePage, link: string, settings = '{"scan":800,"pause":0}') {
  const { page } = table;
  await page.addInitScript((text) => localStorage.setItem('gambol/1/settings', text), settings);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await table.open(link);
  await expect(page.locator('.scan-said')).not.toBeEmpty();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Waits until something is lit, then presses the switch. In groups, the group with it is chosen first.
 *
 * @param patience the milliseconds after which it is given up; a screen may still be loading, which no clock of the
 *   page shows
 */
async function choose(
  page: Page,
  wanted: RegExp,
  press: () => Promise<void> = () => page.keyboard.press('Space'),
  patience = 20_000,
) {
  const said = page.locator('.scan-said');
  const end = Date.now() + patience;
  for (let n = 0; n < 80 || Date.now() < end; n += 1) {
    const lit = (await said.textContent()) ?? '';
    const isGroup = lit.includes(', ') && lit.split(', ').every((part) => /^[a-z]\d+$/.test(part));
    if (isGroup ? lit.split(', ').some((square) => wanted.test(`${square},`)) : wanted.test(lit)) {
      await press();
      await page.clock.runFor(20);
      if (!isGroup) return;
    } else await page.clock.runFor(800);
  }
  throw new Error(`${wanted} was never lit`);
}

const square = (name: string) => new RegExp(`^${name},`);

test('a whole game of Gambit by one key', async ({ page }) => {
  const table = new TablePage(page);
  await open(table, '#/gambit?players=human,human');
  for (const [ply, move] of GAME.moves.entries()) {
    for (const name of move.split('x')) await choose(page, square(name));
    if ((await table.moves.count()) === ply) await choose(page, /^End turn$/, undefined, 0).catch(() => {});
    await expect(table.moves).toHaveCount(ply + 1);
  }
  await page.clock.runFor(3000);
  await expect(table.status).toContainText(GAME.words);
});

test('a game of Combo by one key, to its end', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await open(table, '#/combo?players=human,human&position=8/8/8/8/8/8/w1,7/b2,7_b_0');
  await choose(page, square('a1'));
  await choose(page, square('a2'));
  await page.clock.runFor(3000);
  await expect(table.status).toContainText('Game over.');
});

test('a game of Triboard by one key, to its end', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await open(table, '#/triboard?players=human,human,human&position=br14/16/16/16/16/16/16/16/16/16/16_b');
  await choose(page, square('c11'));
  await page.clock.runFor(3000);
  await expect(table.status).toContainText('Game over.');
});

test('tokens of LuckyMoose are picked, laid and counted by one key, turn by turn', async ({ page }) => {
  test.slow();
  const table = new TablePage(page, LUCKYMOOSE);
  // The pool is empty, so that who can lay has to.
  const hands = 'y5g1g2b6/r1r5y6p6';
  const position = `9/9/9/9/4,g6,4/9/9/9/9_1_0,0_${hands}_-_0_0000000000000000`;
  await open(table, `#/luckymoose?players=human,human&position=${position}`);
  for (let ply = 0; ply < (isLong ? 3 : 2); ply += 1) {
    const isHeld = await page.getByRole('button', { name: /^I am/ }).isVisible();
    if (isHeld) await choose(page, /^I am/);
    await choose(page, /^Game$/);
    await choose(page, /^Hint$/);
    const lay = /([a-z]+ [a-z]+) on ([a-z]\d+)/gi;
    const hint = async () => {
      await page.clock.runFor(100);
      return (await table.status.textContent()) ?? '';
    };
    await expect.poll(hint).toMatch(lay);
    for (const [, token = '', target = ''] of (await hint()).matchAll(lay)) {
      await choose(page, new RegExp(`^${token}$`, 'i'));
      await choose(page, square(target));
    }
    await choose(page, /^Lay/);
    await page.clock.runFor(1000);
    await expect(table.moves).toHaveCount(ply + 1);
  }
});

test('a tap anywhere chooses, the last entry leaves the scan, and a button starts it again', async ({ page }) => {
  const table = new TablePage(page);
  await open(table, '#/gambit?players=human,human');
  const tap = () => page.mouse.click(5, 300);
  await choose(page, square('d2'), tap);
  await choose(page, square('d4'), tap);
  await expect(table.moves).toHaveText(['d2xd4']);
  await choose(page, /^Game$/, tap);
  await choose(page, /^Undo, Hint/, tap);
  await choose(page, /^Undo$/, tap);
  await expect(table.status).toContainText('Black to move');
  await choose(page, /^Stop scanning$/, tap);
  const start = page.getByRole('button', { name: 'Start scanning' });
  await expect(start).toBeFocused();
  await table.tap('a2');
  await expect(table.status).toContainText('a2 picked');
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(start).toBeHidden();
  await choose(page, square('a4'));
  await expect(table.status).toContainText('White to move');
});

test('a game is started from the hall, left and reopened there by one key', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('gambol/1/settings', '{"scan":800,"pause":0}'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const table = new TablePage(page, COMBO);
  await page.goto('./#/');
  await expect(page.locator('.scan-said')).not.toBeEmpty();
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose(page, /^Combo$/);
  await choose(page, /^Play Combo$/);
  await choose(page, /^[a-z]\d/);
  await choose(page, /^[a-z]\d/);
  await expect(table.moves.first()).toBeVisible();
  const played = (await table.moves.first().textContent()) ?? '';
  // An answer of the computer begins the scan anew.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return table.moves.count();
    })
    .toBe(2);
  await choose(page, /^Game$/);
  await choose(page, /^All games$/);
  // It comes when what waits there is loaded, whatever the clock says, and then draws its boards one by one.
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible();
  await page.clock.runFor(3000);
  await choose(page, /^Continue|: move 3/);
  await expect(table.moves.first()).toHaveText(played);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('gambol/1/settings') ?? '').scan)).toBe(800);
});

test('a page without a table is left by one key', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gambol/1/settings', '{"scan":800}'));
  await page.goto('./#/library');
  const said = page.locator('.scan-said');
  await expect(said).toHaveText('All games', { timeout: 20_000 });
  await page.keyboard.press('Space');
  await expect(page.getByRole('list', { name: 'Games' })).toBeVisible();
});

onlyLong(test)('puzzles are chosen by one key', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gambol/1/settings', '{"scan":800}'));
  await page.goto('./#/combo/puzzles');
  const said = page.locator('.scan-said');
  // The group of what belongs to the game as a whole, within the first rows.
  for (const lit of [/^Combo puzzles, /, /^Combo puzzles$/, /^Practice/]) {
    await expect(said).toHaveText(lit, { timeout: 20_000 });
    await page.keyboard.press('Space');
  }
  await expect(page).toHaveURL(/#\/combo\/puzzles\/practice$/);
});

const TABLES: [name: string, game: typeof LUCKYMOOSE | undefined, link: string][] = [
  ['Gambit', undefined, '#/gambit?players=human,human'],
  ['LuckyMoose', LUCKYMOOSE, '#/luckymoose?seed=3&players=human,beginner&size=9'],
];

for (const [name, game, link] of TABLES) {
  onlyLong(test)(
    `axe finds nothing while something is lit, and when the scan is stopped: ${name}`,
    async ({ page }) => {
      test.slow();
      await open(new TablePage(page, game), link);
      // Axe needs a clock that runs.
      await page.clock.resume();
      await expectAccessible(page);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
      await choose(page, /^Stop scanning$/);
      await page.clock.resume();
      await expect(page.getByRole('button', { name: 'Start scanning' })).toBeVisible();
      await expectAccessible(page);
    },
  );
}
