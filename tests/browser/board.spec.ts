// The board: chains of jumps, the names of its squares, its keys, its motions.

import en from '../../www/games/gambit/words/en.ts';
import { expect, test } from './fixtures.ts';
import { CHAIN, COMBO, GAME, PEOPLE, TRIBOARD, TablePage, expectDrawn } from './table.ts';

const BUTTONS = ['New game', 'Restart', 'Undo', 'Redo', 'Hint', 'Analyse', 'Flip board', 'Share', 'Rules', 'Settings'];

test('a chain shows each jump at once, and may end early', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(CHAIN);
  await table.tap('b2', 'd4');
  await table.expectNames('b2, empty', 'c3, empty', 'd4, black piece, selected', 'f2, empty, legal move');
  await expect(table.status).toHaveText('Jump again, or end your turn. Black jumps b2 to d4 and takes 1 piece: c3.');
  await expect(table.moves).toHaveCount(0);
  await table.button('End turn').click();
  await expect(table.moves).toHaveText(['b2xd4']);
  await table.expectNames('c3, empty', 'd4, black piece');
  await expect(table.button('End turn')).toBeHidden();
});

test('a chain ends early by a tap on the piece itself', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(CHAIN);
  await table.tap('b2', 'd4', 'd4');
  await expect(table.moves).toHaveText(['b2xd4']);
});

test('a chain without alternatives is played to its end', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(CHAIN);
  await table.tap('b2', 'd4', 'f2');
  await table.expectNames('c3, empty', 'd4, empty', 'e3, empty', 'f2, black piece, selected', 'h2, empty, legal move');
  await table.tap('a1');
  await expect(table.status).toHaveText(en.refused.jump);
  await table.expectNames('f2, black piece, selected');
  // The jump over g2 reaches a square without further jumps.
  await table.tap('h2');
  await expect(table.moves).toHaveText(['b2xd4xf2xh2']);
  const jump = 'Black jumps b2 to d4 to f2 to h2 and takes 3 pieces: c3, e3 and g2.';
  const end = 'Game over. Black wins, 1 to 0. White has no jump left, so the islands count.';
  await expect(table.status).toHaveText(`${jump} ${end}`);
});

/** Ways to take back a jump. */
const WAYS_BACK: Record<string, (table: TablePage, before: string) => Promise<void>> = {
  'its button': (table) => table.button('Take jump back').click(),
  Undo: (table) => table.button('Undo').click(),
  Escape: async (table) => {
    await table.cell('a1').focus();
    await table.page.keyboard.press('Escape');
  },
  'Escape where the board has no focus': async (table) => {
    await table.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await table.page.keyboard.press('Escape');
  },
  'a tap on the square before': (table, before) => table.tap(before),
};

test('jumps of a chain are taken back in every way', async ({ page }) => {
  const table = new TablePage(page);
  for (const [n, [way, back]] of Object.entries(WAYS_BACK).entries()) {
    await test.step(way, async () => {
      await table.open(`${CHAIN}&seed=${n}`);
      await table.tap('b2', 'd4', 'f2');
      await back(table, 'd4');
      await table.expectNames('c3, empty', 'd4, black piece, selected', 'e3, white piece', 'f2, empty, legal move');
      await back(table, 'b2');
      await table.expectNames('b2, black piece, selected', 'c3, white piece', 'd4, empty, legal move');
      await expect(table.moves).toHaveCount(0);
      await expect(table.button('Take jump back')).toBeHidden();
      await table.tap('d4', 'd4');
      await expect(table.moves).toHaveText(['b2xd4']);
    });
  }
});

test('the buttons of a chain keep the focus within reach of the keyboard', async ({ page }) => {
  const table = new TablePage(page);
  for (const [n, name] of ['End turn', 'Take jump back'].entries()) {
    await test.step(name, async () => {
      await table.open(`${CHAIN}&seed=${n}`);
      await table.cell('b2').focus();
      await table.press('b2');
      await table.press('d4');
      await table.button(name).focus();
      await page.keyboard.press('Enter');
      await expect(table.button(name)).toBeHidden();
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    });
  }
});

test('another piece can be picked instead, and deselected', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  await table.tap('d2', 'f2');
  await table.expectNames('d2, black piece, can move', 'f2, black piece, selected', 'f4, empty, legal move');
  await table.tap('f2');
  await table.expectNames('f2, black piece, can move', 'f4, empty');
  await table.tap('d2', 'a1');
  await table.expectNames('d2, black piece, can move');
  await table.tap('a1');
  await expect(table.status).toHaveText(en.refused.pick);
});

test('cells, buttons and keys follow their contract', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  for (const name of BUTTONS) await expect(table.button(name)).toBeVisible();
  await expect(table.cells).toHaveCount(32);
  await expect(table.grid.getByRole('row')).toHaveCount(4);
  await table.expectNames('d3, white piece', 'd4, empty', 'd2, black piece, can move');
  await table.cell('d2').focus();
  await page.keyboard.press(' ');
  await table.expectNames('d2, black piece, selected', 'd4, empty, legal move', 'b4, empty, legal move');
  await expect(table.cell('d2')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await table.expectNames('d2, black piece, can move');
  for (const [key, square] of [
    ['ArrowLeft', 'c2'],
    ['ArrowDown', 'c1'],
    ['ArrowDown', 'c1'],
    ['Home', 'a1'],
    ['ArrowLeft', 'a1'],
    ['End', 'h1'],
    ['ArrowRight', 'h1'],
    ['ArrowUp', 'h2'],
    ['PageUp', 'h4'],
    ['ArrowUp', 'h4'],
  ]) {
    await page.keyboard.press(key ?? '');
    await expect(table.cell(square ?? '')).toBeFocused();
  }
  // Only one cell is a tab stop.
  await expect(table.cells.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect.poll(() => table.focused()).toBeNull();
  await page.keyboard.press('Shift+Tab');
  await expect(table.cell('h4')).toBeFocused();
});

test('a screen reader taps a cell', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(PEOPLE);
  // It clicks the element itself, wherever the element is.
  for (const square of ['d2', 'd4']) await table.cell(square).dispatchEvent('click');
  await expect(table.moves).toHaveText(['d2xd4']);
});

test('a tap during a motion counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = new TablePage(page);
  await table.open();
  // Without frames no motion ends by itself.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 1;
  });
  await table.tap('d2', 'd4', 'e3', 'e1', 'f2', 'f4');
  // The last move is shown when its motion has ended, and a tap ends it.
  await expect.poll(() => table.fragment()).toContain('moves=d2xd4_e3xe1_f2xf4');
  await table.tap('a1');
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1', 'f2xf4']);
});

test('moves are animated, unless reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = new TablePage(page);
  await page.addInitScript(() => {
    // Each drawing of the board begins by clearing the canvas.
    const blank = CanvasRenderingContext2D.prototype.clearRect;
    Object.assign(window, { drawn: 0 });
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      Object.assign(window, { drawn: Reflect.get(window, 'drawn') + 1 });
      blank.apply(this, box);
    };
  });
  const drawings = async (squares: string[]) => {
    const drawn = () => page.evaluate(() => Reflect.get(window, 'drawn') as number);
    const moves = await table.moves.count();
    await table.tap(squares[0] ?? '');
    await page.clock.runFor(100);
    const before = await drawn();
    await table.tap(squares[1] ?? '');
    await page.clock.runFor(2000);
    await expect(table.moves).toHaveCount(moves + 1);
    return (await drawn()) - before;
  };
  await page.clock.install({ time: 0 });
  await table.open();
  // Motions take the same time on a slow machine.
  await page.clock.pauseAt(60_000);
  expect(await drawings(['d2', 'd4'])).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await drawings(['e3', 'e1'])).toBeLessThanOrEqual(3);
});

test('an island of a single piece has a shoreline', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&moves=${GAME.moves.join('_')}`);
  await expect(table.status).toHaveText(GAME.words);
  await table.waitForFrames(2);
  // Shores surround a4, a2 with b2, and e1; f1 is empty.
  const light = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('main canvas')!;
      const { left, top, width } = canvas.getBoundingClientRect();
      const scale = canvas.width / width;
      const pixel = new OffscreenCanvas(1, 9).getContext('2d', { willReadFrequently: true });
      return ['a4', 'b2', 'e1', 'f1'].map((square) => {
        const box = document.querySelector(`[data-square=${square}]`)!.getBoundingClientRect();
        // Below the centre of the piece, across the shoreline.
        const [x, y] = [box.x + box.width / 2 - left, box.y + box.height * 0.962 - top];
        pixel?.drawImage(canvas, -Math.round(x * scale), 4 - Math.round(y * scale));
        const greens = [...(pixel?.getImageData(0, 0, 1, 9).data ?? [])].filter((_, n) => n % 4 === 1);
        return Math.max(...greens);
      });
    });
  await expect
    .poll(async () => {
      const [single = 0, pair = 0, white = 0, none = 0] = await light();
      return Math.min(single, pair, white) - none;
    })
    .toBeGreaterThan(25);
});

test('a board that is hidden while its pictures are painted goes on when it is shown', async ({ page }) => {
  await page.clock.install();
  await page.goto('./#/triboard/rules');
  await expect(page.getByRole('heading', { name: 'How to play Triboard' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    // Each picture takes as long as a task may.
    const begin = performance.now();
    let calls = 0;
    performance.now = () => begin + 60 * (calls += 1);
    location.assign('#/triboard?players=human,human,human');
  });
  const board = page.locator('.board:not(figure .board)').first();
  const width = () => board.locator('canvas').evaluateAll(([canvas]) => (canvas as HTMLCanvasElement)?.width ?? 0);
  // Its first layout needs no time, and its pictures do.
  await expect(async () => {
    await page.clock.runFor(1);
    expect(await width()).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
  await board.evaluate((board) => (board.style.display = 'none'));
  await expect.poll(width).toBe(0);
  await page.clock.runFor(1000);
  await board.evaluate((board) => (board.style.display = ''));
  await page.clock.resume();
  await new TablePage(page, TRIBOARD).isReady();
});

test('a board that has no room on its way to another layout is drawn again, without an error', async ({ page }) => {
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,human');
  const canvas = page.locator('.play > .board > canvas');
  for (const width of ['1px', '3px', '7px', '9px']) {
    await canvas.evaluate((one, narrow) => one.style.setProperty('width', narrow), width);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  await canvas.evaluate((one) => one.style.removeProperty('width'));
  await expectDrawn(page);
});
