// A move that is entered while others are to move waits, and is played at its turn if it is legal then.

import { holdSearches } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { usually } from './long.ts';
import { COMBO, TRIBOARD, TablePage } from './table.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gambol/1/settings', '{"premove":true,"pause":0}'));
});

/** Opens a table and waits until moves can be entered in advance. */
async function open(table: TablePage, link: string) {
  const [request] = await Promise.all([
    table.page.waitForEvent('requestfinished', (request) => /premove-/.test(request.url())),
    table.open(link),
  ]);
  // What it imports may still be on its way.
  await table.page.evaluate((url) => import(url), request.url());
}

const GAMES = [
  {
    game: undefined,
    link: '#/gambit?seed=1&players=human,easy',
    moves: ['d2', 'd4'],
    taps: ['h2', 'h4'],
    words: 'Your move waits: h2 to h4.',
    played: 'h2xh4',
  },
  {
    game: COMBO,
    link: '#/combo?seed=1&players=human,easy',
    moves: ['c2', 'c3'],
    taps: ['h2', 'h3'],
    words: 'Your move waits: h2 to h3.',
    played: '1h2-h3',
  },
];
// That a move of Gambit is played at its turn is seen after a reload, too.
for (const { game, link, moves, taps, words, played } of usually(GAMES, ({ game }) => game === COMBO)) {
  test(`a move of ${game?.name ?? 'Gambit'} waits for its turn, and is played there`, async ({ page }) => {
    const goOn = await holdSearches(page);
    const table = new TablePage(page, game);
    await open(table, link);
    await table.tap(...moves);
    await expect(table.moves).toHaveCount(1);
    await table.tap(taps[0] ?? '');
    await expect(table.cell(taps[0] ?? '')).toHaveAccessibleName(/, selected$/);
    await table.tap(taps[1] ?? '');
    await expect(table.status).toHaveText(words);
    await expect(table.moves).toHaveCount(1);
    expect(await table.fragment()).not.toContain(played);
    await goOn();
    await expect(table.moves).toHaveCount(4);
    await expect(table.moves.nth(2)).toHaveText(played);
  });
}

/** Blue can claim d1 and d11, which nobody else can; Red has d3 and Green d5. */
const THREE = 'brr13/16/16/16/16/16/gbb13/16/rgg13/16/brr13_b';

test('a cell of Triboard waits while two others move, and is played at its turn', async ({ page }) => {
  const goOn = await holdSearches(page);
  const table = new TablePage(page, TRIBOARD);
  await open(table, `#/triboard?players=human,beginner,beginner&position=${THREE}`);
  await table.tap('d1');
  await expect(table.moves).toHaveCount(1);
  await table.tap('d11');
  await expect(table.status).toHaveText('Your move waits: d11.');
  await expect(table.moves).toHaveCount(1);
  await goOn();
  await expect(table.moves).toHaveText(['d1', 'd3', 'd5', 'd11']);
});

test('after a reload a move can wait again, and is played at its turn', async ({ page }) => {
  const goOn = await holdSearches(page);
  const table = new TablePage(page);
  await open(table, '#/gambit?seed=1&players=human,easy');
  await table.tap('d2', 'd4');
  await expect(table.moves).toHaveCount(1);
  await Promise.all([page.waitForEvent('requestfinished', (request) => /premove-/.test(request.url())), page.reload()]);
  await table.isReady();
  await table.tap('h2', 'h4');
  await expect(table.status).toHaveText('Your move waits: h2 to h4.');
  await goOn();
  await expect(table.moves).toHaveText(['d2xd4', 'f3xd1', 'h2xh4', /./]);
});

test('in a game by link a move waits, and answers the link that is opened in another tab', async ({
  page,
  context,
}) => {
  const link = '#/gambit?players=human,human&seed=1&match=abcd-0&moves=d2xd4';
  await page.goto('./#/gambit/rules');
  await page.evaluate(
    (text) => localStorage.setItem('gambol/1/matches', text),
    JSON.stringify([{ id: 'abcd', link, seats: [0], when: 1, isPlayed: true }]),
  );
  const table = new TablePage(page);
  await open(table, link);
  await expect(table.status).toContainText('White plays elsewhere');
  await table.tap('h2', 'h4');
  await expect(table.status).toHaveText('Your move waits: h2 to h4.');
  expect(await table.fragment()).not.toContain('h2xh4');
  const other = new TablePage(await context.newPage());
  await other.page.goto(`./${link}_e3xe1`);
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1', 'h2xh4']);
  await expect(other.moves).toHaveCount(3);
});
