// Links: they show the same on every device, report what is invalid, and never change stored games.

import { holdSearches } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { onlyLong, usually } from './long.ts';
import { LUCKYMOOSE, PEOPLE, TablePage, disablePause } from './table.ts';
import { serve } from '../../www/build/serve.ts';
import type { Locator } from '@playwright/test';

const LINK = '#/gambit?seed=8&players=human,human&moves=d2xd4_e3xe1_f2xf4';

/** A description of a link, the link, and the ply that it shows. */
const LINKS: [string, string, number][] = [
  ['moves', LINK, 3],
  ['a ply', `${LINK}&at=1`, 1],
  ['the start of a game', `${LINK}&at=0`, 0],
  ['a position', '#/gambit?seed=8&position=3x4/4xox1/1x5o/o3x1x1_o&players=human,human', 0],
  ['moves from a position', '#/gambit?seed=8&position=3x4/4xox1/1x5o/o3x1x1_o&players=human,human&moves=h2xf4xd2', 1],
];

test('a link shows the same on every device', async ({ page, device }) => {
  // One device has a game of its own, the other has none.
  const [table, other] = [new TablePage(page), new TablePage(await device())];
  await table.open(PEOPLE);
  await table.tap('c2', 'c4');
  // Usually one with a ply, and one with a position; Node reads all of them.
  for (const [name, link, ply] of usually(LINKS, (_, n) => n === 1 || n === 4)) {
    await test.step(name, async () => {
      await table.follow(link);
      await expect.poll(() => table.fragment()).toBe(link);
      await other.open(link);
      await expect.poll(() => other.fragment()).toBe(link);
      await expect.poll(() => other.names()).toEqual(await table.names());
      await expect(other.moves).toHaveText(await table.moves.allTextContents());
      const current = other.moves.and(other.page.locator('[aria-current="step"]'));
      if (ply === 0) await expect(current).toHaveCount(0);
      else await expect(other.moves.nth(ply - 1).and(current)).toBeVisible();
    });
  }
});

test('a link opened while another game is on the table', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?seed=1&players=human,human');
  await table.tap('d2', 'd4');
  await expect(table.moves).toHaveText(['d2xd4']);
  const before = await table.stored();
  await table.follow(LINK);
  await expect(table.moves).toHaveCount(3);
  // Viewing it changes nothing; playing on moves the other game to the earlier games.
  expect(await table.stored()).toBe(before);
  await table.tap('h3', 'f1');
  await expect(table.moves).toHaveCount(4);
  await page.goto('./#/');
  await page.getByRole('link', { name: /Gambit: Black and White, 1 move$/ }).click();
  await expect(table.moves).toHaveText(['d2xd4']);
});

/** What is invalid, the link, the moves that are kept, and the message. */
const BROKEN: [string, string, number, string][] = [
  ['a malformed move', 'moves=d2xd4_e3xe5', 1, 'Move 2 of this link can’t be played. The game stops before it.'],
  ['an illegal move', 'moves=d2xd4_c2xc4_e3xe1', 1, 'Move 2 of this link can’t be played. The game stops before it.'],
  ['a first move', 'moves=_', 0, 'Move 1 of this link can’t be played. The game stops before it.'],
  [
    'a position',
    'position=8/9/8/8_o&moves=d2xd4',
    0,
    'The position can’t be read. Board, rank 3: “9”. A rank has 8 squares.',
  ],
  ['a player', 'players=human,god&moves=d2xd4', 1, 'In the link, “players” names “god”, not human, beginner'],
  ['the number of players', 'players=human&moves=d2xd4', 1, 'In the link, “players” names 1, but 2 play.'],
  ['a truncated escape', 'moves=d2xd4&position=%E0%A4', 1, 'In the link, “position” is damaged.'],
  ['an unknown key', 'moves=d2xd4&colour=red', 1, 'In the link, “colour” is not known.'],
  ['a repeated key', 'moves=d2xd4&moves=c2xc4', 1, 'In the link, “moves” comes twice; the first one counts.'],
  ['a seed', 'moves=d2xd4&seed=many', 1, 'In the link, “seed” is “many”, not a whole number'],
  ['a ply out of range', 'moves=d2xd4&at=7', 1, 'The game doesn’t have 7 moves to show.'],
];

test('broken links report the problem, keep the valid part, and change no stored data', async ({ page }) => {
  await holdSearches(page);
  const table = new TablePage(page);
  await table.open('#/gambit?seed=1&players=human,human');
  await table.tap('c2', 'c4');
  await expect(table.moves).toHaveText(['c2xc4']);
  const before = await table.stored();
  // Usually one that the engine refuses, and one of the link itself; Node knows all words.
  for (const [name, query, moves, words] of usually(BROKEN, (_, n) => n === 0 || n === 7)) {
    await test.step(name, async () => {
      await table.follow(`#/gambit?${query}`);
      await expect(table.notice).toContainText(words);
      await expect(table.notice).toContainText('Your own game is kept.');
      await expect(table.moves).toHaveCount(moves);
      // All moves that are kept are shown.
      expect(await table.fragment()).not.toContain('at=');
      expect(await table.stored()).toBe(before);
    });
  }
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(table.notice).toBeEmpty();
  await table.follow('#/gambit');
  await expect(table.moves).toHaveText(['c2xc4']);
});

onlyLong(test)('a broken link after which the computer moves', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?seed=1&players=human,human');
  await table.tap('c2', 'c4');
  await expect(table.moves).toHaveText(['c2xc4']);
  const before = await table.stored();
  await table.follow('#/gambit?players=human,easy&moves=d2xd4_e3xe5');
  await expect(table.notice).toContainText('Your own game is kept.');
  await expect(table.moves).toHaveCount(2);
  expect(await table.stored()).toBe(before);
});

onlyLong(test)('viewing earlier moves of a game from a link changes no stored data', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?seed=1&players=human,human');
  await table.tap('c2', 'c4');
  await expect(table.moves).toHaveText(['c2xc4']);
  const before = await table.stored();
  await table.follow(LINK);
  await table.button('Undo').click();
  await table.button('To the start').click();
  await table.button('Redo').click();
  await expect(table.moves.nth(0)).toHaveAttribute('aria-current', 'step');
  expect(await table.stored()).toBe(before);
});

test('the rules lead back to the game opened by a link', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?seed=1&players=human,human');
  await table.tap('c2', 'c4');
  await expect(table.moves).toHaveText(['c2xc4']);
  await table.follow(LINK);
  await table.button('Rules').click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await table.isReady();
  await expect(table.moves).toHaveCount(3);
});

test('rules that load late do not replace the table', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route('**/www/rules-*.js', async (route) => {
    await held;
    return route.continue();
  });
  const table = new TablePage(page);
  await table.open(LINK);
  await table.button('Rules').click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await table.isReady();
  const arrived = page.waitForResponse('**/www/rules-*.js');
  release();
  await arrived;
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.moves).toHaveCount(3);
});

onlyLong(test)('the same moves between other players are another game', async ({ page }) => {
  await holdSearches(page);
  const table = new TablePage(page);
  await table.open('#/gambit?seed=1&players=human,human');
  await table.tap('c2', 'c4');
  await expect(table.moves).toHaveCount(1);
  const before = await table.stored();
  await table.follow('#/gambit?seed=1&players=human,master&moves=c2xc4');
  await expect(table.moves).toHaveCount(1);
  expect(await table.stored()).toBe(before);
  await table.follow('#/gambit');
  await expect(table.players.nth(1)).not.toContainText('Ada');
});

/** What the notice of a table covers of the turn's buttons, of the tools, of the head and of the opponents. */
const coveredBy = (notice: Locator) =>
  notice.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [...document.querySelectorAll('.turn button, .bar button, .head :is(a, button), .players > :not(.below)')]
      .filter((other) => other.checkVisibility())
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map(({ textContent }) => textContent);
  });

test('a broken link on the first visit', async ({ page }) => {
  const table = new TablePage(page);
  await table.open('#/gambit?players=human,human&moves=d2xd4_e3xe5');
  await expect(table.notice).toContainText('Move 2 of this link can’t be played. The game stops before it.');
  await expect(table.notice).not.toContainText('Your own game');
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => coveredBy(page.locator('.notice')), `at ${width} × ${height}`).toEqual([]);
  }
  await table.tap('e3', 'e1');
  await expect(table.moves).toHaveText(['d2xd4', 'e3xe1']);
});

test('a notice covers no token of the rack and no button below it', async ({ page }) => {
  const table = new TablePage(page, LUCKYMOOSE);
  await page.setViewportSize({ width: 320, height: 568 });
  await table.open('#/luckymoose?seed=42&players=human,easy&moves=zz');
  for (const [width, height] of [
    [320, 568],
    [360, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(table.button('Lay')).toBeVisible();
    await expect.poll(() => coveredBy(page.locator('.notice')), `at ${width} × ${height}`).toEqual([]);
  }
});

test('a link to no game leads to the hall', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(PEOPLE);
  await table.tap('c2', 'c4');
  await expect(table.moves).toHaveCount(1);
  const before = await table.stored();
  await page.evaluate(() => location.assign('#/chess?moves=e2e4'));
  await expect(table.notice).toContainText('There is no game called “chess” here.');
  await expect(page.getByRole('link', { name: /Gambit.*Continue your game, move 2/ })).toBeVisible();
  expect(await table.stored()).toBe(before);
});

test('a link that is too long is removed from the address, and the hall says why', async ({ page }) => {
  const long = `#/gambit?moves=${'d2xd4_e3xe1_'.repeat(10_000)}`;
  const hall = page.getByRole('list', { name: 'Games' });
  const refused = page.getByRole('alert').filter({ hasText: 'longer than' });
  const table = new TablePage(page);
  await table.open(LINK);
  const before = await table.stored();
  await page.evaluate((link) => location.assign(link), long);
  await expect(refused).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  // Nothing follows after that.
  await hall.evaluate((list) => list.setAttribute('data-first', ''));
  await table.waitForFrames(5);
  await expect(page.locator('[data-first]')).toBeVisible();
  await expect(refused).toBeVisible();
  expect(await table.stored()).toBe(before);
  await page.goBack();
  await expect(table.moves).toHaveCount(3);
  // Also when it is the first link opened.
  await page.goto('about:blank');
  await page.goto(`./${long}`);
  await expect(refused).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/');
  await page.reload();
  await expect(hall).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test('the share dialog has the link of the game and of the position', async ({ page, context, device }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = new TablePage(page);
  await table.open(LINK);
  await table.button('Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('textbox')).toHaveValue(new URL(LINK, page.url()).href);
  await dialog.getByRole('radio', { name: 'This position alone' }).check();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('position=');
  expect(link).not.toContain('moves=');
  const other = new TablePage(await device());
  await other.page.goto(link);
  await other.isReady();
  await expect(other.moves).toHaveCount(0);
  await expect.poll(() => other.pieces()).toBe(await table.pieces());
});

test('the page works under any path', async ({ page }) => {
  await disablePause(page);
  const strays: string[] = [];
  // The same files in another folder, and nothing beside it.
  const { server, address } = await serve({
    base: '/a/b/',
    onRequest: (path) => void (path.startsWith('/a/b/') || strays.push(path)),
  });
  const table = new TablePage(page);
  await page.goto(`${address}#/`);
  await page.getByRole('link', { name: /Gambit/ }).click();
  await table.isReady();
  await table.tap('a2', 'a4');
  await expect(table.moves).toHaveCount(2);
  await table.button('Rules').click();
  await expect(page.getByRole('heading', { name: 'How to play Gambit' })).toBeVisible();
  expect(strays).toEqual([]);
  server.close();
  server.closeAllConnections();
});

test('an address that a messenger or a gateway of mail has changed opens the game with all its moves', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404/);
  const table = new TablePage(page);
  const notFound = await (await page.request.get(`${baseURL}404.html`)).text();
  await page.route(/%(25)*23/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }));
  const sent = 'gambit?players=human,human&moves=c2xc4_d3xd1';
  const addresses = [
    `#/${encodeURIComponent(sent)}`,
    `#${encodeURIComponent(`/${sent}`)}`,
    `#/${sent})`,
    `#/${sent}**`,
    `#/${sent.replace('_', '\\_')}`,
    `#/${sent.replace('&', '&amp;')}`,
    `#/${sent}\u00a0`,
    `#/${sent.replace('_', '_\u200b')}`,
    `%23/${sent}`,
    `%23/${encodeURIComponent(sent)}`,
    `%2523/${sent}`,
  ];
  // Usually the two most common changes, and one in which the host has to help; Node mends all of them.
  for (const address of usually(addresses, (_, n) => [0, 5, 9].includes(n))) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(table.moves, address).toHaveCount(2);
    await expect(page.locator('.notice')).toHaveCount(0);
  }
  await page.goto('#/combo?players=human,human&clock=300 2');
  await expect(page.getByRole('grid', { name: /^Combo/ })).toBeVisible();
  await expect(page).toHaveURL(/clock=300\+2/);
});
