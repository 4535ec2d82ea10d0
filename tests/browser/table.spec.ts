// The actions at a table: undo and redo, flip, hint, analysis, and games between computers.

import { holdSearches } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { GAME, LARGE, PEOPLE, TRIBOARD, TablePage } from './table.ts';

/** The losing moves of the start, found by a full search of the game; all others draw. */
const LOSING = ['a2xc4', 'c2xa4', 'd2xb4', 'e2xg4', 'f2xh4', 'h2xf4'];

/** A position in which a single move saves the draw. */
const NARROW = '#/gambit?players=human,human&position=3x4/4xox1/1x5o/o3x1x1_o';

test('undo to the start and redo to the end', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&moves=${GAME.moves.join('_')}`);
  await expect(table.status).toContainText(GAME.words);
  await table.expectDisabled('Redo');
  await table.expectDisabled('Hint');
  const boards = [await table.pieces()];
  for (let ply = GAME.moves.length - 1; ply >= 0; ply -= 1) {
    await table.button('Undo').click();
    await expect(table.status).toContainText(ply % 2 === 0 ? 'Black to move.' : 'White to move.');
    await expect.poll(() => table.fragment()).toContain(`at=${ply}`);
    boards.unshift(await table.pieces());
  }
  expect(new Set(boards).size).toBe(GAME.moves.length + 1);
  await table.expectDisabled('Undo');
  await table.button('Undo').click({ force: true });
  await expect.poll(() => table.pieces()).toBe(boards[0]);
  await expect(table.moves).toHaveText(GAME.moves);
  for (const board of boards.slice(1)) {
    await table.button('Redo').click();
    await expect.poll(() => table.pieces()).toBe(board);
  }
  await table.expectDisabled('Redo');
  await expect(table.status).toContainText(GAME.words);
  await expect.poll(() => table.fragment()).not.toContain('at=');
  // Any of the moves, through the list.
  for (const ply of [2, 5, 1, 4]) {
    await table.moves.nth(ply - 1).click();
    await expect.poll(() => table.pieces()).toBe(boards[ply]);
    await expect(table.moves.and(page.locator('[aria-current="step"]'))).toHaveText(GAME.moves[ply - 1] ?? '');
  }
  await table.button('To the start').click();
  await expect.poll(() => table.pieces()).toBe(boards[0]);
  await expect(table.button('To the start')).toBeDisabled();
});

test('restart starts again and lists the old game among the earlier games', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&seed=8');
  await table.expectDisabled('Restart');
  await table.tap('d2', 'd4', 'e3', 'e1');
  await table.button('Restart').click();
  await expect(table.moves).toHaveCount(0);
  const undo = page.locator('.notice').getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1']);
  await expect(undo).toHaveCount(0);
  await table.button('Restart').click();
  await expect(table.moves).toHaveCount(0);
  await expect(table.status).toContainText('Black to move.');
  await expect.poll(() => table.fragment()).toBe('#/gambit?seed=8&players=human,human');
  await page.goto('./#/');
  await page.getByRole('link', { name: /Gambit: Black and White, 2 moves/ }).click();
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1']);
  await page.goto('./#/');
  await page.getByRole('button', { name: /Forget Gambit: Black and White, 2 moves/ }).click();
  await expect(page.getByRole('heading', { name: 'Earlier games' })).toBeHidden();
});

test('an offer to undo a restart goes with the next move', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human');
  await table.tap('d2', 'd4');
  await table.button('Restart').click();
  await expect(page.locator('.notice')).toContainText('Your game so far is kept in the hall.');
  await table.tap('f2', 'f4');
  await expect(table.moves).toHaveText(['f2xf4']);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('the points after each move are drawn beside the board, and lead to a move', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&seed=42');
  const graph = page.locator('.score-graph .track');
  await expect(graph).toHaveCount(0);
  for (let turn = 0; turn < 3; turn += 1) await table.tap(await table.squareWith('legal move'));
  await expect(graph).toHaveAccessibleName(/ leads, | level at /);
  const ends = () =>
    page
      .locator('.score-graph path')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('d')?.split('L').length));
  await expect.poll(ends).toEqual([4, 4, 4]);
  // It moves when what stands above it is loaded; a click waits for that.
  const { width, height } = (await graph.boundingBox())!;
  await graph.click({ position: { x: width / 3, y: height / 2 } });
  await expect(table.moves.and(page.locator('[aria-current="step"]'))).toHaveText(
    (await table.moves.first().textContent()) ?? '',
  );
  await table.button('Undo').click();
  await expect.poll(ends).toEqual([4, 4, 4]);
});

test('a flipped board maps input correctly', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  const squares = (await table.names()).map((name) => name.slice(0, 2));
  expect(squares.slice(0, 9)).toEqual(['a4', 'b4', 'c4', 'd4', 'e4', 'f4', 'g4', 'h4', 'a3']);
  await table.button('Flip board').click();
  await expect.poll(async () => (await table.names()).map((name) => name.slice(0, 2))).toEqual(squares.toReversed());
  await table.tap('d2', 'd4');
  await expect(table.moves).toHaveText(['d2xd4']);
  await table.cell('a1').focus();
  await table.press('e3');
  await table.press('e1');
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1']);
  await table.drag('f2', 'f4');
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1', 'f2xf4']);
  await table.button('Flip board').click();
  await expect.poll(async () => (await table.names()).map((name) => name.slice(0, 2))).toEqual(squares);
});

test('a hint says what the best move wins or saves', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(NARROW);
  await table.waitForFrames(10);
  const plain = await table.colour('g3');
  await table.button('Hint').click();
  await expect(table.status).toContainText(
    'Takes two pieces: jump from h2 to f4 to d2. You hold the draw. No other move holds the draw.',
  );
  // The arrow passes over the captured piece.
  await expect.poll(() => table.colour('g3')).not.toBe(plain);
  await expect.poll(() => table.colour('e3')).toBe(await table.colour('g3'));
  // A second press clears it.
  await table.button('Hint').click();
  await expect.poll(() => table.colour('g3')).toBe(plain);
  await table.tap('h2', 'f4', 'd2');
  await expect(table.moves).toHaveText(['h2xf4xd2']);
  await expect(table.status).not.toContainText('Hint');
});

test('analysis values every legal move', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  await table.button('Analyse').click();
  await expect(table.button('Analyse')).toHaveAttribute('aria-pressed', 'true');
  const values = page.getByRole('list', { name: 'Values of the moves' }).getByRole('button');
  await expect(page.getByText('Best play from here, proved for all 20 moves.')).toBeVisible();
  await expect(values).toHaveCount(3);
  await page.getByRole('button', { name: 'All 20 moves' }).click();
  await expect(values).toHaveCount(20);
  const words = await values.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const worse = words.filter((text) => !text.endsWith(' holds the draw'));
  expect(worse.sort()).toEqual(LOSING.map((move) => `${move} loses by 1 point`));
  expect(
    words.slice(0, 14).every((text) => text.endsWith(' holds the draw')),
    'best first',
  ).toBe(true);
  // The analysis continues with the game.
  await table.tap('d2', 'd4');
  await expect(page.getByText('proved for all 21 moves')).toBeVisible();
  await table.button('Undo').click();
  await expect(page.getByText('proved for all 20 moves')).toBeVisible();
  await table.button('Analyse').click();
  await expect(page.getByText('proved for')).toBeHidden();
  await expect(table.button('Analyse')).toHaveAttribute('aria-pressed', 'false');
});

test('analysis at the end of a game shows its last decision', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&moves=${GAME.moves.join('_')}`);
  await table.button('Analyse').click();
  // The last turn had a single move.
  await expect(table.moves.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect
    .poll(() => page.getByRole('list', { name: 'Values of the moves' }).getByRole('button').count())
    .toBeGreaterThan(1);
  await expect(page.getByRole('img', { name: /^Black: \d points? ahead, proved$/ })).toBeVisible();
});

test('the expected moves are shown on the board by taps, with a way back', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&moves=${GAME.moves.slice(0, 3).join('_')}`);
  const before = await table.pieces();
  await table.button('Analyse').click();
  await expect(page.getByText('proved for all')).toBeVisible();
  const chips = page.getByRole('list', { name: 'Expected' }).getByRole('button');
  await chips.first().click();
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => table.pieces()).not.toBe(before);
  const after = await table.pieces();
  await chips.nth(1).click();
  await expect.poll(() => table.pieces()).not.toBe(after);
  await page.getByRole('button', { name: 'Back to the position' }).click();
  await expect.poll(() => table.pieces()).toBe(before);
  await expect(chips.first()).toBeFocused();
  // A tap on the board leads back, too, and does nothing else.
  await chips.first().click();
  await expect.poll(() => table.pieces()).toBe(after);
  await table.tap('a1');
  await expect.poll(() => table.pieces()).toBe(before);
  // So does Escape, on a move and on the board.
  await chips.nth(1).click();
  await expect.poll(() => table.pieces()).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => table.pieces()).toBe(before);
  await chips.nth(1).click();
  await expect.poll(() => table.pieces()).not.toBe(before);
  await table.cell('a1').focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => table.pieces()).toBe(before);
  await expect(table.moves).toHaveCount(3);
});

test('a board too large to be solved shows the search depth', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&position=${LARGE}`);
  await table.button('Analyse').click();
  await expect(page.getByText(/^Estimates, \d+ moves? ahead/)).toBeVisible();
  // A move does not wait for it.
  await table.playAnyTurn();
  await expect(page.getByText(/^Estimates, \d+ moves? ahead/)).toBeVisible();
});

test('a hint does not wait for a stopped analysis', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&position=${LARGE}`);
  await table.button('Analyse').click();
  await expect(page.getByText(/^Estimates, \d+ moves? ahead/)).toBeVisible();
  await table.button('Analyse').click();
  await table.button('Hint').click();
  await expect(table.status).toContainText(/^Takes \w+ pieces?: jump from \S+ to /);
});

test('computers play each other, with pause and step', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gambol/1/settings', '{"pause":200}'));
  const table = new TablePage(page);
  // Without it the game may be over before the test pauses it.
  const goOn = await holdSearches(page);
  await table.open('#/gambit?players=easy,medium&seed=2');
  await table.button('Pause').click();
  await goOn();
  for (const steps of [1, 2]) {
    await table.button('Step').click();
    await expect(table.moves).toHaveCount(steps);
    await expect(table.button('Play')).toBeVisible();
  }
  await table.button('Undo').click();
  await expect(table.moves.nth(0)).toHaveAttribute('aria-current', 'step');
  await table.button('Play').click();
  await expect(table.status).toContainText('Game over.', { timeout: 20_000 });
  await expect(table.button('Rematch')).toBeVisible();
  await expect(table.button('Pause')).toBeHidden();
});
