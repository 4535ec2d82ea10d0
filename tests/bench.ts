// Benchmarks of the searches, as ratios of runs measured side by side: WebAssembly in Node and in Chromium against
// the native build, and the native build against the crate `minimax` for the games that it plays.

import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from './tools/chromium.ts';
import { GAMES } from '../www/games/index.ts';
import { loadEngine, snapshotOf } from './tools/engine.ts';
import { median } from './tools/median.ts';
import { DIST, RELEASE, serve } from '../www/build/serve.ts';

/** The number of rounds; the medians of the ratios are reported. */
const ROUNDS = 7;
const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'];
/** The time limit of a master's move on the page, in milliseconds. */
const MASTER_MILLIS = 2000;
const NODES = 600_000;
/** The length of a slice in milliseconds, as in the page's worker. */
const SLICE = 8;
const ROOT = join(import.meta.dirname, '..');

/** Searches with the native build; returns the positions visited per second. */
function speedOf(
  engine: typeof import('../dist/gambol-wasm.js'),
  game: string,
  positions: string[],
  nodes: number,
  slice: number,
) {
  let seen = 0;
  let millis = 0;
  for (const position of positions) {
    const session = engine.Session.open(game, '', position);
    const seat = session.status().toMove ?? 0;
    const view = session.view(seat);
    const begin = performance.now();
    const search = new engine.Search({ game, setup: '', view, moves: [], level: 'master', seed: 1, all: false });
    for (;;) {
      const progress = search.run(slice);
      if (!progress.done && progress.nodes < nodes) continue;
      seen += progress.nodes;
      break;
    }
    millis += performance.now() - begin;
    search.free();
    session.free();
  }
  return (1000 * seen) / millis;
}

/**
 * The longest time that each level takes for a move.
 *
 * @param most the time limit of a master
 */
function longestMoves(
  engine: typeof import('../dist/gambol-wasm.js'),
  game: string,
  levels: string[],
  positions: string[],
  slice: number,
  most: number,
) {
  const longest: Record<string, number> = {};
  for (const level of levels) {
    longest[level] = 0;
    for (const position of positions) {
      const session = engine.Session.open(game, '', position);
      const begin = performance.now();
      const view = session.view(session.status().toMove ?? 0);
      const search = new engine.Search({ game, setup: '', view, moves: [], level, seed: 1, all: false });
      for (;;) {
        const millis = performance.now() - begin;
        if (search.run(slice).done || (level === 'master' && millis >= most)) break;
      }
      longest[level] = Math.max(longest[level] ?? 0, Math.round(performance.now() - begin));
      search.free();
      session.free();
    }
  }
  return longest;
}

/** The start, and positions with known best moves if the game has any. */
function positionsOf(game: string) {
  const start = engine.Session.start(game, 'seed=1');
  const set = join(ROOT, `tests/positions/${game}.txt`);
  const lines = existsSync(set) ? readFileSync(set, 'utf8').trim().split('\n') : [];
  const texts = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t')[1] ?? '');
  return [snapshotOf(start).position, ...texts.slice(0, 12)];
}

const cargo = ['run', '--quiet', '--locked', '--release', '--package', 'gambol-cli', '--', 'speed'];
const engine = await loadEngine();
const { server, address } = await serve({});
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
// A page without a game, which would start its own engine instance.
const bindings = `/${RELEASE.slice(DIST.length)}gambol-wasm.js`;
await page.goto(new URL(bindings, address).href);

const rows = [];
for (const { id: game } of GAMES) {
  const speeds: Record<'own' | 'crate' | 'node' | 'chromium', number[]> = {
    own: [],
    crate: [],
    node: [],
    chromium: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const lines = execFileSync('cargo', [...cargo, game], { cwd: ROOT, encoding: 'utf8' })
      .trim()
      .split('\n');
    const fields = lines.map((line) => line.split('\t'));
    for (const [name, nodes, seconds] of fields) {
      if (name === 'own' || name === 'crate') speeds[name].push(Number(nodes) / Number(seconds));
    }
    const positions = fields.filter(([name]) => name === 'position').map(([, position]) => position ?? '');
    speeds.node.push(speedOf(engine, game, positions, NODES, SLICE));
    const source = `async ([game, positions, nodes, slice]) => {
      const engine = await import('${bindings}');
      await engine.default();
      return (${speedOf.toString()})(engine, game, positions, nodes, slice);
    }`;
    speeds.chromium.push(
      await page.evaluate(([source, args]) => (0, eval)(source)(args), [
        source,
        [game, positions, NODES, SLICE],
      ] as const),
    );
  }
  // Ratios are taken within a round, since the load of the machine changes between rounds.
  const ratio = (ours: number[], theirs: number[]) =>
    median(ours.map((speed, round) => speed / (theirs[round] ?? NaN))).toFixed(2);
  rows.push({
    game,
    'native, positions a second': Math.round(median(speeds.own)),
    'Node : native': ratio(speeds.node, speeds.own),
    'Chromium : native': ratio(speeds.chromium, speeds.own),
    'native : crate minimax': speeds.crate.length > 0 ? ratio(speeds.own, speeds.crate) : '',
  });
}

const longest: Record<string, string | number>[] = [];
for (const { id: game } of GAMES) {
  const source = `async ([game, levels, positions, slice, millis]) => {
    const engine = await import('${bindings}');
    await engine.default();
    return (${longestMoves.toString()})(engine, game, levels, positions, slice, millis);
  }`;
  const args = [game, LEVELS, positionsOf(game), SLICE, MASTER_MILLIS];
  longest.push({
    game,
    ...(await page.evaluate(([source, args]) => (0, eval)(source)(args), [source, args] as const)),
  });
}
await browser.close();
server.close();
server.closeAllConnections();
console.table(rows);
console.log('The longest move of each level in Chromium, in milliseconds:');
console.table(longest);
