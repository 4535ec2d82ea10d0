// Every screen once in the engines of Safari and Firefox: they must show, play and keep what Chromium does.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { GAMES } from '../../www/games/index.ts';
import { board, openBlog, type Blog } from '../tools/blog.ts';
import { serve } from '../../www/build/serve.ts';
import { ENGINES, type Visitor } from './visitor.ts';

/** How long anything may take, in milliseconds; a busy machine is slow. */
const TIMEOUT = 30_000;
/** How often a page is asked. */
const POLL_INTERVAL = 100;
/** A whole game. */
const FINISHED_GAME = 'a2xa4_e3xe1_g2xg4xe2xc4xa2_c3xc1xe3xg1_h2xh4';
/** The squares of a first move by their order, in games whose start is always the same. */
const FIRST_MOVES: Record<string, string[]> = { gambit: ['d2', 'd4'], combo: ['a2', 'a3'] };

for (const [name, start] of Object.entries(ENGINES)) {
  // Where they can be installed, they are: the setup of the tests does it. On a machine for checks none is left out.
  const skip = start === null && process.env['CI'] === undefined && `there is no ${name} here`;
  describe(`in ${name}`, { skip }, () => {
    let visitor: Visitor;
    let blog: Blog;

    before(async () => {
      if (skip) return;
      if (start === null) throw new Error(`${name} is missing; tests/tools/setup.sh test installs it`);
      visitor = await start();
      blog = await openBlog();
      console.log(visitor.version);
    });
    after(async () => {
      await visitor?.close();
      blog?.stop();
    });

    /** Opens an address of the page. */
    const open = async (fragment: string) => {
      // An address that differs in its fragment alone would not load the page.
      await visitor.go('about:blank');
      await visitor.go(`${blog.games}${fragment}`);
    };

    /** Waits until a function in the page returns something. */
    const until = async <Result, Args extends unknown[]>(
      what: string,
      run: (...args: Args) => Result,
      ...args: Args
    ): Promise<NonNullable<Result>> => {
      const begin = performance.now();
      for (;;) {
        const result = await visitor.evaluate(run, ...args);
        if (result) return result as NonNullable<Result>;
        if (performance.now() - begin > TIMEOUT) {
          const shown = await visitor.evaluate(() => document.body.innerText.slice(0, 500));
          assert.fail(`${what}: not within ${TIMEOUT} ms; the page says: ${shown}`);
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
      }
    };

    /** Waits until an element is there. */
    const find = (selector: string) => until(selector, (wanted) => document.querySelector(wanted) !== null, selector);

    /** Presses the first visible button or choice of this name, which may be under More. */
    const press = async (words: string) => {
      await until(
        words,
        (name) => {
          const named = (wanted: string) =>
            [...document.querySelectorAll('button, a, label')].filter(
              (one) =>
                (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(wanted) &&
                one.getClientRects().length > 0,
            );
          const [button] = named(name);
          const [more] = named('More');
          ((button ?? more) as HTMLElement | undefined)?.click();
          return button !== undefined;
        },
        words,
      );
    };

    /** Taps a square once the board has its names. */
    const tap = async (square: string) => {
      const [x, y] = await until(
        `${square} is on the board`,
        (name) => {
          const cell = document.querySelector(`[data-square="${name}"]`);
          if (!cell?.getAttribute('aria-label')) return null;
          cell.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = cell.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        },
        square,
      );
      await visitor.tap(x ?? 0, y ?? 0);
    };

    const moves = () => visitor.evaluate(() => document.querySelectorAll('[aria-label="Moves"] li').length);
    /** Waits for moves. */
    const played = (count: number) =>
      until(`${count} moves`, (wanted) => document.querySelectorAll('[aria-label="Moves"] li').length >= wanted, count);

    test('the hall offers the games', async () => {
      await open('#/');
      await until('the games', (count) => document.querySelectorAll('.cards .card').length === count, GAMES.length);
    });

    test('the first step of a lesson is made', async () => {
      await open('#/gambit/learn');
      const task = await until('a task', () => document.querySelector('h1')?.textContent);
      const lesson = await GAMES[0]?.loadLesson?.();
      for (const square of GAMES[0]?.visits(lesson?.steps[0]?.move ?? '') ?? []) await tap(square);
      await until('the next task', (before) => document.querySelector('h1')?.textContent !== before, task);
    });

    for (const { id: game, playerKinds } of GAMES) {
      test(`${game}: a move is answered`, async () => {
        const seats = playerKinds.map((_, seat) => (seat === 0 ? 'human' : 'easy'));
        await open(`#/${game}?players=${seats}&seed=42${game === 'luckymoose' ? '&size=9&sets=1' : ''}`);
        await find('[data-square][aria-label]');
        const squares = FIRST_MOVES[game];
        if (squares) for (const square of squares) await tap(square);
        else if (game === 'luckymoose') await layToken();
        else
          await tap(
            await until('a legal move', () =>
              document.querySelector('[aria-label*="legal move"]')?.getAttribute('data-square'),
            ),
          );
        await played(2);
      });
    }

    /** Lays the first token that fits somewhere alone. */
    async function layToken() {
      const count = await until('a hand', () => document.querySelectorAll('.rack button').length);
      for (let place = 0; place < count; place += 1) {
        const take = () =>
          visitor.evaluate(
            (at) => (document.querySelectorAll('.rack button')[at] as HTMLElement | undefined)?.click(),
            place,
          );
        await take();
        const targets = await visitor.evaluate(() =>
          [...document.querySelectorAll('[aria-label*="legal move"]')].map(
            (cell) => cell.getAttribute('data-square') ?? '',
          ),
        );
        for (const square of targets.slice(0, 4)) {
          await tap(square);
          const isLegal = await visitor.evaluate(() => {
            const lay = [...document.querySelectorAll('button')].find(({ textContent }) =>
              textContent?.startsWith('Lay'),
            );
            if (lay?.getAttribute('aria-disabled') !== 'false') return false;
            lay.click();
            return true;
          });
          if (isLegal) return;
          await take();
          await take();
        }
        await take();
      }
      await press('Exchange');
      await visitor.evaluate(() => document.querySelector<HTMLElement>('.rack button')?.click());
      await press('Exchange 1');
    }

    test('a finished game is reviewed', async () => {
      await open(`#/gambit?players=human,hard&moves=${FINISHED_GAME}`);
      await press('Review');
      await until(
        'the review',
        () =>
          document.querySelector('.moves [aria-current=step]') !== null &&
          document.querySelector('.working')?.getClientRects().length === 0,
      );
    });

    test('a study shows its moves', async () => {
      await open('#/combo/study?seed=1&moves=1c2%2Bc1_1f7%2Bf8_2c1-c3');
      await until('the tree', () => document.querySelectorAll('[role=treeitem]').length === 4);
    });

    test('a puzzle is shown, and its hint', async () => {
      await open('#/gambit/puzzles/1');
      await find('[data-square][aria-label]');
      assert.match(await until('the task', () => document.querySelector('h1')?.textContent), /\w/);
    });

    test('the library has the game that was begun again', async () => {
      await open('#/gambit?players=human,human&moves=d2xd4_e3xe1');
      await find('[aria-label="Moves"] li');
      await press('Restart');
      await open('#/library');
      await until('a game', () => document.querySelectorAll('.count')[0]?.textContent?.match(/[1-9]/));
    });

    test('the settings change the look of the page', async () => {
      await open('#/combo?players=human,human');
      await find('[data-square][aria-label]');
      await press('Settings');
      await find('dialog[open]');
      await press('Walnut');
      await until('the set of walnut', () => document.documentElement.dataset['set'] === 'walnut');
    });

    test('a board in the page of another host is played on', async () => {
      await visitor.go(blog.write(`${blog.script}${board('game="gambit" players="human,easy"', 'max-width: 480px')}`));
      await visitor.evaluate(() => {
        addEventListener(
          'gambol-move',
          () => (document.body.dataset['moves'] = String(Number(document.body.dataset['moves'] ?? 0) + 1)),
        );
      });
      await until('the board is ready', () => (document.querySelector('gambol-board') as any).position);
      await visitor.enter();
      for (const square of ['d2', 'd4']) await tap(square);
      await until('the answer', () =>
        document.querySelector('[data-square="d4"]')?.getAttribute('aria-label')?.includes('black'),
      );
      await visitor.go('about:blank');
    });

    test('a frame of the page itself in a sandbox shows its board', async () => {
      const src = `${blog.games}?embed#/combo?players=human,human`;
      await visitor.go(blog.write(`<iframe sandbox="allow-scripts" width="400" height="400" src="${src}"></iframe>`));
      await find('iframe');
      const begin = performance.now();
      for (;;) {
        await visitor.enter();
        if (await visitor.evaluate(() => document.querySelector('[data-square="a1"]')?.getAttribute('aria-label')))
          break;
        assert.ok(performance.now() - begin < TIMEOUT, 'the board is shown');
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
      }
    });

    test('after one visit the page opens without its host', async (context) => {
      const host = await serve();
      const stop = () => {
        host.server.close();
        host.server.closeAllConnections();
      };
      // Where the browser has crashed, a server that goes on would keep the test from ending.
      context.after(stop);
      await visitor.go(`${host.address}#/gambit?players=human,human`);
      await until('the release is kept', () => navigator.serviceWorker.controller !== null);
      stop();
      await visitor.go('about:blank');
      await visitor.go(`${host.address}#/combo?players=human,easy`);
      for (const square of ['a2', 'a3']) await tap(square);
      await played(2);
      assert.ok((await moves()) >= 2);
    });
  });
}
