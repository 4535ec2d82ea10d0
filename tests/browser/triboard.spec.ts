// Triboard on the page: three seats, seeded boards, and lines that turn.

import { expect, expectAccessible, test } from './fixtures.ts';
import { isLong, onlyLong, usually } from './long.ts';
import { movesNearEnd } from './nearend.ts';
import { TRIBOARD, TablePage, disablePause, first } from './table.ts';

const PEOPLE = '#/triboard?players=human,human,human&seed=42';

/** A link to a game, usually near its end. */
async function gameOf(players: string, seed: number) {
  const link = `#/triboard?players=${players}&seed=${seed}`;
  return isLong ? link : `${link}&moves=${await movesNearEnd('triboard', `seed=${seed}`, 15)}`;
}

test('a game to its end by pointer, among three people', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new TablePage(page, TRIBOARD);
  await table.open(await gameOf('human,human,human', 42));
  for (let ply = await table.moves.count(); !(await table.isOver()); ply += 1) {
    await table.tap(await table.squareWith('legal move'));
    await expect(table.moves).toHaveCount(ply + 1);
  }
  await expect(table.status).toContainText('Game over.');
  await expect.poll(() => table.squaresWith('legal move')).toEqual([]);
});

test('a game to its end by keyboard alone, against two computers', async ({ page }) => {
  test.slow();
  await disablePause(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new TablePage(page, TRIBOARD);
  await table.open(await gameOf('human,beginner,easy', 7));
  await page.keyboard.press('Tab');
  while ((await table.focused()) === null) await page.keyboard.press('Tab');
  for (;;) {
    await expect
      .poll(async () => (await table.isOver()) || (await table.squaresWith('legal move')).length > 0, {
        timeout: 20_000,
        intervals: [50],
      })
      .toBe(true);
    if (await table.isOver()) break;
    const before = await table.moves.count();
    // The nearest cell, which saves key presses.
    const here = (await table.focused()) ?? '';
    const away = (square: string) =>
      Math.abs(square.charCodeAt(0) - here.charCodeAt(0)) + Math.abs(Number(square.slice(1)) - Number(here.slice(1)));
    const [square = ''] = (await table.squaresWith('legal move')).sort((a, b) => away(a) - away(b));
    await table.press(square);
    await expect.poll(() => table.moves.count(), { intervals: [50] }).toBeGreaterThan(before);
  }
  await expect(table.status).toContainText('Game over.');
});

test('a seed determines a board, is shown, and can be typed', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open(PEOPLE);
  await expect(page.getByText('Board number: 42', { exact: true })).toBeVisible();
  const board = await table.names();
  // A new game has another board.
  await table.button('New game').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Board number: 42', { exact: true })).toBeHidden();
  await expect.poll(() => table.names()).not.toEqual(board);
  // An invalid seed is refused, and a typed seed gives the same board again.
  await table.button('New game').click();
  await page.getByRole('dialog').getByText('More', { exact: true }).click();
  const seed = page.getByLabel(/^Board number/);
  await seed.fill('twelve');
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('This has to be a whole number, such as 42.')).toBeVisible();
  await seed.fill('42');
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('Board number: 42', { exact: true })).toBeVisible();
  await expect.poll(() => table.names()).toEqual(board);
  // A restart keeps the board.
  await table.tap(await table.squareWith('legal move'));
  await expect(table.moves).toHaveCount(1);
  await table.button('Restart').click();
  await expect(table.moves).toHaveCount(0);
  await expect.poll(() => table.names()).toEqual(board);
  await expect.poll(() => table.fragment()).toContain('seed=42');
});

test('the turned cells and missed turns are announced', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open(`#/triboard?players=human,human,human&position=br14/16/gb14/16/16/16/16/16/16/16/16_b`);
  await table.expectNames('b11, red', 'c11, empty, legal move, turns 1', 'c9, empty');
  await table.tap('c11');
  await expect(table.status).toContainText(
    'Blue plays c11 and turns 1 cell. Red can’t move and misses a turn. Green to move.',
  );
  await table.expectNames('c11, blue', 'c9, empty, legal move, turns 1');
});

onlyLong(test)('a move is in the column of its player, also after a pass', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open(`#/triboard?players=human,human,human&position=br14/16/gb14/16/16/16/16/16/16/16/16_b&moves=c11_c9`);
  const list = page.getByRole('list', { name: 'Moves', exact: true });
  await expect(list.getByRole('listitem')).toHaveText(['c11', 'c9']);
  await expect(table.moves).toHaveText(['c11', 'c9']);
  await expect(table.moves.first()).toHaveAccessibleDescription('Blue.');
  await expect(table.moves.last()).toHaveAccessibleDescription('Green. Red couldn’t move.');
  const [whole, blue, green] = [
    await list.boundingBox(),
    await table.moves.first().boundingBox(),
    await table.moves.last().boundingBox(),
  ];
  const column = (box: typeof blue) =>
    Math.floor((((box?.x ?? 0) + (box?.width ?? 0) / 2 - (whole?.x ?? 0)) / (whole?.width ?? 1)) * 3);
  expect([column(blue), column(green)]).toEqual([0, 2]);
  expect(blue?.y).toBe(green?.y);
  await expectAccessible(page, [
    'list',
    'listitem',
    'aria-required-children',
    'aria-required-parent',
    'color-contrast',
  ]);
});

test('gains can be shown or hidden, and the choice is stored', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open(PEOPLE);
  const shown = table.button('Show moves');
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
  await table.waitForFrames(10);
  const before = await table.picture();
  await shown.click();
  await expect(shown).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => table.picture()).not.toBe(before);
  await page.reload();
  await table.isReady();
  await expect(shown).toHaveAttribute('aria-pressed', 'false');
});

test('a hovered or focused cell previews the cells that would turn', async ({ page }) => {
  const table = new TablePage(page, TRIBOARD);
  await table.open(PEOPLE);
  const square = await table.squareWith('legal move');
  await table.waitForFrames(10);
  const before = await table.picture();
  const { x, y } = await table.point(square);
  await page.mouse.move(x, y);
  await expect.poll(() => table.picture()).not.toBe(before);
  await page.mouse.move(1, 1);
  await expect.poll(() => table.picture()).toBe(before);
  await table.cell(square).focus();
  await expect.poll(() => table.picture()).not.toBe(before);
});

/** The number of accent-coloured pixels within a distance in CSS pixels of a square's centre. */
async function accentAround(table: TablePage, square: string, reach: number) {
  const [box, { x, y }] = [await table.canvas.boundingBox(), await table.point(square)];
  return table.canvas.evaluate(
    (element, [left, top, reach]) => {
      const canvas = element as HTMLCanvasElement;
      const scale = canvas.width / canvas.clientWidth;
      const side = Math.ceil(2 * reach * scale);
      const copy = new OffscreenCanvas(side, side + 1).getContext('2d', { willReadFrequently: true });
      if (!copy) return 0;
      copy.drawImage(canvas, (reach - left) * scale, (reach - top) * scale);
      copy.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--accent');
      copy.fillRect(0, side, 1, 1);
      const accent = copy.getImageData(0, side, 1, 1).data.join();
      const { data } = copy.getImageData(0, 0, side, side);
      let count = 0;
      for (let n = 0; n < data.length; n += 4) count += Number(data.slice(n, n + 4).join() === accent);
      return count / scale ** 2;
    },
    [x - (box?.x ?? 0), y - (box?.y ?? 0), reach] as const,
  );
}

// The board is turned or zoomed so that its cells are large enough; pinched they may be small.
const CELLS = [
  [320, false],
  [320, true],
  [390, false],
  [600, false],
] as const;
for (const [width, isSmall] of usually(CELLS, ([width]) => width === 320)) {
  test(`a finger on a ${isSmall ? 'small cell is asked once more' : 'cell is not asked'} at ${width} pixels`, async ({
    device,
  }) => {
    const page = await device({
      viewport: { width, height: 800 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const table = new TablePage(page, TRIBOARD);
    await table.open(PEOPLE);
    if (isSmall) await table.zoomOut();
    const [square = '', other = ''] = (await table.squaresWith('legal move')).reverse();
    const tap = async (name: string) => {
      const { x, y } = await table.point(name);
      await page.touchscreen.tap(x, y);
    };
    if (isSmall) {
      await table.waitForFrames(10);
      const before = await table.picture();
      const [plain, plainOther] = [await accentAround(table, square, 28), await accentAround(table, other, 28)];
      await tap(square);
      await expect(table.status).toHaveText(`Tap ${square} once more to play there.`);
      // The mark stays after the finger is lifted.
      await table.waitForFrames(10);
      await expect.poll(() => accentAround(table, square, 28)).toBeGreaterThan(plain + 100);
      await tap(other);
      await expect(table.status).toHaveText(`Tap ${other} once more to play there.`);
      await table.waitForFrames(10);
      await expect.poll(() => accentAround(table, other, 28)).toBeGreaterThan(plainOther + 100);
      // A tap elsewhere cancels the question and its mark.
      await tap(
        first((await table.names()).filter((name) => !/legal/.test(name)).map((name) => name.split(',')[0] ?? '')),
      );
      await table.waitForFrames(10);
      await expect.poll(() => table.picture()).toBe(before);
      expect(await table.fragment()).not.toContain('moves=');
      await tap(other);
    }
    await tap(other);
    await expect.poll(() => table.fragment()).toContain(`moves=${other}`);
  });
}

test('lines turn outward in an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&position=brrr12/16/gb14/16/16/16/16/16/16/16/16_b');
  // From here on the time advances in steps.
  await page.clock.pauseAt(60_000);
  const line = ['e11', 'd11', 'c11', 'b11'];
  const colours = () => Promise.all(line.map((square) => table.colour(square)));
  const before = await colours();
  await table.tap('e11');
  await expect.poll(() => table.fragment()).toContain('moves=e11');
  const counts = new Set();
  for (let step = 0; step < 8; step += 1) {
    await page.clock.runFor(40);
    const now = await colours();
    const changed = line.filter((_, n) => now[n] !== before[n]);
    expect(changed).toEqual(line.slice(0, changed.length));
    counts.add(changed.length);
  }
  expect([...counts], 'one after the other').toEqual(expect.arrayContaining([1, 2, 3, 4]));
  await page.clock.runFor(1000);
  await expect(table.moves).toHaveText(['e11']);
  // Stained wood is not of one colour, but red and blue are far apart.
  const [red = 0, , blue = 0] = (await table.colour('a11')).split(' ').map(Number);
  for (const colour of await colours()) {
    const [left = 0, , right = 0] = colour.split(' ').map(Number);
    expect(Math.hypot(left - red, right - blue), colour).toBeLessThan(40);
  }
});
