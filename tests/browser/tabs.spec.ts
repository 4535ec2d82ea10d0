// Two tabs of one browser: they show one game, or two, and no game is lost.

import { expect, test } from './fixtures.ts';
import { isLong, onlyLong } from './long.ts';
import { letSleep, sleep, wake } from './sleep.ts';
import { storedEntries, storedItem, storedText } from './storagetexts.ts';
import { COMBO, PEOPLE, TablePage, disablePause } from './table.ts';
import type { BrowserContext } from '@playwright/test';

/** Another tab of the same browser. */
async function tab(
  context: BrowserContext,
  fragment: Parameters<typeof TablePage.prototype.open>[0],
  game?: ConstructorParameters<typeof TablePage>[1],
) {
  const table = new TablePage(await context.newPage(), game);
  await table.open(fragment);
  return table;
}

/**
 * The stored game of a table and the earlier games, by their moves. What another tab has written appears here with a
 * delay.
 */
async function keptMoves(table: TablePage) {
  const movesOf = (link: string | undefined) => /moves=([^&]*)/.exec(link ?? '')?.[1] ?? '';
  const stored = new Map(await storedEntries(table.page));
  const shelf = JSON.parse(stored.get('gambol/1/shelf') ?? '[]');
  return {
    table: movesOf(stored.get('gambol/1/table/gambit')),
    shelf: shelf.map((item: { link: string }) => movesOf(item.link)),
  };
}

test.beforeEach(({ context }) => letSleep(context));

test('two tabs that show one game follow each other', async ({ page, context }) => {
  const one = new TablePage(page);
  await one.open('#/gambit?seed=8&players=human,human');
  const two = await tab(context, '#/gambit');
  await one.tap('d2', 'd4');
  await expect(two.moves).toHaveText(['d2xd4']);
  await expect(two.status).toContainText('Black jumps d2 to d4');
  await two.tap('e3', 'e1');
  await expect(one.moves).toHaveText(['d2xd4', 'e3xe1']);
  // A move taken back in one tab is taken back in both, and replaced.
  await one.button('Undo').click();
  await expect(two.moves.nth(0)).toHaveAttribute('aria-current', 'step');
  await two.tap('g3', 'g1');
  await expect(one.moves).toHaveText(['d2xd4', 'g3xg1']);
  await expect.poll(() => keptMoves(one)).toEqual({ table: 'd2xd4_g3xg1', shelf: [] });
  await expect.poll(() => two.fragment()).toBe(await one.fragment());
});

test('a tab that slept continues from the other tab’s position', async ({ page, context }) => {
  const one = new TablePage(page);
  await one.open(PEOPLE);
  const two = await tab(context, '#/gambit');
  await sleep(two);
  await one.tap('d2', 'd4');
  await one.tap('e3', 'e1');
  await expect(one.moves).toHaveCount(2);
  await expect(two.moves).toHaveCount(0);
  await expect.poll(() => keptMoves(two)).toMatchObject({ table: 'd2xd4_e3xe1' });
  await wake(two);
  await expect(two.moves).toHaveText(['d2xd4', 'e3xe1']);
  // When both tabs have played on, both games are stored.
  await sleep(two);
  await one.tap('f2', 'f4');
  await expect(one.moves).toHaveCount(3);
  await expect.poll(() => keptMoves(two)).toMatchObject({ table: 'd2xd4_e3xe1_f2xf4' });
  await two.tap('c2', 'c4');
  await expect(two.notice.filter({ hasText: 'Both games are kept' })).toBeVisible();
  await expect.poll(() => keptMoves(one)).toEqual({ table: 'd2xd4_e3xe1_c2xc4', shelf: ['d2xd4_e3xe1_f2xf4'] });
  await expect(one.moves).toHaveText(['d2xd4', 'e3xe1', 'f2xf4']);
  // They stay two games.
  await one.tap('a3', 'a1');
  await expect.poll(() => keptMoves(one)).toEqual({ table: 'd2xd4_e3xe1_f2xf4_a3xa1', shelf: ['d2xd4_e3xe1_c2xc4'] });
  await two.page.close();
  expect(await keptMoves(one)).toEqual({ table: 'd2xd4_e3xe1_f2xf4_a3xa1', shelf: ['d2xd4_e3xe1_c2xc4'] });
});

onlyLong(test)('a new game in one tab leaves the other tab its own', async ({ page, context }) => {
  const one = new TablePage(page);
  await one.open(PEOPLE);
  await one.tap('d2', 'd4');
  const two = await tab(context, '#/gambit');
  await expect(two.moves).toHaveCount(1);
  await one.button('Restart').click();
  await expect(one.moves).toHaveCount(0);
  await one.tap('a2', 'a4');
  for (const table of [one, two])
    await expect.poll(() => keptMoves(table)).toEqual({ table: 'a2xa4', shelf: ['d2xd4'] });
  await expect(two.moves).toHaveText(['d2xd4']);
  await two.tap('e3', 'e1');
  await expect.poll(() => keptMoves(one)).toEqual({ table: 'd2xd4_e3xe1', shelf: ['a2xa4'] });
  await expect(one.moves).toHaveText(['a2xa4']);
});

test('one tab computes the computer’s moves for both, and the other takes over when it is closed', async ({
  page,
  context,
}) => {
  await disablePause(page);
  const one = new TablePage(page);
  await one.open('#/gambit?seed=8&players=human,hard');
  const two = await tab(context, '#/gambit');
  await one.tap('a2', 'a4');
  await expect(one.moves).toHaveCount(2);
  await expect(two.moves).toHaveCount(2);
  await expect(one.moves).toHaveText(await two.moves.allTextContents());
  // The first tab is closed while its computer is thinking, and the other one answers.
  await one.tap(await one.squareWith('can move'));
  await one.tap(await one.squareWith('legal move'));
  await one.endTurn(2);
  await expect.poll(() => two.moves.count()).toBeGreaterThan(2);
  await one.page.close();
  await expect(two.moves).toHaveCount(4);
});

onlyLong(test)('the clock is shared by all windows', async ({ page, context }) => {
  const kept = '#/combo?seed=1&players=human,human&clock=60+0&left=60,60&moves=1a2-a3';
  await page.addInitScript((link) => localStorage.setItem('gambol/1/table/combo', link), kept);
  const begin = performance.now();
  await page.clock.install();
  const one = new TablePage(page, COMBO);
  await one.open('#/combo');
  await page.clock.runFor(20_000);
  /** Expects a minute minus twenty seconds, and minus the real time that has passed. */
  const showsTime = async (table: TablePage) => {
    const text = await table.players.locator('.time').nth(1).textContent();
    const seconds = Number(text?.replace('0:', ''));
    expect(seconds).toBeLessThanOrEqual(40);
    expect(seconds).toBeGreaterThanOrEqual(40 - (performance.now() - begin) / 1000);
  };
  await showsTime(one);
  // Both tabs are visible: the other one now runs the game, and this one shows its time.
  const two = await tab(context, '#/combo', COMBO);
  await expect(two.players.locator('.time').nth(1)).toHaveText(/^0:(40|[0-3]\d)$/);
  await showsTime(two);
  await expect(two.moves).toHaveCount(1);
});

onlyLong(test)('a game by link is one game in two tabs', async ({ page, context }) => {
  const one = new TablePage(page);
  const link = '#/gambit?seed=3&players=human,human&match=abcdefgh-1&moves=';
  await one.open(`${link}d2xd4_e3xe1`);
  const two = await tab(context, `${link}d2xd4_e3xe1`);
  await expect(two.status).toContainText('Your turn');
  await two.tap('f2', 'f4');
  await expect(one.moves).toHaveText(['d2xd4', 'e3xe1', 'f2xf4']);
  await one.follow(`${link}d2xd4_e3xe1_f2xf4_a3xa1`);
  await expect(one.moves).toHaveCount(4);
  await expect(two.moves).toHaveCount(4);
  await expect
    .poll(() => storedItem(page, 'matches'))
    .toEqual([expect.objectContaining({ link: expect.stringContaining('d2xd4_e3xe1_f2xf4_a3xa1') })]);
});

onlyLong(test)('a game by link that two tabs play differently is two games', async ({ page, context }) => {
  const one = new TablePage(page);
  const link = '#/gambit?seed=3&players=human,human&match=abcdefgh-1&moves=d2xd4_e3xe1';
  await one.open(link);
  const two = await tab(context, link);
  await sleep(two);
  await one.tap('f2', 'f4');
  await expect.poll(() => keptMoves(two)).toMatchObject({ table: 'd2xd4_e3xe1_f2xf4' });
  await two.tap('c2', 'c4');
  await expect(two.moves).toHaveCount(3);
  await expect.poll(() => keptMoves(one)).toMatchObject({ table: 'd2xd4_e3xe1_c2xc4' });
  await expect.poll(() => storedText(page)).toContain('d2xd4_e3xe1_f2xf4');
  await page.goto('about:blank');
  await page.goto('./#/');
  await page.getByRole('link', { name: /Gambit.*3 moves$/ }).click();
  await one.isReady();
  await expect(one.moves).toHaveText(['d2xd4', 'e3xe1', 'f2xf4']);
});

test('a setting changed in one tab applies in the other, and changes no other setting', async ({ page, context }) => {
  const one = new TablePage(page);
  await one.open();
  const two = await tab(context, '#/gambit');
  await one.button('Settings').click();
  await page.getByLabel('Colours').selectOption('dark');
  await expect(two.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await sleep(two);
  await page.getByLabel('The computer moves').selectOption('200');
  await expect.poll(() => storedItem(two.page, 'settings')).toMatchObject({ pause: 200 });
  await two.button('Settings').click();
  await two.page.getByLabel('Coordinates on the board').uncheck();
  await expect.poll(() => storedItem(page, 'settings')).toEqual({ theme: 'dark', pause: 200, coordinates: false });
});

/** The number of random orders of moves; `make long` sets more. */
const ORDERS = Number(process.env.ORDERS ?? (isLong ? 10 : 1));
/** The number of events in each order. */
const STEPS = 14;

test(`nothing is lost in ${ORDERS} random orders of moves in two tabs`, async ({ page, context }) => {
  test.setTimeout(60_000 + ORDERS * 8000);
  const tabs = [new TablePage(page), new TablePage(await context.newPage())];
  for (const table of tabs) await table.open();
  const counts = { moves: 0, undone: 0, slept: 0, closed: 0, settings: 0, games: 0 };
  for (let seed = 1; seed <= ORDERS; seed += 1) {
    const random = randomNumbers(seed);
    const isByLink = seed % 3 === 0;
    const link = `#/gambit?seed=${seed}&players=human,human${isByLink ? `&match=order${seed}-1` : ''}`;
    for (const table of tabs) await openLink(table, '#/');
    await page.evaluate(() => localStorage.clear());
    for (const table of tabs) await wake(table, true);
    for (const table of tabs) await openLink(table, link);
    /** Every line that was played, except those that were taken back. */
    const played = new Set<string>();
    const chosen: Record<string, unknown> = {};
    for (let step = 0; step < STEPS; step += 1) {
      const n = random(2);
      const table = tabs[n]!;
      const what = random(24);
      if (what < 13) {
        const { before, after, isBack } = await playAny(table, random(1000));
        // A move after a take-back drops the following moves, as at one board, even if it repeats the first of them.
        if (isBack && !after.startsWith(before))
          prefixesOf(before).forEach((game) => !after.startsWith(game) && played.delete(game));
        // A tab that has not heard yet of what another one has taken back may have no move to play.
        if (after !== before) played.add(after);
        counts.moves += 1;
      } else if (what < 15 && !isByLink) {
        await press(table, 'Undo');
        counts.undone += 1;
      } else if (what < 17) {
        await sleep(table);
        counts.slept += 1;
      } else if (what < 20) {
        await wake(table, random(2) === 0);
      } else if (what < 23) {
        const name = (['coordinates', 'pause'] as const)[random(2)] ?? 'pause';
        const value = name === 'pause' ? (['200', '600', '1500'][random(3)] ?? '') : String(random(2) === 0);
        // A choice that is already selected has no effect.
        if (await choose(table, name, value)) chosen[name] = JSON.parse(value);
        counts.settings += 1;
      } else {
        // Closed, and reopened with the stored game.
        await table.page.goto('about:blank');
        await table.open('#/gambit');
        counts.closed += 1;
      }
    }
    for (const table of tabs) await wake(table, true);
    // A write of one page reaches the storage of another one with a delay, but is never lost.
    await expect(async () => {
      const stored = new Map(await storedEntries(page));
      const found = [...stored.values()].join(' ');
      const games = [...found.matchAll(/moves=([^&"\s]*)/g)].map(([, moves]) => moves ?? '');
      const lost = [...played].filter((game) => !games.some((kept) => kept.startsWith(game)));
      expect(lost, `order ${seed}: ${JSON.stringify(games)}`).toEqual([]);
      const settings = JSON.parse(stored.get('gambol/1/settings') ?? '{}');
      expect({ coordinates: true, pause: 600, ...settings }, `order ${seed}`).toMatchObject(chosen);
    }).toPass({ timeout: 20_000 });
    counts.games += played.size;
  }
  console.log(`orders 1 to ${ORDERS}: ${JSON.stringify(counts)}`);
});

/** A pseudorandom generator of numbers below a bound, with a fixed seed. */
function randomNumbers(seed: number) {
  let state = seed * 0x9e3779b1;
  return (bound: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

/** A game and all its prefixes, as moves in a link. */
function prefixesOf(game: string) {
  const moves = game.split('_');
  return moves.map((_, n) => moves.slice(0, n + 1).join('_'));
}

/**
 * Plays a legal move through the cells of the grid, as a screen reader does.
 *
 * @param number its index
 */
function playAny({ page }: TablePage, number: number) {
  return page.evaluate(async (n) => {
    const moves = () => /moves=([^&]*)/.exec(location.hash)?.[1] ?? '';
    const cells = (words: string) =>
      document.querySelectorAll(`[role=gridcell][aria-label$=", ${words}"]`) as NodeListOf<HTMLElement>;
    const pick = (list: NodeListOf<HTMLElement>) => list[n % list.length]?.click();
    const before = moves();
    const isBack = /[?&]at=/.test(location.hash);
    // A move is played after the click, before anything else happens.
    const isPlayed = async () => {
      for (let n = 0; n < 10; n += 1) await undefined;
    };
    pick(cells('can move'));
    pick(cells('legal move'));
    await isPlayed();
    const end = [...document.querySelectorAll('button')].find(
      (button) => button.textContent === 'End turn' && !button.hidden,
    );
    end?.click();
    await isPlayed();
    return { before, after: moves(), isBack };
  }, number);
}

function press({ page }: TablePage, name: string) {
  return page.evaluate(
    (words) =>
      [...document.querySelectorAll('button')]
        .find((button) => button.textContent === words || button.getAttribute('aria-label') === words)
        ?.click(),
    name,
  );
}

/** Follows a link and waits for its screen. */
function openLink({ page }: TablePage, link: string) {
  return page.evaluate(async (fragment) => {
    document.querySelector('#main > *')?.setAttribute('data-left', '');
    location.hash = fragment;
    while (!document.querySelector('#main > :not([data-left])')) await new Promise(requestAnimationFrame);
  }, link);
}

/** Changes a setting; false if it already has that value. */
async function choose({ page }: TablePage, name: 'coordinates' | 'pause', value: string) {
  return page.evaluate(
    async ({ name, value }) => {
      [...document.querySelectorAll('button')]
        .find((button) => button.getAttribute('aria-label') === 'Settings' || button.textContent === 'Settings')
        ?.click();
      while (!document.querySelector('dialog')) await new Promise((resolve) => setTimeout(resolve));
      const dialog = document.querySelector('dialog');
      const box = dialog?.querySelector('input[type=checkbox]') as HTMLInputElement;
      const select = dialog?.querySelectorAll('select')[1] as HTMLSelectElement;
      const isNew = name === 'pause' ? select.value !== value : String(box.checked) !== value;
      if (isNew && name === 'coordinates') box.click();
      if (isNew && name === 'pause') {
        select.value = value;
        select.dispatchEvent(new Event('change'));
      }
      dialog?.close();
      return isNew;
    },
    { name, value },
  );
}
