// Traps on the main thread: in each engine function that the page calls, on each screen.

import { GAMES } from '../../www/games/index.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import { trapAlways, trapOnce } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { CHAIN, COMBO, HINT, LUCKYMOOSE, PEOPLE, TRIBOARD, TablePage, expectDrawn } from './table.ts';
import type { Page } from '@playwright/test';

const MOVES = `${PEOPLE}&moves=d2xd4_e3xe1`;
const DEAL = '#/luckymoose?seed=42&players=human,easy';
const FINISHED_GAME =
  '#/luckymoose?players=human,human&position=9/9/9/9/4,r1,4/9/9/9/9_1_0,6_r2/-_-_0_0000000000000000';

const CASES: [
  string,
  string,
  string,
  string,
  typeof COMBO | undefined,
  (table: TablePage) => Promise<void>,
  string | RegExp,
][] = [
  ['play', 'a move', MOVES, '', undefined, (table) => table.tap('f2', 'f4'), 'White to move.'],
  ['history', 'a move', MOVES, '', undefined, (table) => table.tap('f2', 'f4'), 'White to move.'],
  ['position', 'a move', MOVES, '', undefined, (table) => table.tap('f2', 'f4'), 'White to move.'],
  ['status', 'a move', MOVES, '', undefined, (table) => table.tap('f2', 'f4'), 'White to move.'],
  [
    'after',
    'a jump that can go on',
    CHAIN,
    '',
    undefined,
    (table) => table.tap('b2', 'd4'),
    'Jump again, or end your turn.',
  ],
  ['seek', 'a look back', MOVES, '', undefined, (table) => table.button('Undo').click(), 'White to move.'],
  ['start', 'a new beginning', MOVES, '', undefined, (table) => table.button('Restart').click(), 'Black to move.'],
  [
    'open',
    'a new beginning of a position',
    `${CHAIN}&moves=b2xd4`,
    '',
    undefined,
    (table) => table.button('Restart').click(),
    'Black to move.',
  ],
  [
    'view',
    'a token that is picked',
    DEAL,
    '',
    LUCKYMOOSE,
    (table) => table.button('orange stone').click(),
    'Orange stone picked',
  ],
  ['explain', 'a token that is laid', DEAL, 'orange stone', LUCKYMOOSE, (table) => table.tap('h8'), 'No line yet'],
  ['view', 'a hint', DEAL, '', LUCKYMOOSE, (table) => table.button('Hint').click(), HINT],
  ['view', 'an analysis', DEAL, '', LUCKYMOOSE, (table) => table.button('Analyse').click(), 'Your turn'],
  [
    'tally',
    'the end of a game',
    FINISHED_GAME,
    '',
    LUCKYMOOSE,
    (table) => table.button('Analyse').click(),
    'Game over.',
  ],
];

/**
 * The usual actions: a move, a look back, the parts of a turn, and the end. Traps in `after` and `start` are met below
 * as well.
 */
const USUAL = [
  'play at a move',
  'seek at a look back',
  'view at a token that is picked',
  'explain at a token that is laid',
  'tally at the end of a game',
];

for (const [method, name, fragment, token, game, act, words] of usually(CASES, ([method, name]) =>
  USUAL.includes(`${method} at ${name}`),
)) {
  test(`a trap in ${method} at ${name} keeps the game unchanged`, async ({ page }) => {
    const table = new TablePage(page, game);
    await table.open(fragment);
    const [moves, cells] = [await table.moves.allTextContents(), await table.names()];
    const prepare = async () => {
      if (token) await table.button(token).click();
    };
    await prepare();
    await trapOnce(page, method);
    await act(table);
    await expect(table.notice).toContainText('The game is safe and goes on from here.');
    await expect(table.moves).toHaveText(moves);
    await expect.poll(() => table.names()).toEqual(cells);
    await prepare();
    await act(table);
    await expect(table.status).toContainText(words);
  });
}

test('a trap while a move is shown keeps the game after it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const table = new TablePage(page, TRIBOARD);
  await table.open('#/triboard?players=human,human,human&position=br14/16/gb14/16/16/16/16/16/16/16/16_b');
  await trapOnce(page, 'after');
  await table.tap('c11');
  await expect(table.notice).toContainText('The game is safe and goes on from here.');
  await expect(table.moves).toHaveText(['c11']);
  await table.expectNames('c9, empty, legal move, turns 1');
});

/** Waits until the hall has drawn its last board, and needs the engine no more. */
async function isHallReady(page: Page) {
  await expect(page.locator('.cards canvas')).toHaveCount(GAMES.length);
}

test('after a trap in the hall the hall is shown again', async ({ page }) => {
  // Its boards play games.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const method of usually(['play', 'position', 'ply'], (method) => method === 'position')) {
    await page.goto('./#/');
    await page.reload();
    await isHallReady(page);
    await trapOnce(page, method);
    await page.getByRole('link', { name: 'Gambit' }).hover();
    await expect(page.getByText('Something went wrong inside the page. Your games are safe.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(GAMES.length);
  }
});

test('a trap while a table opens is recovered from', async ({ page }) => {
  await page.goto('./#/');
  await isHallReady(page);
  await trapOnce(page, 'start');
  await page.getByRole('link', { name: 'Gambit' }).click();
  const table = new TablePage(page);
  await table.isReady();
  await expect(page.getByText('Your games are safe.')).toBeVisible();
  await table.play('d2xd4');
});

test('after a trap in the builder the builder is shown again', async ({ page }) => {
  await page.goto('./#/gambit/embed');
  await expect(page.getByLabel('As an element', { exact: true })).toHaveValue(/gambol-board/);
  await trapOnce(page, 'replay');
  await page.getByLabel('Moves, with spaces').fill('d2xd4');
  await expect(page.getByText('Your games are safe.')).toBeVisible();
  await expect(page.getByLabel('As an element', { exact: true })).toHaveValue(/gambol-board/);
});

for (const [screen, link, move] of [
  ['a lesson', '#/gambit/learn', ['d2', 'd4']],
  ['a puzzle', '#/gambit/puzzles?position=1o2oo2%2F3x1x1x%2Fo7%2F2x3x1_o&solution=f4xf2_g1xe3_e4xe2xc4', ['f4', 'f2']],
] as const) {
  test(`a trap in ${screen} asks the same step again`, async ({ page }) => {
    const table = new TablePage(page);
    await page.goto(`./${link}`);
    const [from, to] = move;
    await expect(table.cell(from)).toHaveAccessibleName(/can move/);
    await trapOnce(page, 'play');
    await table.tap(from, to);
    await expect(table.notice).toContainText('The game is safe and goes on from here.');
    await expect(table.cell(from)).toHaveAccessibleName(/can move/);
    await table.tap(from, to);
    await expect(table.cell(from)).toHaveAccessibleName(/empty/);
  });
}

test('a trap in a frame keeps the game unchanged', async ({ page }) => {
  const table = new TablePage(page);
  await page.goto('./?embed#/gambit?players=human,human&moves=d2xd4');
  await expect(table.grid).toBeVisible();
  await expectDrawn(page);
  await trapOnce(page, 'play');
  await table.tap('e3', 'e1');
  await expect(page.getByText('The game is safe and goes on from here.')).toBeVisible();
  await table.expectNames('e3, white piece, can move');
  await table.tap('e3', 'e1');
  await table.expectNames('e1, white piece');
});

test('a link is shared even if packing it traps', async ({ page }) => {
  const { Session } = await loadEngine();
  const session = Session.start('combo', 'draws=pieces');
  let random = 1;
  // An occasional capture, so that the game continues.
  for (let { over, ply, legal } = snapshotOf(session); !over && ply < 400; { over, ply, legal } = snapshotOf(session)) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const some = legal.filter((move) => move.includes('x') === ply % 60 > 45);
    const moves = some.length > 0 ? some : legal;
    session.play(moves[(random >>> 8) % moves.length] ?? '');
  }
  const { moves } = snapshotOf(session);
  const table = new TablePage(page, COMBO);
  await table.open(`#/combo?players=human,human&draws=pieces&moves=${moves.join('_')}`);
  await expect(table.moves).toHaveCount(moves.length);
  await trapOnce(page, 'placeOf');
  // The game is over, so its result offers the same.
  await table.button('Share').first().click();
  const plain = /#\/combo\?.*&moves=.{1900,}$/;
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(plain);
  await expect(table.moves).toHaveCount(moves.length);
});

test('a stored game that always traps blocks neither the hall nor its table', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('gambol/1/table/gambit', '#/gambit?players=human,human&seed=1&moves=d2xd4'),
  );
  await trapAlways(page, 'replay');
  await page.goto('./#/');
  await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(GAMES.length);
  await page.getByRole('link', { name: 'Gambit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be shown' })).toBeVisible();
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(GAMES.length);
});
