// Plays fast games between random levels on the engine that the page ships: a thousand of each game by default
// (`node tests/fast.ts [GAMES [GAME]]`). Prints the number of regular ends, and fails if a game was lost on time, by a
// trap or by an illegal move.

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { GAMES } from '../www/games/index.ts';
import { loadEngine, snapshotOf } from './tools/engine.ts';

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'];
/** The length of a slice in milliseconds, short enough that a move rarely exceeds its time. */
const SLICE = 1;
/** The time in milliseconds after which the best move so far is played, and that after which a move counts as late. */
const MOVE_MILLIS = 2;
const MAX_MOVE_MILLIS = 250;

interface Tally {
  game: string;
  games: number;
  moves: number;
  late: number;
  failed: string[];
  longest: number;
}

async function play(game: string, games: number): Promise<Tally> {
  const { Search, Session, seed } = await loadEngine();
  const start = Session.start(game, '');
  const isHidden = start.view(0) !== snapshotOf(start).position;
  const tally = { game, games, moves: 0, late: 0, failed: [] as string[], longest: 0 };
  for (let n = 0; n < games; n += 1) {
    // Small boards of LuckyMoose play differently.
    const setup = game === 'luckymoose' && n % 2 === 1 ? `size=9 sets=1 players=${2 + (n % 3)} seed=${n}` : `seed=${n}`;
    const session = Session.start(game, setup);
    const first = snapshotOf(session).position;
    const levels = LEVELS.map(() => LEVELS[Math.floor(Math.random() * LEVELS.length)] ?? 'easy');
    const moves: string[] = [];
    try {
      for (;;) {
        const { toMove } = snapshotOf(session);
        if (toMove === null) break;
        const begin = performance.now();
        const view = isHidden ? session.view(toMove) : first;
        const search = new Search({
          game,
          setup: setup.replace(/ ?seed=\d+/, ''),
          view,
          moves: isHidden ? [] : moves,
          level: levels[toMove] ?? 'easy',
          seed: seed(),
          all: false,
        });
        while (!search.run(SLICE).done && performance.now() - begin < MOVE_MILLIS);
        const report = search.report();
        search.free();
        const millis = performance.now() - begin;
        tally.longest = Math.max(tally.longest, millis);
        tally.late += Number(millis > MAX_MOVE_MILLIS);
        session.play(report.best);
        moves.push(report.best);
        tally.moves += 1;
      }
    } catch (error) {
      tally.failed.push(`game ${n}, ${setup}, after ${moves.join(' ')}: ${error}`);
    }
    session.free();
  }
  return tally;
}

const [asked, count] = process.argv.slice(2);
if (process.send && asked && count) {
  process.send(await play(asked, Number(count)));
  process.disconnect();
} else {
  const games = Number(asked ?? 1000);
  const waiting = (count ? [count] : GAMES.map(({ id }) => id)).map((game) => ({ game, games }));
  let isGood = true;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { game } = next;
      const tally = await new Promise((resolve, reject) => {
        const child = fork(import.meta.filename, [game, String(games)]);
        child.on('message', resolve).on('exit', (code) => reject(new Error(`${game}: ended with ${code}`)));
      });
      const { moves, late, failed, longest } = tally as Tally;
      console.log(
        `${game}: ${games - failed.length} of ${games} games ended well, ${moves} moves, ` +
          `${late} late, the longest ${longest.toFixed(0)} ms`,
      );
      failed.forEach((line) => console.log(`  ${line}`));
      isGood &&= failed.length === 0 && late === 0;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  process.exitCode = isGood ? 0 : 1;
}
