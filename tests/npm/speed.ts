// The speed of `think` in Node against the native build: `node speed.ts`. Both count positions by seconds of the
// processor, which other programs don't slow down, in runs side by side; ROUNDS is how many, and medians count.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { GAMES } from '../../www/games/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const ROUNDS = Number(process.env.ROUNDS || 5);
/** The milliseconds of a search. */
const MILLIS = 1000;
const BUILD = ['build', '--quiet', '--locked', '--release', '--package', 'gambol-cli'];
const PROGRAM = process.env.PROGRAM || join(process.env.CARGO_TARGET_DIR || join(ROOT, 'target'), 'release/gambol');

const { think }: typeof import('../../www/package/index.ts') = await import(join(ROOT, 'target/npm/node.js'));

/** Runs the native build; returns the positions that it searched a second, and where it began. */
function nativeSpeed(game: string) {
  const lines = execFileSync(
    'bash',
    ['-c', 'TIMEFORMAT=$"used\t%U\t%S"; { time "$0" speed "$1"; } 2>&1', PROGRAM, game],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n');
  const fields = lines.map((line) => line.split('\t'));
  const [, user, system] = fields.find(([name]) => name === 'used') ?? [];
  // The program may measure another library besides.
  const runs = fields.filter(([name]) => name === 'own' || name === 'crate');
  const [, nodes, seconds] = runs.find(([name]) => name === 'own') ?? [];
  const all = runs.reduce((sum, [, , each]) => sum + Number(each), 0);
  return {
    speed: Number(nodes) / (((Number(user) + Number(system)) * Number(seconds)) / all),
    positions: fields.filter(([name]) => name === 'position').map(([, position]) => position ?? ''),
  };
}

/** The positions that `think` searches a second. */
async function packageSpeed(game: string, positions: string[]) {
  const begin = process.cpuUsage();
  let nodes = 0;
  for (const position of positions) {
    nodes += (await think({ game, position, seed: 1, millis: MILLIS })).nodes;
  }
  const { user, system } = process.cpuUsage(begin);
  return nodes / ((user + system) / 1e6);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

if (!process.env.PROGRAM) execFileSync('cargo', BUILD, { cwd: ROOT, stdio: 'inherit' });
for (const { id } of GAMES) {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { speed, positions } = nativeSpeed(id);
    // The first search compiles the engine.
    if (round === 0) await packageSpeed(id, positions);
    ratios.push((await packageSpeed(id, positions)) / speed);
  }
  const bounds = `between ${Math.min(...ratios).toFixed(2)} and ${Math.max(...ratios).toFixed(2)}`;
  console.log(`${id.padEnd(12)}${median(ratios).toFixed(2)} of native, ${bounds}`);
}
