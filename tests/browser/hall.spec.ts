// The hall releases its listeners and sessions, even if one of its cards fails.

import { GAMES } from '../../www/games/index.ts';
import { trapOnce } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { TablePage } from './table.ts';
import type { Page } from '@playwright/test';

// The boards of its cards play games.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

/** Counts the listeners to colour changes, and the sessions of the current engine instance. */
async function countReferences(page: Page) {
  await page.evaluate(async () => {
    const held = { listeners: 0, sessions: 0 };
    const self: any = window;
    self.held = held;
    const { addEventListener: add, removeEventListener: remove } = self;
    self.addEventListener = (...inputs: unknown[]) => {
      held.listeners += Number(inputs[0] === 'gambol-colours');
      add.apply(self, inputs);
    };
    self.removeEventListener = (...inputs: unknown[]) => {
      held.listeners -= Number(inputs[0] === 'gambol-colours');
      remove.apply(self, inputs);
    };
    const { Session } = await import(
      new URL(`${document.documentElement.dataset['release']}/gambol-wasm.js`, document.baseURI).href
    );
    const { start } = Session;
    const { free } = Session.prototype;
    Session.start = (...inputs: unknown[]) => {
      held.sessions += 1;
      return start.apply(Session, inputs);
    };
    Session.prototype.free = function () {
      held.sessions -= 1;
      free.call(this);
    };
  });
  return () => page.evaluate(() => (window as any).held);
}

/** Navigates to a screen. */
function go(page: Page, link: string) {
  return page.evaluate((link) => location.assign(link), link);
}

async function openElsewhere(page: Page) {
  await page.goto('./#/gambit/embed');
  await expect(page.getByLabel('As an element', { exact: true })).toHaveValue(/gambol-board/);
}

test('closing the hall releases everything', async ({ page }) => {
  await openElsewhere(page);
  const held = await countReferences(page);
  for (let n = 0; n < 3; n += 1) {
    await go(page, '#/');
    await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(GAMES.length);
    // The cards, and the board above them.
    await expect.poll(held).toEqual({ listeners: GAMES.length + 1, sessions: 1 });
    await go(page, '#/gambit/rules');
    await expect(page.getByRole('heading', { name: 'How to play Gambit' })).toBeVisible();
    await expect.poll(held).toEqual({ listeners: 1, sessions: 0 });
  }
});

test('a card that traps releases the cards before it', async ({ page }) => {
  await openElsewhere(page);
  await page.evaluate(() => localStorage.setItem('gambol/1/table/triboard', '#/triboard?seed=1&moves=c11'));
  const held = await countReferences(page);
  await trapOnce(page, 'replay');
  await go(page, '#/');
  await expect(page.getByText('Your games are safe.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Games' }).getByRole('listitem')).toHaveCount(GAMES.length);
  await expect.poll(async () => (await held()).listeners).toBe(GAMES.length + 1);
});

test('a card that can’t be drawn releases the cards before it', async ({ page, allowConsole }) => {
  allowConsole(/This browser draws no canvas/);
  await openElsewhere(page);
  const held = await countReferences(page);
  await page.evaluate(() => {
    const canvas: any = HTMLCanvasElement.prototype;
    const { getContext } = canvas;
    let canvases = 0;
    canvas.getContext = function (...inputs: unknown[]) {
      canvases += 1;
      return canvases < 3 ? getContext.apply(this, inputs) : null;
    };
  });
  await go(page, '#/');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be shown' })).toBeVisible();
  await expect.poll(held).toEqual({ listeners: 0, sessions: 0 });
});

test('a stored game of another kind is on no card', async ({ page }) => {
  await page.goto('./#/gambit/embed');
  await page.evaluate(() =>
    localStorage.setItem('gambol/1/table/combo', '#/gambit?players=human,human&seed=1&moves=d2xd4'),
  );
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: 'Combo' })).toContainText('Play');
  await page.reload();
  await expect(page.getByText('can’t be read in full: your game of Combo.')).toBeVisible();
  await page.getByRole('link', { name: 'Combo' }).click();
  await expect(page.getByRole('grid', { name: 'Combo, 8 files and 8 ranks' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Moves', exact: true }).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /can move$/ })).not.toHaveCount(0);
});

test('on the first visit the hall leads to the lesson, later to the game under way', async ({ page }) => {
  await page.goto('./#/');
  const hero = page.locator('main .hero');
  await expect(hero.getByRole('link', { name: 'Start the lesson' })).toHaveAttribute('href', '#/gambit/learn');
  await hero.getByRole('link', { name: 'Just play' }).click();
  const table = new TablePage(page);
  await table.isReady();
  await table.follow('#/gambit?players=human,human&seed=1');
  await table.tap('d2', 'd4');
  await expect(table.moves).toHaveCount(1);
  await page.goto('./#/');
  await expect(hero.getByRole('heading')).toHaveText('White to move, move 2');
  await expect(hero).toContainText('Black jumps d2 to d4 and takes 1 piece: d3.');
  await hero.getByRole('link', { name: 'Continue' }).click();
  await expect(table.moves).toHaveText(['d2xd4']);
});

test('earlier games show their result, and games by link whose turn it is', async ({ page }) => {
  await page.addInitScript(() => {
    const over = '#/gambit?players=human,hard&moves=a2xa4_e3xe1_g2xg4xe2xc4xa2_c3xc1xe3xg1_h2xh4';
    localStorage.setItem(
      'gambol/1/shelf',
      JSON.stringify([
        { link: over, words: 'gambit', when: 1 },
        { link: '#/gambit?players=human,easy&moves=d2xd4', words: 'gambit', when: 0 },
        { link: '#/gambit?players=human,easy&moves=d2xd4_e3xe1&ending=resigned-0', words: 'gambit', when: -1 },
        { link: '#/combo?players=human,easy&clock=60+0&left=5,0&moves=1a2-a3', words: 'combo', when: -2 },
      ]),
    );
    const link = (id: string, moves: string) => `#/gambit?players=human,human&match=${id}-0${moves}`;
    localStorage.setItem(
      'gambol/1/matches',
      JSON.stringify([
        { id: 'abcd', link: link('abcd', '&moves=d2xd4'), seats: [0], when: 1 },
        { id: 'efgh', link: link('efgh', ''), seats: [0], when: 0 },
        { id: 'ijkl', link: link('ijkl', '&moves=d2xd4_e3xe1&ending=draw'), seats: [0], when: -1 },
      ]),
    );
  });
  await page.goto('./#/');
  const earlier = page.locator('.earlier').getByRole('listitem');
  await expect(earlier).toHaveText([
    /^Won5 : 2Gambit: You and Bruno \(White\), 5 moves/,
    /^Not finishedGambit/,
    /^Lost.*Gambit/,
    /^WonCombo|^Won.*Combo/,
  ]);
  await expect(page.locator('.matches').getByRole('listitem')).toHaveText([
    /0 moves.*Your turn$/,
    /1 move.*Not your turn$/,
    /2 moves.*Over$/,
  ]);
});

test('the game under way knows the seat that a game by link is played from', async ({ page }) => {
  await page.addInitScript(() => {
    const link = '#/gambit?players=human,human&seed=1&match=abcd-0&moves=d2xd4_e3xe1';
    localStorage.setItem('gambol/1/table/gambit', link);
    localStorage.setItem('gambol/1/matches', JSON.stringify([{ id: 'abcd', link, seats: [0], when: 1 }]));
  });
  await page.goto('./#/');
  await expect(page.locator('main .hero').getByRole('heading')).toHaveText('Your turn, move 3');
});

test('a game that players have ended is not under way', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gambol/1/table/gambit', '#/gambit?players=human,easy&moves=d2xd4_e3xe1&ending=resigned-0');
  });
  await page.goto('./#/');
  await expect(page.locator('main .hero')).not.toContainText('move 3');
  await expect(page.getByRole('link', { name: 'Gambit' }).first()).not.toContainText('Continue');
});

test('the game under way says whose turn it is, what happened and who leads', async ({ page }) => {
  await new TablePage(page).open('#/gambit?players=human,easy&moves=d2xd4_e3xe1_f2xf4_h3xf1');
  await go(page, '#/');
  const hero = page.getByRole('region', { name: 'Your turn, move 5' });
  await expect(hero).toContainText('White jumps h3 to f1 and takes 1 piece: g2. White leads, 3 to 0.');
});
