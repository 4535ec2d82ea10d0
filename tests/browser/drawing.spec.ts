// Arrows and circles that a person draws on a board: with the right mouse button, with two fingers, and with a key.

import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { COMBO, LUCKYMOOSE, PEOPLE, TRIBOARD, TablePage } from './table.ts';

/** The pixels of a board, as text. */
const look = (table: TablePage) => table.canvas.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** Waits until the board looks as it did before, or no longer does. */
const expectLook = (table: TablePage, before: string, isSame: boolean) =>
  expect.poll(async () => (await look(table)) === before, { intervals: [50, 100] }).toBe(isSame);

/** Draws with the right mouse button. */
async function draw(table: TablePage, from: string, to: string) {
  const { page } = table;
  const [begin, end] = [await table.point(from), await table.point(to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
  await page.mouse.move(2, 2);
}

const BOARDS = [
  { game: undefined, link: PEOPLE, squares: ['d2', 'd4'], empty: 'a1' },
  { game: COMBO, link: '#/combo?players=human,human', squares: ['c2', 'f5'], empty: 'a5' },
  { game: TRIBOARD, link: '#/triboard?seed=1&players=human,human,human', squares: ['c3', 'h8'], empty: '' },
  { game: LUCKYMOOSE, link: '#/luckymoose?seed=3&players=human,beginner', squares: ['e5', 'k9'], empty: 'a1' },
];
// Usually a board on which something can be picked, flipped, and one of single taps.
for (const { game, link, squares, empty } of usually(BOARDS, ({ game }) => game === COMBO || game === TRIBOARD)) {
  for (const isFlipped of usually([false, true], (isFlipped) => isFlipped === (game === COMBO))) {
    const name = `${game?.name ?? 'Gambit'}${isFlipped ? ', flipped' : ''}`;
    test(`the right button draws and erases arrows and circles in ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const table = new TablePage(page, game);
      await table.open(link);
      const address = await table.fragment();
      const words = await table.status.textContent();
      if (isFlipped) await table.button('Flip board').click();
      await page.mouse.move(2, 2);
      // The ground of a board is painted in several frames.
      await table.waitForFrames(10);
      const [from = '', to = ''] = squares;
      const bare = await look(table);
      await draw(table, from, to);
      await expectLook(table, bare, false);
      const arrow = await look(table);
      await draw(table, to, to);
      await expectLook(table, arrow, false);
      await draw(table, to, to);
      await expectLook(table, arrow, true);
      // A tap on an empty square erases, and is not refused.
      if (empty === '') await draw(table, from, to);
      else await table.tap(empty);
      await page.mouse.move(2, 2);
      await expectLook(table, bare, true);
      await expect(table.status).toHaveText(words ?? '');
      expect(await table.fragment()).toBe(address);
    });
  }
}

test('a move erases what was drawn, and the menu of the browser opens only beside the board', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    addEventListener('contextmenu', (event) => Object.assign(globalThis, { hasMenu: !event.defaultPrevented })),
  );
  const hasMenu = () => page.evaluate(() => (globalThis as any).hasMenu);
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&moves=d2xd4`);
  await table.waitForFrames(10);
  const after = await look(table);
  await table.button('Undo').click();
  await expect(table.moves).toHaveCount(1);
  await table.expectNames('d2, black piece, can move');
  const before = await look(table);
  await draw(table, 'a2', 'h4');
  await expectLook(table, before, false);
  await expect.poll(hasMenu).toBe(false);
  await table.button('Redo').click();
  await expectLook(table, after, true);
  await table.status.click({ button: 'right' });
  await expect.poll(hasMenu).toBe(true);
});

test('M draws from cell to cell, and says so', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(PEOPLE);
  const cell = table.cell('d2');
  await cell.focus();
  await page.keyboard.press('m');
  await expect(table.status).toHaveText('d2 drawn.');
  await page.keyboard.press('m');
  await expect(table.status).toHaveText('d2 erased.');
  await page.keyboard.down('m');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('m');
  await expect(table.status).toHaveText('d2–d4 drawn.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(table.status).toHaveText('d4 drawn.');
});

const PHONES = [
  {
    name: 'a whole board',
    link: '#/gambit?players=human,human',
    game: undefined,
    viewport: { width: 844, height: 390 },
  },
  {
    name: 'an upright board',
    link: '#/triboard?seed=1&players=human,human,human',
    game: TRIBOARD,
    viewport: { width: 390, height: 844 },
  },
  {
    name: 'a zoomed board',
    link: '#/luckymoose?seed=3&players=human,beginner',
    game: LUCKYMOOSE,
    viewport: { width: 390, height: 844 },
  },
];
for (const { name, link, game, viewport } of usually(PHONES, ({ game }) => game !== undefined)) {
  test(`two fingers draw an arrow or a circle on ${name}; fingers that move draw nothing`, async ({ device }) => {
    const page = await device({ hasTouch: true, isMobile: true, viewport, reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    const table = new TablePage(page, game);
    await table.open(link);
    await table.waitForFrames(10);
    const bare = await look(table);
    const words = await table.status.textContent();
    const box = await table.canvas.boundingBox();
    const at = (right: number, down: number) => ({
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + right,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2 + down,
    });
    const tap = async (one: { x: number; y: number }, two: { x: number; y: number }, move = 0) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
      await send('touchStart', one);
      await send('touchStart', one, two);
      if (move !== 0) await send('touchMove', one, { x: two.x + move, y: two.y });
      await send('touchEnd', one);
      await send('touchEnd');
    };
    await tap(at(-80, 10), at(80, 10), 40);
    await tap(at(-80, 10), at(120, 10), -40);
    await table.waitForFrames(3);
    // What is zoomed has been moved.
    const still = game === LUCKYMOOSE ? await look(table) : bare;
    await expectLook(table, still, true);
    await tap(at(-80, 10), at(80, 10));
    await expectLook(table, still, false);
    const arrow = await look(table);
    await tap(at(-20, 0), at(30, 0));
    await expectLook(table, arrow, false);
    await tap(at(-20, 0), at(30, 0));
    await expectLook(table, arrow, true);
    await tap(at(-80, 10), at(80, 10));
    await expectLook(table, still, true);
    await expect(table.status).toHaveText(words ?? '');
    await expect(table.moves).toHaveCount(0);
  });
}

test('P shows what a move would do as long as it is held', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(PEOPLE);
  await table.tap('d2');
  await expect(table.status).toContainText('d2 picked');
  const words = await table.status.textContent();
  await table.cell('d4').focus();
  await page.keyboard.down('p');
  await expect(table.status).toHaveText('d4, empty, legal move, takes 1 piece');
  await page.keyboard.up('p');
  await expect(table.status).toHaveText(words ?? '');
  await expect(table.moves).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(table.moves).toHaveText(['d2xd4']);
});
