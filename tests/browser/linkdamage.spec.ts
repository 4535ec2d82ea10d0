// Damaged links, 20 of each game, or 1000 with LONG=1: none of them loses a stored game, freezes the page, or shows a
// raw error.

import { GAMES } from '../../www/games/index.ts';
import { formatLink } from '../../www/links/link.ts';
import { shortUrl } from '../../www/links/packed.ts';
import { loadEngine, snapshotOf } from '../tools/engine.ts';
import { expect, test } from './fixtures.ts';
import { isLong, usually } from './long.ts';
import { storedText } from './storagetexts.ts';
import type { GamePage } from '../../www/games/page.ts';
import type { GameLink } from '../../www/links/state.ts';

const COUNT = isLong ? 1000 : 8;
/** The maximum time in milliseconds to show or refuse a link. */
const TIMEOUT = 10_000;
/** Texts meant for programmers only. */
const PROGRAMMER_TEXT =
  /undefined|NaN|\[object|TypeError|RangeError|RuntimeError|unreachable|panicked|wasm|Error:|null/;
/** Fragments inserted into links. */
const GARBAGE = [
  '%',
  '%2',
  '%00',
  '&',
  '=',
  '_',
  '?',
  '#',
  '/',
  ' ',
  '+',
  ',',
  '~',
  '@',
  'é',
  '♟',
  '😀',
  '\u0000',
  '-1',
  '1e9',
  '99999999999999999999',
  'a9',
  'xx',
  '<b>',
  '"',
  '__proto__',
];

const engine = await loadEngine();

/** Some links of a game, short and packed. */
async function linksOf(game: GamePage) {
  const playerKinds = game.seats.map(() => 'human' as const);
  const session = engine.Session.start(game.id, `seed=5${game.leastSeats ? ` players=${playerKinds.length}` : ''}`);
  const states: GameLink[] = [];
  for (let ply = 0; ply < 300 && !snapshotOf(session).over; ply += 1) {
    const { legal, sealed, position } = snapshotOf(session);
    const state = {
      game: game.id,
      seed: 5,
      position: null,
      moves: sealed,
      playerKinds,
      options: {},
      clock: null,
      match: null,
      at: null,
    };
    if ([0, 3, 12].includes(ply)) states.push(state, { ...state, position, moves: [], seed: null });
    session.play(legal[(ply * 7919) % legal.length] ?? '');
  }
  const { sealed } = snapshotOf(session);
  const long = {
    game: game.id,
    seed: 5,
    position: null,
    moves: sealed,
    playerKinds,
    options: {},
    clock: null,
    match: { id: 'abcdefgh', from: 1 },
    at: 2,
  };
  const { start, open, watch, seat } = engine.Session;
  const opener = { start, open, watch, seat };
  // With a long page address every link is long.
  const packed = await shortUrl(`https://${'x'.repeat(2000)}/`, game, long, opener);
  return [...states.map(formatLink), formatLink(long), packed.slice(packed.indexOf('#'))];
}

/** A damaged link, determined by its number. */
function damage(links: string[], n: number) {
  let seed = (n + 1) * 0x9e3779b1;
  const below = (bound: number) => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x85ebca6b) + n;
    return (seed >>> 0) % bound;
  };
  let link = links[below(links.length)] ?? '';
  // The route to the game usually stays intact.
  const from = below(8) === 0 ? 2 : link.indexOf('?') + 1;
  for (let left = 1 + below(3); left > 0; left -= 1) {
    const at = from + below(Math.max(1, link.length - from));
    const length = below(6);
    const rubbish = GARBAGE[below(GARBAGE.length)] ?? '';
    const some = links[below(links.length)] ?? '';
    const other = some.slice(below(some.length));
    const pieces = ['', rubbish, rubbish.repeat(1 + below(40)), link[at] === 'a' ? 'b' : 'a', other];
    link = link.slice(0, at) + (pieces[below(pieces.length)] ?? '') + link.slice(at + length);
  }
  return below(10) === 0 ? link.slice(0, below(link.length)) : link;
}

// Usually a game by link with a hand, and one of another kind.
for (const [n, game] of usually([...GAMES.entries()], ([n, { hands }]) => n === 0 || hands !== undefined)) {
  test(`damaged links of ${game.name}`, async ({ page }) => {
    test.setTimeout(240_000);
    const links = await linksOf(game);
    // Every other time the stored game is a game by link.
    const own = links[n % 2 === 0 ? 2 : links.length - 2] ?? '';
    await page.goto(`./${own}`);
    await expect(page.getByRole('grid')).toBeVisible();
    // A move makes it the visitor's own game.
    await expect.poll(() => storedText(page)).toContain(`table/${game.id}`);
    const damaged = Array.from({ length: COUNT }, (_, n) => damage(links, n)).map((link, n) =>
      links.includes(link) ? `${link}${GARBAGE[n % GARBAGE.length]}` : link,
    );
    expect(new Set(damaged).size).toBeGreaterThan(COUNT * 0.9);
    const found = await page.evaluate(
      async ({ damaged, patience, raw }) => {
        const pattern = new RegExp(raw);
        // The ply shown is not part of the game.
        const kept = () => {
          const tables = Object.entries(localStorage)
            .filter(([key]) => key.includes('/table/'))
            .map(([key, value]) => key + value);
          const matches = JSON.parse(localStorage.getItem('gambol/1/matches') ?? '[]');
          return [
            ...tables,
            ...first.map((id: string) => matches.find((match: { id: string }) => match.id === id)?.link),
          ]
            .sort()
            .join()
            .replace(/&at=\d+/g, '');
        };
        const first = JSON.parse(localStorage.getItem('gambol/1/matches') ?? '[]').map(
          (match: { id: string }) => match.id,
        );
        const before = kept();
        const problems = [];
        let longest = 0;
        let said = 0;
        for (const link of damaged) {
          const begin = performance.now();
          const main = document.getElementById('main');
          main?.firstElementChild?.setAttribute('data-left', '');
          // Setting the same address twice changes nothing.
          history.replaceState(null, '', '#/none');
          location.hash = link;
          while (document.querySelector('#main > [data-left]') && performance.now() - begin < patience)
            await new Promise((resolve) => setTimeout(resolve));
          const millis = performance.now() - begin;
          longest = Math.max(longest, millis);
          if (millis >= patience) problems.push(`${link}: nothing is shown`);
          const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
          const notices = textOf('#notices');
          if (notices !== '') said += 1;
          const words = `${notices} ${textOf('[role=status]')} ${textOf('.failure')}`;
          // Text quoted from the link itself is allowed.
          const own = words.replace(/“[^”]*”|"[^"]*"/g, '');
          if (pattern.test(own) || document.querySelector('.failure')) problems.push(`${link}: ${words}`);
          if (kept() !== before) problems.push(`${link}: ${kept()} instead of ${before}`.slice(0, 400));
          if (problems.length > 5) break;
        }
        return { problems, longest: Math.round(longest), said };
      },
      { damaged, patience: TIMEOUT, raw: PROGRAMMER_TEXT.source },
    );
    console.log(
      `${game.id}: ${COUNT} damaged links, ${found.said} of them said to be; the longest took ${found.longest} ms`,
    );
    expect(found.problems).toEqual([]);
    await page.goto('about:blank');
    await page.goto(`./#/${game.id}`);
    await expect(page.getByRole('list', { name: 'Moves' }).getByRole('listitem')).toHaveCount(
      (/moves=([^&]*)/.exec(own)?.[1] ?? '').split('_').length,
    );
  });
}
