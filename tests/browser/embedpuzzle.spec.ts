// Puzzles in third-party pages with a content security policy: solved and failed on the board, with events for the page
// around it.

import { board } from '../tools/blog.ts';
import { frameOf, test } from './blog.ts';
import { expect, expectAccessible } from './fixtures.ts';
import type { Frame, Page } from '@playwright/test';

/** A puzzle that is in no file. */
const UNLISTED_PUZZLE =
  'game="gambit" mode="puzzle" position="1o2oo2/3x1x1x/o7/2x3x1 o" solution="f4xf2 g1xe3 e4xe2xc4" goal="most"';

/** Records the events of the board on a page. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const seen = [] as unknown[];
    Object.assign(window, { seen });
    for (const name of ['move', 'solved', 'failed'])
      document.addEventListener(`gambol-${name}`, (event) => seen.push([name, (event as CustomEvent).detail]));
  });
const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: [string, any][] }).seen);

async function tap(frame: Frame, ...squares: string[]) {
  for (const square of squares) {
    await frame.getByRole('gridcell', { name: new RegExp(`^${square}(,|$)`) }).focus();
    await frame.page().keyboard.press('Enter');
  }
}

test('a puzzle of a page is failed, tried again and solved, and its page hears of it', async ({ page, blog }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 620, height: 800 });
  await page.goto(blog.write(`${blog.script}${board(UNLISTED_PUZZLE)}`));
  await listen(page);
  const frame = await frameOf(page);
  const said = frame.locator('.puzzle-said');
  await expect(said).toHaveText('Find the move with the best result. You play Black.');
  await tap(frame, 'e4', 'c2');
  await expect(said).toHaveText(/^That’s not it\. (It costs 1 point\.|Now .*)$/);
  await expect(frame.getByRole('status')).toContainText('White jumps');
  await expectAccessible(page);
  await frame.getByRole('button', { name: 'Try again' }).click();
  await tap(frame, 'f4', 'f2');
  await expect(said).toContainText('Right. Go on.');
  await expect(frame.getByRole('status')).toContainText('Your turn');
  await tap(frame, 'e4', 'e2', 'c4');
  await expect(said).toHaveText(/^Solved!\s*$/);
  // The page hears of it a message later.
  await expect
    .poll(async () => (await seenOn(page)).filter(([name]) => name !== 'move'))
    .toEqual([
      ['failed', { game: 'gambit', puzzle: null, tries: 1, move: 'e4xc2' }],
      ['solved', { game: 'gambit', puzzle: null, tries: 2, isSlower: false }],
    ]);
  const seen = await seenOn(page);
  expect(
    seen
      .filter(([name]) => name === 'move')
      .map(([, { move }]) => move)
      .slice(-3),
  ).toEqual(['f4xf2', 'g1xe3', 'e4xe2xc4']);
});

test('a puzzle of a file shows its solution, and another one takes its place', async ({ page, blog }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 620, height: 800 });
  await page.goto(blog.write(`${blog.script}${board('game="gambit" mode="puzzle" puzzle="2026-11-22"')}`));
  const frame = await frameOf(page);
  const said = frame.locator('.puzzle-said');
  await expect(said).toContainText('You play');
  await frame.getByRole('button', { name: 'View the solution' }).click();
  await expect(said).toContainText('This is the solution.');
  await page.locator('gambol-board').evaluate((element) => element.setAttribute('puzzle', '99999'));
  await expect(frame.locator('main').getByRole('alert')).toContainText('There’s no such puzzle.');
  await page.locator('gambol-board').evaluate((element) => element.setAttribute('puzzle', '1'));
  await expect(said).toContainText('You play');
  await expect(frame.locator('main').getByRole('alert')).toHaveCount(0);
  await expect
    .poll(() => page.locator('gambol-board').evaluate((element) => (element as any).position))
    .toMatch(/ [ox]$/);
});

test('of two puzzles that are shown at once the last one is on the board', async ({ page, blog }) => {
  await page.setViewportSize({ width: 620, height: 800 });
  await page.goto(blog.write(`${blog.script}${board(UNLISTED_PUZZLE)}`));
  const frame = await frameOf(page);
  const said = frame.locator('.puzzle-said');
  const element = page.locator('gambol-board');
  await expect(said).toHaveText('Find the move with the best result. You play Black.');
  const positionOf = () => element.evaluate((board) => (board as any).position);
  await expect.poll(positionOf).not.toBeNull();
  const before = await positionOf();
  // The list comes after the puzzle that needs none.
  let release: () => void = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(/puzzlesgambit/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/puzzlesgambit/);
  await element.evaluate((board) => board.setAttribute('puzzle', '2'));
  await asked;
  await element.evaluate((board) => board.removeAttribute('puzzle'));
  const loaded = page.waitForResponse(/puzzlesgambit/);
  release();
  await loaded;
  await tap(frame, 'f4', 'f2');
  await expect(said).toContainText('Right. Go on.');
  await frame.getByRole('button', { name: 'View the solution' }).click();
  await expect(said).toContainText('This is the solution.');
  expect(before).toBe('1o2oo2/3x1x1x/o7/2x3x1 o');
});

test('a puzzle that can’t be opened leaves the one before as it was', async ({ page, blog }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 620, height: 800 });
  await page.goto(blog.write(`${blog.script}${board(UNLISTED_PUZZLE)}`));
  const frame = await frameOf(page);
  const said = frame.locator('.puzzle-said');
  await expect(said).toHaveText('Find the move with the best result. You play Black.');
  await page.locator('gambol-board').evaluate((element) => element.setAttribute('solution', 'a1xa9'));
  await expect(frame.locator('main').getByRole('alert')).not.toBeEmpty();
  await frame.getByRole('button', { name: 'View the solution' }).click();
  await expect(said).toContainText('This is the solution.');
  await frame.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toHaveText('Find the move with the best result. You play Black.');
  await tap(frame, 'f4', 'f2');
  await expect(said).toContainText('Right. Go on.');
});

test('without a puzzle there is a message alone, and the board is ready with the first puzzle', async ({
  page,
  blog,
}) => {
  await page.setViewportSize({ width: 620, height: 800 });
  await page.addInitScript(() => {
    const told = ((window as any).told = [] as unknown[]);
    addEventListener('gambol-ready', (event) => void told.push((event as CustomEvent).detail));
  });
  await page.goto(blog.write(`${blog.script}${board(UNLISTED_PUZZLE.replace('"most"', '"Most"'))}`));
  const frame = await frameOf(page);
  const main = frame.locator('main');
  await expect(main).toHaveText('There’s no such puzzle. In the link, “goal” is “Most”, not win, draw, most or best.');
  const element = page.locator('gambol-board');
  await element.evaluate((board) => board.setAttribute('puzzle', '9999'));
  await expect(main).toHaveText('There’s no such puzzle.');
  await expect(frame.getByRole('button')).toHaveCount(0);
  await element.evaluate((board) => board.setAttribute('goal', 'most'));
  await element.evaluate((board) => board.removeAttribute('puzzle'));
  await expect(frame.locator('.puzzle-said')).toContainText('You play Black.');
  await tap(frame, 'f4', 'f2');
  await expect(frame.locator('.puzzle-said')).toContainText('Right. Go on.');
  expect(await page.evaluate(() => (window as any).told)).toEqual([
    { game: 'gambit', position: '1o2oo2/3x1x1x/o7/2x3x1 o' },
  ]);
});

test('each game has the puzzle of the day in a frame', async ({ page, blog }) => {
  test.slow();
  await page.setViewportSize({ width: 620, height: 1200 });
  for (const id of ['gambit', 'combo', 'triboard', 'luckymoose']) {
    await page.goto(blog.write(`${blog.script}${board(`game="${id}" mode="puzzle"`)}`));
    const frame = await frameOf(page);
    await expect(frame.locator('.puzzle-said'), id).not.toHaveText(/^\s*$/);
    await expect(frame.getByRole('grid')).toBeVisible();
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${id} fits its frame`)
      .toBe(true);
  }
});

test('the builder makes a puzzle', async ({ page }) => {
  await page.goto('./#/gambit/embed');
  await page.getByLabel('Readers can').selectOption({ label: 'Solve a puzzle' });
  const html = page.getByRole('textbox', { name: 'As an element' });
  await expect(html).toHaveValue(/<gambol-board game="gambit" mode="puzzle" style=/);
  await page.getByLabel(/^Puzzle \(/).fill('1');
  await expect(html).toHaveValue(
    /<gambol-board game="gambit" mode="puzzle" puzzle="1" style=[^]*<pre>[^]*#\/gambit\/puzzles\/1"/,
  );
  await page.getByLabel(/^Puzzle \(/).fill('99999');
  await expect(page.locator('.builder').getByRole('alert')).toHaveText('There’s no such puzzle.');
  await expect(html).toBeHidden();
});
