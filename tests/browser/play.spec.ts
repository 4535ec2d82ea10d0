// Whole games, by every kind of input.

import { holdSearches } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { GAME, TablePage, disablePause } from './table.ts';
import type { Locator, Page } from '@playwright/test';

/** The words for each move of the whole game, and those that follow. */
const TURNS = [
  'Black jumps a2 to a4 and takes 1 piece: a3. White to move.',
  'White jumps e3 to e1 and takes 1 piece: e2. Black to move.',
  'Black jumps g2 to g4 to e2 to c4 to a2 and takes 4 pieces: g3, f3, d3 and b3. White to move.',
  'White jumps c3 to c1 to e3 to g1 and takes 3 pieces: c2, d2 and f2. Black to move.',
  `Black jumps h2 to h4 and takes 1 piece: h3. ${GAME.words}`,
];

/** Expects the end of the whole game. */
async function expectEnd(table: TablePage) {
  await expect(table.moves).toHaveText(GAME.moves);
  await expect(table.status).toContainText(GAME.words);
  await expect.poll(() => table.squaresWith('can move')).toEqual([]);
  await expect(table.players.nth(0)).toContainText(GAME.points[0] ?? '');
  await expect(table.players.nth(1)).toContainText(GAME.points[1] ?? '');
  await expect(table.button('Rematch')).toBeVisible();
}

test('a whole game by taps, each turn announced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = new TablePage(page);
  await table.open();
  await expect(table.status).toHaveText('Black to move. Pick a piece with a line under it, then a dot to jump to.');
  for (const [ply, move] of GAME.moves.entries()) {
    await table.play(move);
    await expect(table.status).toContainText(TURNS[ply] ?? '');
  }
  await expectEnd(table);
  // After the end a tap has no effect.
  await table.tap('h4', 'a2');
  await expectEnd(table);
});

test('a whole game by dragging', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  for (const [ply, move] of GAME.moves.entries()) {
    const squares = move.split('x');
    for (const [n, to] of squares.slice(1).entries()) await table.drag(squares[n] ?? '', to);
    await table.endTurn(ply);
    await expect(table.moves).toHaveCount(ply + 1);
  }
  await expectEnd(table);
});

test('a piece dropped on an illegal square stays picked', async ({ page }) => {
  const table = new TablePage(page);
  await table.open();
  await table.drag('d2', 'h4');
  await table.expectNames('d2, black piece, selected', 'd4, empty, legal move');
  await table.drag('d2', 'd4');
  await expect(table.moves).toHaveText(['d2xd4']);
});

test('a whole game by touch, tapped and dragged', async ({ device }) => {
  const page = await device({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  });
  const table = new TablePage(page);
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: {
      x: number;
      y: number;
    }[]
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await table.open();
  for (const [ply, move] of GAME.moves.entries()) {
    const squares = move.split('x');
    if (ply % 2 === 0) {
      for (const square of squares) {
        const { x, y } = await table.point(square);
        await page.touchscreen.tap(x, y);
      }
    } else {
      for (const [n, to] of squares.slice(1).entries()) {
        const [begin, end] = [await table.point(squares[n] ?? ''), await table.point(to)];
        await touch('touchStart', begin);
        await touch('touchMove', { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 });
        await touch('touchMove', end);
        await touch('touchEnd');
      }
    }
    await table.endTurn(ply, () => table.button('End turn').tap());
    await expect(table.status).toContainText(`${ply % 2 === 0 ? 'Black' : 'White'} jumps`);
  }
  await expect.poll(() => table.fragment()).toContain(`moves=${GAME.moves.join('_')}`);
  await expect(table.status).toContainText(GAME.words);
});

test('a pen plays', async ({ page }) => {
  const table = new TablePage(page);
  const devtools = await page.context().newCDPSession(page);
  await table.open();
  for (const square of ['d2', 'd4', 'e3', 'e1']) {
    const { x, y } = await table.point(square);
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const event = { x, y, button: 'left', clickCount: 1, pointerType: 'pen' } as const;
      await devtools.send('Input.dispatchMouseEvent', { type, ...event });
    }
  }
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1']);
});

test('a whole game by keyboard alone, from the hall', async ({ page }) => {
  const table = new TablePage(page);
  await page.goto('./#/');
  const card = page.getByRole('link', { name: /Gambit/ });
  await expect(card).toBeVisible();
  await tabUntil(page, () => card.evaluate((link) => link === document.activeElement));
  await page.keyboard.press('Enter');
  await table.isReady();
  // Two people, chosen in the dialog.
  await tabTo(page, table.button('New game'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await tabTo(page, dialog.getByRole('radio', { name: 'Lulu' }));
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'A person' })).toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Play' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(table.status).toContainText('Black to move');
  await tabUntil(page, async () => (await table.focused()) !== null);
  for (const [ply, move] of GAME.moves.entries()) {
    const squares = move.split('x');
    // Enter and Space do the same.
    for (const square of squares) await table.press(square, ply % 2 === 0 ? 'Enter' : ' ');
    await table.endTurn(ply, async () => {
      await tabTo(page, table.button('End turn'));
      await page.keyboard.press('Enter');
      await tabUntil(page, async () => (await table.focused()) !== null);
    });
    await expect(table.moves).toHaveCount(ply + 1);
  }
  await expectEnd(table);
  // And the buttons.
  await tabTo(page, table.button('Undo'));
  await page.keyboard.press('Enter');
  await expect.poll(() => table.fragment()).toContain('at=4');
  await tabTo(page, table.moves.nth(1));
  await page.keyboard.press('Enter');
  await expect.poll(() => table.fragment()).toContain('at=2');
});

/** Tabs until a condition holds, at most once around the page. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let n = 0; n < 60; n += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

async function tabTo(page: Page, locator: Locator) {
  await tabUntil(page, () => locator.evaluate((element) => element === document.activeElement));
}

test('a whole game against the computer', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,easy&seed=3');
  await expect(table.status).toContainText('Your turn, Black.');
  await expect(table.players.nth(0)).toContainText('You');
  await expect(table.players.nth(1)).toContainText('Sami');
  await table.playToTheEnd();
  await expect.poll(() => table.moves.count()).toBeGreaterThan(3);
  await expect(table.status).toContainText(/Game over\. (You won|You lost|A draw), \d+ to \d+\./);
});

test('the computer moves first with Black, and input waits for it', async ({ page }) => {
  const goOn = await holdSearches(page);
  const table = new TablePage(page);
  await table.open('#/gambit?players=hard,human');
  await expect(table.status).toHaveText('Bruno (Black) to move.');
  await expect.poll(() => table.squaresWith('can move')).toEqual([]);
  await table.tap('d2');
  await expect(table.status).toHaveText('It’s Bruno’s turn.');
  await goOn();
  await expect(table.moves).toHaveCount(1);
  await expect(table.status).toContainText(/^Black jumps .* Your turn, White\./);
});
