// Games by computers in one page, all games in turn, each at a table of its own; and games by computers at one table.

import { GAMES } from '../../www/games/index.js';
import { formatLink, formatSetup } from '../../www/links/link.js';
import { loadEngine, snapshotOf } from '../tools/engine.js';
import { openUnrecorded } from './visitor.js';

/** @import { Page } from 'puppeteer-core' */
/** @import { Part } from '../load.js' */
/** @import { PlayerKind } from '../../www/types.js' */

/** Games with more moves than this are played from late positions, except in each round of this number. */
const MANY = 40;
const WHOLE = 50;
/** The number of moves before the end at which a late position stands, and the number of late positions of each game. */
const LATE = 6;
const POSITIONS = 12;
/** The milliseconds after which a game counts as stuck; a busy machine is slow. */
const STUCK = 600_000;

/** The least set-up of each game: its fewest players, its smallest board. */
const SETUPS = GAMES.map((game) => {
  const options = Object.fromEntries(game.options.flatMap(({ key, choices }) => (game.hands && choices[0] ? [[key, choices[0].value]] : [])));
  const playerKinds = /** @type {PlayerKind[]} */ (Array.from({ length: game.leastSeats ?? game.seats.length }, () => 'beginner'));
  return { game, options, playerKinds };
});

/** The late positions of each game that is long. */
async function latePositions() {
  const { Search, Session } = await loadEngine();
  /** @type {Map<string, string[]>} */
  const positions = new Map();
  for (const { game, options, playerKinds } of SETUPS) {
    if (game.hands) continue;
    const setup = formatSetup(game, { options, playerKinds });
    /** @type {string[]} */
    const late = [];
    for (let seed = 1; seed <= POSITIONS; seed += 1) {
      const session = Session.start(game.id, `seed=${seed} ${setup}`);
      const { first } = snapshotOf(session);
      const seen = [first];
      /** @type {string[]} */
      const moves = [];
      while (session.status().toMove !== null) {
        const search = new Search({ game: game.id, setup, view: first, moves, level: 'beginner', seed, all: false });
        while (!search.run(100).done);
        const { best } = search.report();
        search.free();
        session.play(best);
        moves.push(best);
        seen.push(session.position());
      }
      session.free();
      if (moves.length > MANY) late.push(seen[moves.length - LATE] ?? first);
    }
    if (late.length > 0) positions.set(game.id, late);
  }
  return positions;
}

/**
 * The links of games, all games in turn.
 *
 * @param {number} first the number of the first one
 * @param {number} count
 * @param {Map<string, string[]>} late the late positions
 */
function gameLinks(first, count, late) {
  return Array.from({ length: count }, (_, index) => {
    const n = first + index;
    const round = Math.floor(n / GAMES.length);
    const positions = round % WHOLE === 0 ? [] : (late.get(seatedAt(n).game.id) ?? []);
    return linkOf(n, positions[round % positions.length] ?? null);
  });
}

/**
 * The link of a game from a position; null for its usual start.
 *
 * @param {number} n
 * @param {string | null} position
 */
function linkOf(n, position) {
  const { game, options, playerKinds } = seatedAt(n);
  return formatLink({ game: game.id, seed: n + 1, position, moves: [], playerKinds, options, clock: null, match: null, at: null });
}

/** @param {number} n */
function seatedAt(n) {
  const setup = SETUPS[n % SETUPS.length];
  if (!setup) throw new Error('there are no games');
  return setup;
}

/**
 * Plays games by their links, each to its end. Returns the number of moves, and how often a computer had to be asked again.
 *
 * @param {Page} page
 * @param {string[]} links
 */
function playLinks(page, links) {
  return page.evaluate(async ([links, stuck]) => {
    const { wait } = /** @type {any} */ (window);
    let [moves, retries] = [0, 0];
    for (const link of links) {
      document.querySelector('.table')?.setAttribute('data-left', '');
      location.hash = link;
      const begin = performance.now();
      while (!document.querySelector('.table.is-ended:not([data-left])')) {
        await wait(5);
        if (performance.now() - begin > stuck) throw new Error(`${link} does not end: ${document.querySelector('main')?.textContent}`);
        const again = [...document.querySelectorAll('.table:not([data-left]) button')].find(({ textContent }) => textContent === 'Try again');
        if (!(again instanceof HTMLElement) || !again.checkVisibility()) continue;
        retries += 1;
        again.click();
      }
      moves += document.querySelectorAll('.table .moves li').length;
    }
    return { moves, retries };
  }, /** @type {const} */ ([links, STUCK]));
}

/**
 * Plays games at the table of the page by its own button. Returns the number of games.
 *
 * @param {Page} page
 * @param {number} games
 */
function playAgain(page, games) {
  return page.evaluate(async ([games, stuck]) => {
    const { wait } = /** @type {any} */ (window);
    const table = document.querySelector('.table');
    for (let n = 0; n < games; n += 1) {
      /** @type {HTMLElement | null} */ (document.querySelector('.end .main'))?.click();
      const begin = performance.now();
      while (!table?.classList.contains('is-ended')) {
        await wait(5);
        if (performance.now() - begin > stuck) throw new Error(`the game does not end: ${document.querySelector('main')?.textContent}`);
      }
    }
    if (document.querySelector('.table') !== table) throw new Error('the table was replaced');
    return games;
  }, /** @type {const} */ ([games, STUCK]));
}

/** Games at tables of their own, measured in the hall, where nothing of a table is left. @type {Part<Page>} */
export const games = {
  unit: 'games',
  visit: openUnrecorded,
  count: 1000,
  steps: 20,
  open: async ({ page, address }) => {
    const late = await latePositions();
    await page.goto(address);
    return async (first, count) => {
      const told = await playLinks(page, gameLinks(first, count, late));
      await page.evaluate(() => void (location.hash = '#/'));
      // A handle that is not disposed of would keep the hall.
      await (await page.waitForSelector('.cards'))?.dispose();
      return { told };
    };
  },
};

/** Games at one table, measured at its end. @type {Part<Page>} */
export const rematches = {
  unit: 'rematches',
  visit: openUnrecorded,
  count: 400,
  steps: 20,
  open: async ({ page, address }) => {
    await page.goto(address);
    await playLinks(page, [linkOf(0, null)]);
    return async (_, count) => {
      await playAgain(page, count);
      return {};
    };
  },
};
