// Games by computers in one page, all games in turn, each at a table of its own; and games by computers at one table.

import { GAMES } from '../../www/games/index.ts';
import { formatLink, formatSetup } from '../../www/links/link.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import { openUnrecorded } from './visitor.ts';
import type { Page } from 'puppeteer-core';
import type { PlayerKind } from '../../www/links/kinds.ts';
import type { Part } from '../load.ts';

/** Games with more moves than this are played from late positions, except in each round of this number. */
const MANY = 40;
const WHOLE = 50;
/**
 * The number of moves before the end at which a late position stands, and the number of late positions of each game.
 */
const LATE = 6;
const POSITIONS = 12;
/** The milliseconds after which a game counts as stuck; a busy machine is slow. */
const GAME_TIMEOUT = 600_000;

/** The least set-up of each game: its fewest players, its smallest board. */
const SETUPS = GAMES.map((game) => {
  const options = Object.fromEntries(
    game.options.flatMap(({ key, choices }) => (game.hands && choices[0] ? [[key, choices[0].value]] : [])),
  );
  const playerKinds = Array.from({ length: game.leastSeats ?? game.seats.length }, () => 'beginner') as PlayerKind[];
  return { game, options, playerKinds };
});

/** The late positions of each game that is long. */
async function latePositions() {
  const { Search, Session } = await loadEngine();
  const positions = new Map<string, string[]>();
  for (const { game, options, playerKinds } of SETUPS) {
    if (game.hands) continue;
    const setup = formatSetup(game, { options, playerKinds });
    const late: string[] = [];
    for (let seed = 1; seed <= POSITIONS; seed += 1) {
      const session = Session.start(game.id, `seed=${seed} ${setup}`);
      const { first } = snapshotOf(session);
      const seen = [first];
      const moves: string[] = [];
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
 * @param first the number of the first one
 * @param late the late positions
 */
function gameLinks(first: number, count: number, late: Map<string, string[]>) {
  return Array.from({ length: count }, (_, index) => {
    const n = first + index;
    const round = Math.floor(n / GAMES.length);
    const positions = round % WHOLE === 0 ? [] : (late.get(seatedAt(n).game.id) ?? []);
    return linkOf(n, positions[round % positions.length] ?? null);
  });
}

/** The link of a game from a position; null for its usual start. */
function linkOf(n: number, position: string | null) {
  const { game, options, playerKinds } = seatedAt(n);
  return formatLink({
    game: game.id,
    seed: n + 1,
    position,
    moves: [],
    playerKinds,
    options,
    clock: null,
    match: null,
    at: null,
  });
}

function seatedAt(n: number) {
  const setup = SETUPS[n % SETUPS.length];
  if (!setup) throw new Error('there are no games');
  return setup;
}

/**
 * Plays games by their links, each to its end. Returns the number of moves, and how often a computer had to be asked
 * again.
 */
function playLinks(page: Page, links: string[]) {
  return page.evaluate(
    async ([links, stuck]) => {
      const { wait } = window as any;
      let [moves, retries] = [0, 0];
      for (const link of links) {
        document.querySelector('.table')?.setAttribute('data-left', '');
        location.hash = link;
        const begin = performance.now();
        while (!document.querySelector('.table.is-ended:not([data-left])')) {
          await wait(5);
          if (performance.now() - begin > stuck)
            throw new Error(`${link} does not end: ${document.querySelector('main')?.textContent}`);
          const again = [...document.querySelectorAll('.table:not([data-left]) button')].find(
            ({ textContent }) => textContent === 'Try again',
          );
          if (!(again instanceof HTMLElement) || !again.checkVisibility()) continue;
          retries += 1;
          again.click();
        }
        moves += document.querySelectorAll('.table .moves li').length;
      }
      return { moves, retries };
    },
    [links, GAME_TIMEOUT] as const,
  );
}

/** Plays games at the table of the page by its own button. Returns the number of games. */
function playAgain(page: Page, games: number) {
  return page.evaluate(
    async ([games, stuck]) => {
      const { wait } = window as any;
      const table = document.querySelector('.table');
      for (let n = 0; n < games; n += 1) {
        document.querySelector<HTMLElement>('.end .main')?.click();
        const begin = performance.now();
        while (!table?.classList.contains('is-ended')) {
          await wait(5);
          if (performance.now() - begin > stuck)
            throw new Error(`the game does not end: ${document.querySelector('main')?.textContent}`);
        }
      }
      if (document.querySelector('.table') !== table) throw new Error('the table was replaced');
      return games;
    },
    [games, GAME_TIMEOUT] as const,
  );
}

/** Games at tables of their own, measured in the hall, where nothing of a table is left. */
export const games: Part<Page> = {
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

/** Games at one table, measured at its end. */
export const rematches: Part<Page> = {
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
