// LuckyMoose on the page: hands that only their players see, lays that are built up, and what each of them is told.

import { axe, expect, test } from './fixtures.js';
import { LUCKYMOOSE, TablePage, quick } from './table.js';

/** @import { Page } from '@playwright/test' */

/** Every kind of token is there once, so that nobody sees on the board what another holds. */
const SMALL = '&size=9&sets=1';

/** The rack and what can be done with it. */
class Rack {
  /** @param {TablePage} table */
  constructor(table) {
    this.table = table;
    this.tokens = table.page.locator('.rack').getByRole('button');
    this.lay = table.page.getByRole('button', { name: /^Lay/ });
    this.hold = table.page.getByRole('button', { name: /show my hand$/ });
  }

  /** @param {string} name */
  token(name) {
    return this.table.page.locator('.rack').getByRole('button', { name });
  }

  /** The names of the tokens in the hand, in their order. */
  names() {
    return this.tokens.evaluateAll((tokens) => tokens.map((token) => token.getAttribute('aria-label') ?? ''));
  }

  /**
   * Makes one turn of the person who is to move: the first token that can be laid by itself, or an exchange, or a pass.
   *
   * @param {{ press(name: string): Promise<void>, tap(square: string): Promise<void>, take(place: number): Promise<void> }} hands
   */
  async turn(hands) {
    const { table } = this;
    const before = await table.moves.count();
    const count = await this.tokens.count();
    for (let place = 0; place < count; place += 1) {
      await hands.take(place);
      for (const square of (await table.squaresThat('legal move')).slice(0, 4)) {
        await hands.tap(square);
        if ((await this.lay.getAttribute('aria-disabled')) === 'false') {
          await hands.press('Lay');
          await expect.poll(() => table.moves.count(), { intervals: [50] }).toBeGreaterThan(before);
          return;
        }
        // It only goes there with others: back with it.
        await hands.take(place);
        await hands.take(place);
      }
      await hands.take(place);
    }
    if (await table.button('Pass').isVisible()) await hands.press('Pass');
    else {
      await hands.press('Exchange');
      await hands.take(0);
      await hands.press('Put');
    }
    await expect.poll(() => table.moves.count(), { intervals: [50] }).toBeGreaterThan(before);
  }
}

/** @param {TablePage} table */
function byPointer(table) {
  return {
    /** @param {string} name */
    press: (name) => table.page.locator('.hand').getByRole('button', { name: new RegExp(`^${name}`) }).click(),
    /** @param {string} square */
    tap: (square) => table.tap(square),
    /** @param {number} place */
    take: (place) => table.page.locator('.rack').getByRole('button').nth(place).click(),
  };
}

/** @param {TablePage} table */
function byKeyboard(table) {
  const { page } = table;
  /** @param {import('@playwright/test').Locator} target */
  const walk = async (target) => {
    // Tab reaches everything, in one round.
    for (let n = 0; n < 60; n += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not come there');
  };
  const button = (/** @type {string} */ name) => page.locator('.hand').getByRole('button', { name: new RegExp(`^${name}`) });
  return {
    /** @param {string} name */
    press: async (name) => {
      await walk(button(name));
      await page.keyboard.press('Enter');
    },
    /** @param {string} square */
    tap: async (square) => {
      for (let n = 0; (await table.focused()) === null; n += 1) {
        if (n > 60) throw new Error('Tab does not come to the board');
        await page.keyboard.press('Shift+Tab');
      }
      await table.press(square);
    },
    /** @param {number} place */
    take: async (place) => {
      await walk(page.locator('.rack').getByRole('button').nth(place));
      await page.keyboard.press(' ');
    },
  };
}

/**
 * Waits until a person is to move or the game is over; whether it goes on.
 *
 * @param {TablePage} table
 * @param {Rack} rack
 */
async function goesOn(table, rack) {
  await expect
    .poll(async () => (await table.isOver()) || (await rack.hold.isVisible()) || (await rack.lay.isVisible()), { timeout: 20_000, intervals: [50] })
    .toBe(true);
  return !(await table.isOver());
}

/** Keeps what is sent to workers. */
async function listenToWorkers(/** @type {Page} */ page) {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    /** @type {any} */ (window).sent = [];
    Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ ...rest) {
      if (message?.type === 'think') /** @type {any} */ (window).sent.push(JSON.stringify(message));
      return /** @type {any} */ (post).call(this, message, ...rest);
    };
  });
}

/**
 * The hands and the pool as they really are, found by playing the link again.
 *
 * @param {Page} page
 * @returns {Promise<{ hands: string[][], pool: string[] }>}
 */
function truth(page) {
  return page.evaluate(async () => {
    const { Session } = await import(String(new URL(`${document.documentElement.dataset['release']}/gambol-wasm.js`, document.baseURI)));
    const query = new URLSearchParams(location.hash.split('?')[1]);
    const players = (query.get('players') ?? '').split(',').length;
    const session = Session.start('luckymoose', `seed=${query.get('seed')} players=${players} size=${query.get('size') ?? 15} sets=${query.get('sets') ?? 3}`);
    for (const move of (query.get('moves') ?? '').split('_').filter(Boolean)) session.replay(move);
    const [, , , hands, pool] = session.snapshot().position.split(' ');
    session.free();
    const tokens = (/** @type {string} */ text) => text.match(/[a-z]\d/g) ?? [];
    return { hands: hands.split('/').map(tokens), pool: tokens(pool) };
  });
}

const COLOURS = new Map([['r', 'red'], ['o', 'orange'], ['y', 'yellow'], ['g', 'green'], ['b', 'blue'], ['p', 'purple']]);
const SYMBOLS = ['moose', 'star', 'leaf', 'drop', 'sun', 'stone'];

/**
 * Asserts that a text names none of some tokens: not in words, and not as the notation writes them. Squares of the
 * board can look like a token; no square stands before `@`, after `~`, or next to another one.
 *
 * @param {string} where
 * @param {string} text
 * @param {string[]} tokens
 */
function expectWithout(where, text, tokens) {
  for (const token of tokens) {
    const words = `${COLOURS.get(token[0] ?? '')} ${SYMBOLS[Number(token[1]) - 1]}`;
    expect(text.includes(words), `${where} names ${words}`).toBe(false);
    const notation = new RegExp(`${token}@|[~/ ](?:[roygbp][1-6])*${token}(?:[roygbp][1-6])+|[~/ ](?:[roygbp][1-6])+${token}|~${token}`);
    expect(notation.exec(text)?.[0], `${where} names ${token}`).toBeUndefined();
  }
}

/**
 * Looks for hidden tokens in all that the page shows, tells and sends.
 *
 * @param {TablePage} table
 * @param {number | null} looker
 */
async function expectNoLeak(table, looker) {
  const { page } = table;
  const { hands, pool } = await truth(page);
  const hidden = [...hands.filter((_, seat) => seat !== looker).flat(), ...pool];
  expectWithout('the page', await page.content(), hidden);
  expectWithout('the address', await table.fragment(), hidden);
  expectWithout('what is kept', await table.kept(), hidden);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  expectWithout('the accessibility tree', nodes.map(({ name, value, description }) => [name?.value, value?.value, description?.value].join('\n')).join('\n'), hidden);
}

/**
 * Asserts that each question to a worker holds what its seat may know, and no more.
 *
 * @param {Page} page
 */
async function expectFairQuestions(page) {
  /** @type {string[]} */
  const sent = await page.evaluate(() => /** @type {any} */ (window).sent.splice(0));
  for (const text of sent) {
    const { view, moves, seed } = JSON.parse(text);
    const [board, mover, , hands, pool, , generator] = view.split(' ');
    expect(moves).toEqual([]);
    expect([/^\d+$/.test(pool), generator]).toEqual([true, '-']);
    hands.split('/').forEach((/** @type {string} */ hand, /** @type {number} */ seat) => {
      expect(/^\d$/.test(hand), `seat ${seat} in ${view}`).toBe(seat !== mover - 1);
    });
    expect(text.match(/@|~/), 'nothing but a view').toBeNull();
    expect(board).toContain('/');
    expect(new URLSearchParams(page.url().split('?')[1]).get('seed')).not.toBe(String(seed));
  }
  return sent.length;
}

test('a whole game by pointer against two computers, and nothing hidden is told', async ({ page }) => {
  test.slow();
  await quick(page);
  await listenToWorkers(page);
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(`#/luckymoose?seed=5&players=human,easy,beginner${SMALL}`);
  let questions = 0;
  while (await goesOn(table, rack)) {
    await expectNoLeak(table, 0);
    questions += await expectFairQuestions(page);
    await rack.turn(byPointer(table));
  }
  await expectNoLeak(table, 0);
  questions += await expectFairQuestions(page);
  expect(questions).toBeGreaterThan(4);
  // Each score is told with its parts, which add up.
  await expect(page.getByRole('columnheader')).toHaveText(['Lines', 'Sixes', 'Bonus', 'Out', 'All']);
  const rows = await page.locator('.parts tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows.map(([name]) => name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  for (const [seat, [, ...cells]] of rows.entries()) {
    const points = cells.map(Number);
    expect(points.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(points.at(-1));
    await expect(table.players.nth(seat)).toContainText(`${points.at(-1)} pts`);
  }
});

test('a whole game by keyboard alone, against the computer', async ({ page }) => {
  test.slow();
  await quick(page);
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(`#/luckymoose?seed=8&players=human,beginner${SMALL}`);
  while (await goesOn(table, rack)) await rack.turn(byKeyboard(table));
  await expect(table.status).toContainText('Game over.');
});

test('a whole game among two people, who pass the device on and never see the other hand', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(`#/luckymoose?seed=3&players=human,human${SMALL}`);
  for (let turn = 0; await goesOn(table, rack); turn += 1) {
    // Nobody's hand is shown until the next person says that they are ready.
    await expect(rack.tokens).toHaveCount(0);
    if (turn % 4 < 2) await expectNoLeak(table, null);
    await expect(rack.hold).toHaveText(`I am Player ${1 + (turn % 2)}`);
    await rack.hold.click();
    await expect(rack.tokens).not.toHaveCount(0);
    await expectNoLeak(table, turn % 2);
    await rack.turn(byPointer(table));
  }
  await expectNoLeak(table, null);
});

const DEAL = '#/luckymoose?seed=42&players=human,human';

test('a lay is built up, moved about, counted as it stands, and taken back', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(DEAL);
  // Before somebody holds the device the board says so.
  await table.tap('h8');
  await expect(table.status).toContainText('say first that you hold the device');
  await rack.hold.click();
  expect(await rack.names()).toEqual(['red sun', 'orange stone', 'green stone', 'blue stone', 'purple star', 'purple leaf']);
  await table.tap('h8');
  await expect(table.status).toHaveText('Pick a token in your hand first.');
  await rack.token('orange stone').click();
  await table.tap('a1');
  await expect(table.status).toHaveText('The first lay covers the centre, h8.');
  await table.tap('h8');
  await table.shows('h8, orange stone, can move');
  await expect(table.status).toHaveText('No line yet: 0 points.');
  await rack.token('green stone').click();
  await table.tap('h9');
  await expect(table.status).toHaveText('h8 to h9 2 tokens: 4 points.');
  await expect(rack.lay).toHaveText('Lay for 4');
  // Why a tile will not do.
  await rack.token('purple star').click();
  await table.tap('h10');
  await expect(table.status).toContainText('That would make a line of orange stone, green stone and purple star.');
  await table.tap('i9');
  await expect(table.status).toHaveText('The tokens of a lay lie all in one rank or all in one file.');
  await rack.token('purple star').click();
  // Moved about: by tap, and by drag.
  await table.tap('h9', 'h7');
  await table.shows('h9, empty', 'h7, green stone, can move');
  await table.drag('h7', 'h9');
  await table.shows('h7, empty', 'h9, green stone, can move');
  // A token that is dragged off the board is back in the hand, and so is one that is tapped there.
  const box = await table.canvas.boundingBox();
  const from = await table.point('h9');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await page.mouse.move(from.x, (box?.y ?? 0) + (box?.height ?? 0) + 8, { steps: 3 });
  await page.mouse.up();
  await table.shows('h9, empty');
  await rack.token('orange stone').click();
  await table.shows('h8, empty, centre');
  // From the rack to the board by drag.
  const token = await rack.token('green stone').boundingBox();
  const target = await table.point('h8');
  await page.mouse.move((token?.x ?? 0) + 20, (token?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 6 });
  await page.mouse.up();
  await table.shows('h8, green stone, can move');
  // Undo takes a token back, and Take back all of them.
  await rack.token('blue stone').click();
  await table.tap('i8');
  await table.button('Undo').click();
  await table.shows('i8, empty', 'h8, green stone, can move');
  await table.button('Take back').click();
  await table.shows('h8, empty, centre');
  await expect(rack.lay).toHaveAttribute('aria-disabled', 'true');
  await expect(table.moves).toHaveCount(0);
});

test('an exchange shows its tokens to its player alone', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open('#/luckymoose?seed=42&players=human,beginner');
  await table.button('Exchange').click();
  await expect(table.status).toHaveText('Pick the tokens to put back.');
  await table.tap('h8');
  await expect(table.status).toContainText('Pick the tokens to put back in your hand');
  await rack.token('purple star').click();
  await rack.token('red sun').click();
  await rack.token('blue stone').click();
  await rack.token('red sun').click();
  await table.button('Put 2 tokens back').click();
  await expect(table.moves.first()).toHaveText('~b6p2');
  expect(await table.fragment()).toContain('moves=~45');
  // The link shows the same game, to others without the tokens.
  await expect.poll(() => table.moves.count()).toBe(2);
  const fragment = await table.fragment();
  await table.open(fragment.replace('players=human,beginner', 'players=human,human'));
  await expect(table.moves.first()).toHaveText('~??');
  await table.open(fragment);
  await expect(table.moves.first()).toHaveText('~b6p2');
  // A link may name the tokens themselves.
  await table.open('#/luckymoose?seed=42&players=human,human&moves=~b6p2');
  await expect(table.moves).toHaveCount(1);
  expect(await table.fragment()).toContain('moves=~45');
});

test('undone and made again, a lay draws the same tokens', async ({ page }) => {
  await quick(page);
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open('#/luckymoose?seed=42&players=human,beginner');
  const lay = async () => {
    await rack.token('green stone').click();
    await table.tap('h8');
    await rack.lay.click();
    await expect(rack.lay).toBeVisible();
    await expect.poll(() => table.moves.count()).toBeGreaterThan(1);
    return rack.names();
  };
  const hand = await rack.names();
  const drawn = await lay();
  expect(drawn).not.toEqual(hand);
  await table.button('Undo').click();
  expect(await rack.names()).toEqual(hand);
  expect(await lay()).toEqual(drawn);
  expect(await table.fragment()).not.toContain('position');
});

test('a hint and the analysis tell the one who is to move, and nobody else', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  const rack = new Rack(table);
  await table.open(DEAL);
  await table.button('Hint').click();
  await expect(table.status).toContainText('only for them');
  await rack.hold.click();
  await table.button('Hint').click();
  await expect(table.status).toContainText('Hint:');
  await table.button('Analyse').click();
  await expect(page.getByRole('list', { name: 'Values of the moves' }).getByRole('button').first()).toBeVisible();
  await rack.token('green stone').click();
  await table.tap('h8');
  await rack.lay.click();
  await expect(rack.hold).toBeVisible();
  await expect(page.getByRole('list', { name: 'Values of the moves' }).getByRole('button')).toHaveCount(0);
});

test('boards of every size, two to four players, and sets', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open('#/luckymoose?seed=1&players=human,easy,easy,human&size=21&sets=6');
  await expect(table.grid).toHaveAccessibleName('LuckyMoose, 21 files and 21 ranks');
  await expect(table.cells).toHaveCount(441);
  await table.shows('a1, empty, times 3', 'k11, empty, centre', 'u21, empty, times 3', 'h8, empty, times 2');
  await expect(table.players).toHaveCount(4);
  await expect(page.getByText('Pool: 192')).toBeVisible();
  await table.button('New game').click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByLabel('The board').selectOption('9');
  await dialog.getByLabel('Tokens').selectOption('1');
  await dialog.getByLabel('Player 3').selectOption('Nobody');
  await table.button('Start').click();
  await expect(table.cells).toHaveCount(81);
  await expect(table.players).toHaveCount(3);
  await expect(page.getByText('Pool: 18')).toBeVisible();
  expect(await table.fragment()).toContain('players=human,easy,human&size=9&sets=1');
  // A position has its own number of players.
  await table.open('#/luckymoose?players=human,human,human&position=9/9/9/9/9/9/9/9/9_1_0,0_r1/r2_r3_0_0000000000000000');
  await expect(table.notice).toContainText('3 players, and 2 play');
  await expect(table.players).toHaveCount(2);
});

test('a position of a game with hands is not shared', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open(DEAL);
  await table.button('Share').click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(0);
  await expect(page.getByLabel('Link')).toHaveValue(/#\/luckymoose\?seed=42&players=human,human$/);
  await axe(page);
});

test('computers play each other, and nobody’s hand is shown', async ({ page }) => {
  await quick(page);
  const table = new TablePage(page, LUCKYMOOSE);
  await table.open(`#/luckymoose?seed=6&players=beginner,beginner${SMALL}`);
  await expect(table.status).toContainText('Game over.', { timeout: 60_000 });
  await expect(new Rack(table).tokens).toHaveCount(0);
});
