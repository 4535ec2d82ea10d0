// Recovery from internal failures: workers that trap, hang or exit, and the main thread's engine instance.

import { readFileSync } from 'node:fs';
import { RELEASE } from '../../www/build/serve.ts';
import { BROKEN, FAULTS, breakWorkers, holdSearches, sessionOf } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { COMBO, GAME, HINT, PEOPLE, TablePage, disablePause } from './table.ts';
import type { Page } from '@playwright/test';

/** A computer that searches in many steps. */
const COMPUTER = '#/gambit?players=master,human&seed=1';

// The other faults strike at other screens: `faulttable.ts`.
for (const [name, fault] of usually(Object.entries({ ...FAULTS, 'cannot be loaded': null }), ([name]) =>
  ['traps during a search', 'cannot be loaded'].includes(name),
)) {
  test(`a worker that ${name} is replaced and its request repeated`, async ({ page, allowConsole }) => {
    allowConsole(BROKEN);
    await disablePause(page);
    const started = await breakWorkers(page, fault, 1);
    const table = new TablePage(page);
    await table.open(COMPUTER);
    await expect(table.moves).toHaveCount(1, { timeout: 20_000 });
    await expect(table.status).toContainText('Your turn, White.');
    expect(started()).toBe(2);
    // The new worker also answers the next request.
    await table.playAnyTurn();
    await expect(table.moves).toHaveCount(3);
    expect(started()).toBe(2);
  });
}

test('a worker that traps in an analysis is replaced and its request repeated', async ({ page, allowConsole }) => {
  allowConsole(BROKEN);
  const started = await breakWorkers(page, FAULTS.traps, 1);
  const table = new TablePage(page);
  await table.open();
  await table.button('Analyse').click();
  await expect(page.getByText('proved for all 20 moves')).toBeVisible();
  expect(started()).toBe(2);
});

test('after three failed workers the page reports it and offers a retry', async ({ page, allowConsole }) => {
  allowConsole(BROKEN);
  const started = await breakWorkers(page, FAULTS['fails to start'], 3);
  const table = new TablePage(page);
  await table.open(COMPUTER.replace('master', 'easy'));
  await expect(table.status).toContainText('The computer player stopped');
  await expect(table.status).toContainText('The game is safe.');
  expect(started()).toBe(3);
  await table.button('Try again').click();
  await expect(table.moves).toHaveCount(1);
  await expect(table.button('Try again')).toBeHidden();
});

/**
 * Opens a game with a clock against a computer whose first three workers fail; the next one is blocked until
 * released, so that the clock can be seen running.
 */
async function openFailedGame(page: Page) {
  await page.clock.install({ time: 0 });
  const goOn = await holdSearches(page);
  await breakWorkers(page, FAULTS['fails to start'], 3);
  const table = new TablePage(page, COMBO);
  await table.open('#/combo?players=human,easy&clock=60+0&moves=1a2-a3');
  await expect(table.status).toContainText('The computer player stopped');
  const time = table.players.nth(1).locator('.time');
  return { table, goOn, time, left: (await time.textContent()) ?? '' };
}

test('after a computer player has failed the clock is stopped, and undo and retry work', async ({
  page,
  allowConsole,
}) => {
  allowConsole(BROKEN);
  const { table, goOn, time, left } = await openFailedGame(page);
  await page.clock.runFor(20_000);
  await expect(time).toHaveText(left);
  await table.button('Undo').click();
  await expect(table.status).toContainText('Your turn, Black.');
  await table.button('Redo').click();
  await expect(table.button('Try again')).toBeHidden();
  await expect(table.button('Undo')).toHaveAttribute('aria-disabled', 'false');
  await page.clock.runFor(1500);
  await expect(time).not.toHaveText(left);
  await goOn();
  await expect(table.moves).toHaveCount(2);
});

test('a retry restarts the clock', async ({ page, allowConsole }) => {
  allowConsole(BROKEN);
  const { table, goOn, time, left } = await openFailedGame(page);
  await table.button('Try again').click();
  await expect(table.button('Try again')).toBeHidden();
  await page.clock.runFor(1500);
  await expect(time).not.toHaveText(left);
  await goOn();
  await expect(table.moves).toHaveCount(2);
});

test('a hint that every worker fails to compute is reported', async ({ page, allowConsole }) => {
  allowConsole(BROKEN);
  await breakWorkers(page, FAULTS['fails to start'], 3);
  const table = new TablePage(page);
  await table.open();
  await table.button('Hint').click();
  await expect(table.status).toContainText('The computer player stopped');
  await table.button('Hint').click();
  await expect(table.status).toContainText(HINT);
});

/** The message of a panic, with its location. */
const PANIC = /panicked at .*tree\.rs:\d+.*index out of bounds/s;

/** Makes the first instance on the main thread fail when a move is played. */
async function breakInstance(page: Page, kind: 'trap' | 'panic') {
  await page.evaluate(async (how) => {
    const { default: init, Session } = await import(
      new URL(`${document.documentElement.dataset['release']}/gambol-wasm.js`, document.baseURI).href
    );
    const { memory } = await init();
    const words = () => new Uint32Array(memory.buffer);
    Session.prototype.play = function () {
      if (how === 'trap') return Session.prototype.seek.call({ __wbg_ptr: 0xfffffff0 }, 0);
      // The current ply is stored next to a known word; corrupting it causes a panic.
      const seen = [0, 1, 2].map((ply) => (this.seek(ply), words().slice()));
      for (let n = 0; n < words().length; n += 1) {
        if (seen.every((memory, ply) => memory[n] === ply)) words()[n] = 99;
      }
      return this.position();
    };
  }, kind);
}

for (const kind of usually(['trap', 'panic'] as const, (kind) => kind === 'panic')) {
  test(`after a ${kind} on the main thread the game continues in a new instance`, async ({ page, consoles }) => {
    const table = new TablePage(page);
    const before = GAME.moves.slice(0, -1);
    await table.open(`${PEOPLE}&seed=1&moves=${before.join('_')}`);
    await breakInstance(page, kind);
    await table.tap('h2', 'h4');
    await expect(table.notice).toContainText('The game is safe and goes on from here.');
    await expect(table.moves).toHaveText(before);
    // A panic prints a message on the console; a trap prints none.
    consoles.allowed.push(PANIC);
    if (kind === 'panic') await expect.poll(() => consoles.messages.join()).toMatch(PANIC);
    await table.tap('h2', 'h4');
    await expect(table.status).toContainText(GAME.words);
    await page.reload();
    await expect(table.moves).toHaveText(GAME.moves);
  });
}

test('after a trap on the main thread the computer continues', async ({ page }) => {
  await disablePause(page);
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,easy&seed=1');
  await breakInstance(page, 'trap');
  await table.tap('a2', 'a4');
  await expect(table.notice).toContainText('The game is safe and goes on from here.');
  await table.tap('a2', 'a4');
  await expect(table.moves).toHaveCount(2);
  await expect(table.status).toContainText('Your turn, Black.');
});

test('an engine that traps repeatedly is given up and reported', async ({ page }) => {
  const bindings = readFileSync(`${RELEASE}gambol-wasm.js`, 'utf8');
  const session = sessionOf(bindings);
  const fault = `${session}.prototype.play = () => ${session}.prototype.seek.call({ __wbg_ptr: 0xfffffff0 }, 0);`;
  await page.route('**/gambol-wasm.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${bindings}\n${fault}\n` }),
  );
  const table = new TablePage(page);
  await table.open();
  for (let n = 1; n <= 7; n += 1) {
    await table.tap('c2', 'c4');
    if (n > 5) continue;
    await expect(table.notice).toContainText('The game is safe and goes on from here.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  // A repeated notice is shown once.
  await expect(page.getByText(/load the page again/i)).toHaveCount(1);
});

test('a page without its engine says what to do', async ({ page, allowConsole }) => {
  // What is no engine hasn't its hash either.
  allowConsole(/engine: status|404|Failed to (load|fetch|find a valid digest)|integrity/);
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./#/gambit');
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
