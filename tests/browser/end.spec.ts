// The end of a game: the count, the result and what follows it, and the review.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findGame } from '../../www/games/index.ts';
import { example } from '../tools/examples.ts';
import { usually } from './long.ts';
import { movesNearEnd } from './nearend.ts';
import { GAME, PEOPLE, TRIBOARD, TablePage, disablePause, untilAnalysed } from './table.ts';

/** The end of the game, as a link. */
const ENDED = `moves=${GAME.moves.join('_')}`;
/** The same with the last move to be played. */
const BEFORE_LAST_MOVE = `moves=${GAME.moves.slice(0, -1).join('_')}`;

test('the board is counted up first, and a tap skips that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&${BEFORE_LAST_MOVE}`);
  await table.tap('h2', 'h4');
  await expect(table.moves).toHaveCount(GAME.moves.length);
  await expect(table.button('Rematch')).toHaveCount(0);
  await expect(table.status).not.toContainText('Game over.');
  await table.tap('a1');
  await expect(table.button('Rematch')).toBeVisible({ timeout: 1000 });
  await expect(table.status).toHaveText(`Black jumps h2 to h4 and takes 1 piece: h3. ${GAME.words}`);
});

test('the parts of the scores light up over a board that is not painted meanwhile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype;
    const paints = { all: 0, counting: 0 };
    const points: string[] = [];
    Object.assign(window, { paints, points });
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      const counts = document.querySelectorAll('.counts > b');
      if (this.canvas.closest('.play')) {
        paints.all += 1;
        paints.counting += Math.sign(counts.length);
      }
      if (counts.length > 0) points.splice(0, 99, ...[...counts].map((label) => label.textContent ?? ''));
      return clearRect.apply(this, box);
    };
  });
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&${BEFORE_LAST_MOVE}`);
  await table.tap('h2', 'h4');
  await expect(table.button('Rematch')).toBeVisible();
  await expect(page.locator('.counts')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'points'))).toEqual(['+3', '+1', '+1', '+1', '+1']);
  const paints = await page.evaluate(() => Reflect.get(window, 'paints'));
  // A slow machine paints fewer frames of the move before.
  expect(paints.all).toBeGreaterThan(5);
  // The first and the last frame.
  expect(paints.counting).toBeLessThanOrEqual(2);
});

test('the board makes room for a long result on a phone', async ({ page }) => {
  const whole = example('triboard whole game').replace('human,easy,easy', 'easy,human,easy');
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await new TablePage(page, TRIBOARD).open(`#/triboard?lang=fr&${whole}`);
    await expect(page.locator('.end .face')).toBeAttached();
    const most = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(most).toBe(height);
    await expect(page.getByRole('button', { name: 'Partager', exact: true }).last()).toBeInViewport({ ratio: 1 });
  }
});

test('with reduced motion nothing is counted, and the first button has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&${BEFORE_LAST_MOVE}`);
  await table.tap('h2', 'h4');
  await expect(table.button('Rematch')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Black wins, 5 to 2' })).toBeVisible();
  await expect(page.getByText('White has no jump left, so the islands count.').first()).toBeVisible();
  const parts = page.getByRole('list', { name: 'The points' }).getByRole('listitem');
  await expect(parts.first()).toContainText('Black’s');
  await expect(table.button('Swap sides')).toBeHidden();
});

/** The players, the headline, and the reason. */
const HEADLINES: [string, string, string][] = [
  ['human,easy', 'You won, 5 to 2', 'White has no jump left'],
  ['easy,human', 'You lost, 2 to 5', 'You have no jump left'],
  ['easy,hard', 'Sami wins, 5 to 2', 'White has no jump left'],
];

test('the headline says who has won, to each player', async ({ page }) => {
  const table = new TablePage(page);
  for (const [players, headline, reason] of HEADLINES) {
    await test.step(players, async () => {
      await table.open(`#/gambit?players=${players}&${ENDED}`);
      await expect(page.getByRole('heading', { name: headline, exact: true })).toBeVisible();
      await expect(table.status).toContainText(`Game over. ${headline}. ${reason}`);
    });
  }
});

test('a rematch keeps the seats, and sides can be swapped', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page);
  await table.open(`#/gambit?players=human,easy&${ENDED}`);
  await table.button('Rematch').click();
  await expect(table.status).toContainText('Your turn, Black.');
  await expect(table.moves).toHaveCount(0);
  await table.open(`#/gambit?players=human,easy&${ENDED}`);
  await table.button('Swap sides').click();
  await expect(table.moves).toHaveCount(1);
  await expect(table.status).toContainText('Your turn, White.');
  await expect.poll(() => table.fragment()).toContain('players=easy,human');
});

test('a game is reviewed by buttons, keys, the wheel and swipes', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&${ENDED}`);
  await table.button('Review').click();
  const current = table.moves.and(page.locator('[aria-current="step"]'));
  await untilAnalysed(page);
  await expect(table.button('Next')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(current).toHaveCount(0);
  await table.button('Next').click();
  await expect(current).toHaveText(GAME.moves[0] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveText(GAME.moves[1] ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(GAME.moves[0] ?? '');
  const { x, y } = await table.point('d2');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 100);
  await expect(current).toHaveText(GAME.moves[1] ?? '');
  await page.mouse.wheel(0, -100);
  await expect(current).toHaveText(GAME.moves[0] ?? '');
  await page.keyboard.press('End');
  await expect(current).toHaveText(GAME.moves.at(-1) ?? '');
  await expect(table.button('Rematch')).toHaveCount(0);
  await table.button('Result').click();
  await expect(table.button('Rematch')).toBeVisible();
});

test('a game is played back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&${ENDED}`);
  await table.button('Review').click();
  const current = table.moves.and(page.locator('[aria-current="step"]'));
  await untilAnalysed(page);
  await expect(table.button('Next')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(current).toHaveCount(0);
  await page.clock.pauseAt(60_000);
  await table.button('Play').click();
  await expect(current).toHaveText(GAME.moves[0] ?? '');
  await page.clock.runFor(1000);
  await expect(current).toHaveText(GAME.moves[1] ?? '');
  await table.button('Stop').click();
  await page.clock.runFor(3000);
  await expect(current).toHaveText(GAME.moves[1] ?? '');
});

for (const [width, height] of usually(
  [
    [1280, 800],
    [390, 844],
    [320, 640],
    [844, 390],
  ] as const,
  ([width]) => width === 390,
)) {
  test(`the game is opened as a study from its result at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = new TablePage(page);
    await table.open(`${PEOPLE}&${ENDED}`);
    const study = page.locator('.choices').getByRole('button', { name: 'Study' });
    await expect(study).toBeInViewport({ ratio: 1 });
    await study.click();
    // On its side a phone has the moves in a sheet.
    const items = page.locator('[role=treeitem]');
    await expect(items).toHaveCount(GAME.moves.length + 1);
    await expect(items.last()).toHaveAttribute('aria-selected', 'true');
  });
}

test('on the side of a phone all points are in view, and so are the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const table = new TablePage(page);
  await table.open(`${PEOPLE}&${ENDED}`);
  const parts = page.getByRole('list', { name: 'The points' }).getByRole('listitem');
  await expect(parts).toHaveCount(5);
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
  for (const name of ['Rematch', 'Review', 'Share'])
    await expect(table.button(name).last()).toBeInViewport({ ratio: 1 });
});

test('on the side of a phone the actions of a turn are as large as other words', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,easy&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2&at=1');
  const playOn = table.button('Play on from here');
  await expect(playOn).toBeInViewport({ ratio: 1 });
  const size = await playOn.evaluate((button) => parseFloat(getComputedStyle(button).fontSize));
  expect(size).toBeGreaterThanOrEqual(12);
});

/** The set-up of each game with each number of players, for the engine and for a link. */
const SETUPS: [string, string, string][] = [
  ['gambit', '', 'players=easy,human'],
  ['combo', '', 'players=human,easy'],
  ['triboard', 'seed=5', 'seed=5&players=human,easy,easy'],
  ['luckymoose', 'seed=5 players=2', 'seed=5&players=human,easy'],
  ['luckymoose', 'seed=5 players=3', 'seed=5&players=human,easy,easy'],
  ['luckymoose', 'seed=5 players=4', 'seed=5&players=human,easy,easy,easy'],
];

/** The sizes of the window, from the smallest phone to a laptop. */
const SIZES = usually(
  [
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
    [1024, 600],
    [1440, 900],
  ] as const,
  ([width]) => width === 320 || width === 1024,
);

/** What is not whole of a result: its parts that are cut, or lie over the board or outside the panel; what scrolls. */
const cutParts = (page: Page) =>
  page.evaluate(async () => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const box = document.querySelector('.end')!.getBoundingClientRect();
    const parts = shown('.play .board, .end, .end :is(h2, .remark, .tally li, button)');
    // Also sees what a parent cuts off.
    const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => (observer.disconnect(), resolve(entries)));
      for (const part of parts) observer.observe(part);
    });
    const cut = seen.filter(({ target, intersectionRatio, boundingClientRect: own }) => {
      const isApart = own.bottom <= box.top + 1 || own.right <= box.left + 1;
      const isInside = own.top >= box.top - 1 && own.bottom <= box.bottom + 1;
      return intersectionRatio < 0.99 || !(target.matches('.board') ? isApart : isInside);
    });
    const scrolling = shown('.end, .end .tally, html').filter((one) => one.scrollHeight - one.clientHeight > 1);
    return [...cut.map(({ target }) => target), ...scrolling].map(({ tagName, className, textContent }) => [
      tagName,
      className,
      textContent,
    ]);
  });

for (const [game, setup, link] of SETUPS) {
  test(`the result and the board are whole: ${game} ${setup}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const table = new TablePage(page, findGame(game));
    const moves = game === 'gambit' ? GAME.moves.join('_') : await movesNearEnd(game, setup, 0);
    await table.open(`#/${game}?${link}&moves=${moves}`);
    // About this game of Combo there is nothing to say.
    const said = page.locator(game === 'combo' ? '.end .remark' : '.end :is(.remark, .advice):not(:empty)');
    await expect(said.first()).toBeAttached();
    // What the opponent says comes last, and only where there is room for it.
    await expect(page.locator('.saying p')).not.toBeEmpty();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => cutParts(page), `${width} × ${height}`).toEqual([]);
      for (const name of ['Rematch', 'Review', 'Swap sides', 'Study', 'Share'])
        await expect(page.locator('.choices').getByRole('button', { name })).toBeVisible();
    }
  });
}

test('after a loss the result says what to try, and only then', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(`#/gambit?players=easy,human&${ENDED}`);
  await expect(page.locator('.end .advice')).toContainText('Next time,');
  await table.open(`#/gambit?players=human,easy&${ENDED}`);
  await expect(page.locator('.end .remark')).not.toBeEmpty();
  await expect(page.locator('.end .advice')).toBeEmpty();
});
