// A day of a game with a clock, in minutes: two people who take half an hour for each turn, and a person who is away
// from a game against the computer for most of each hour. The clocks must be right to the second.

import { GAMES } from '../../www/games/index.ts';
import { formatLink } from '../../www/links/link.ts';
import { openRecorded } from './visitor.ts';
import type { Page } from '@playwright/test';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { Part } from '../load.ts';

/** The longest clock of a link in seconds: three hours, and three minutes for each move. */
const CLOCK = { base: 10_800, increment: 180 };
const MINUTE = 60;
/**
 * A turn in seconds, and the number of turns of a game: the clock suffices for them, and each fifth of a day has a
 * whole game.
 */
const TURN = 30 * MINUTE;
const TURNS = 8;
/** The seconds of each hour in which the person looks at the game. */
const SEEN = 6 * MINUTE;

const [timed] = GAMES.filter(({ hasClock }) => hasClock);
if (!timed) throw new Error('no game has a clock');

/** The link of a game whose clock runs from its beginning. */
const linkOf = (opponent: PlayerKind, seed: number) =>
  formatLink({
    game: timed.id,
    seed,
    position: null,
    moves: timed.sample.slice(0, 2),
    playerKinds: ['human', opponent],
    options: {},
    clock: { ...CLOCK, left: null },
    match: null,
    at: null,
  });

/** Lets the test advance the clock of the page. */
async function prepare(page: Page) {
  // Squares are larger than a fingertip, so one tap is enough.
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.clock.install({ time: 0 });
}

/**
 * Opens a game while time passes, and stops time when its clock runs. Returns the seconds that are left to each seat
 * then.
 */
async function openGame(page: Page, link: string) {
  await page.clock.resume();
  await page.evaluate((link) => {
    document.querySelector('.table')?.setAttribute('data-left', '');
    location.hash = link;
  }, link);
  const table = page.locator('.table:not([data-left])');
  await table.locator('[role=gridcell][aria-label$="can move"]').first().waitFor({ state: 'attached' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  return readTimes(page);
}

/** The seconds that the clocks show. */
async function readTimes(page: Page) {
  const shown = await page.locator('.table .time').allTextContents();
  return shown.map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}

/** Hides the page, or shows it again. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Expects the seconds that are left to each seat. */
async function expectTimes(page: Page, left: number[]) {
  const shown = await readTimes(page);
  if (String(shown) !== String(left))
    throw new Error(`the clocks show ${shown.join(' and ')} seconds, expected ${left.join(' and ')}`);
}

/** Plays a move on the board, by the names of its cells. */
async function playMove(page: Page) {
  await page.evaluate(async () => {
    // The address tells the moves.
    const before = location.hash;
    const cells = (name: string) =>
      [...document.querySelectorAll(`[role=gridcell][aria-label$="${name}"]`)] as HTMLElement[];
    for (const piece of cells('can move')) {
      piece.click();
      cells('legal move')[0]?.click();
      // The move is played in a later task, and timers stand still.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      if (location.hash !== before) return;
    }
    throw new Error('no move can be played by two clicks');
  });
}

/** Turns of two people; the page is hidden for the second half of each. */
export const turns: Part = {
  unit: 'hours',
  visit: () => openRecorded(prepare),
  count: 24,
  steps: 24,
  open: async ({ page, address }) => {
    await page.goto(address);
    let left: number[] = [];
    let turn = 0;
    return async (first, count) => {
      for (const end = (first + count) * (3600 / TURN); turn < end; turn += 1) {
        const seat = turn % 2;
        if (turn % TURNS === 0) left = await openGame(page, linkOf('human', turn + 1));
        await expectTimes(page, left);
        await page.clock.runFor((TURN / 2) * 1000);
        await hide(page, true);
        await page.clock.runFor((TURN / 2) * 1000);
        await hide(page, false);
        left[seat] = (left[seat] ?? 0) - TURN;
        await expectTimes(page, left);
        await playMove(page);
        left[seat] = (left[seat] ?? 0) + CLOCK.increment;
        await expectTimes(page, left);
      }
      return {};
    };
  },
};

/** A game against the computer, whose clock stands while the page is hidden. */
export const absences: Part = {
  unit: 'hours',
  visit: () => openRecorded(prepare),
  count: 24,
  steps: 24,
  open: async ({ page, address }) => {
    await page.goto(address);
    const [mine = 0, theirs = 0] = await openGame(page, linkOf('easy', 1));
    return async (first, count) => {
      for (let hour = first; hour < first + count; hour += 1) {
        await page.clock.runFor(SEEN * 1000);
        await hide(page, true);
        await page.clock.runFor((3600 - SEEN) * 1000);
        await hide(page, false);
        await expectTimes(page, [mine - SEEN * (hour + 1), theirs]);
      }
      return {};
    };
  },
};
