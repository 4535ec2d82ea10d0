// Reviews games between `hard` and `easy`: `node tests/review.js [GAMES] [WORKERS] [ID…]`. Prints the seconds of a review, the positions
// that were searched in a second, the accuracy of both levels, and the judgements by kind. Fails if `hard` has the higher accuracy
// in less than 17 of 20 games.

import { availableParallelism } from 'node:os';
import { Analysis } from '../www/coach/review/analysis.js';
import { fitOf } from '../www/coach/review/chances.js';
import { judge } from '../www/coach/review/judge.js';
import { pliesOf } from '../www/coach/review/plies.js';
import { skillAndLuck } from '../www/coach/review/luck.js';
import { GameRecord } from '../www/game/record.js';
import { questionOf } from '../www/game/question.js';
import { GAMES } from '../www/games/index.js';
import { startSession } from '../www/links/opener.js';
import { loadEngine } from './tools/engine.js';
import { Searchers } from './tools/searchers.js';

/** @import { GamePage, Level } from '../www/types.js' */

/** The share of games in which the stronger level must have been the more accurate one. */
const LEAST = 17 / 20;
/** The milliseconds for a move. */
const MILLIS = 400;

const [games = 20, workers = availableParallelism()] = process.argv.slice(2, 4).map(Number);
const ids = process.argv.slice(4);
const { Session } = await loadEngine();
const pool = new Searchers(workers);

for (const game of GAMES.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const fit = await fitOf(game);
  /** @type {Record<string, Record<string, number>>} */
  const kinds = { hard: {}, easy: {} };
  let [right, seconds, searched, plyCount] = [0, 0, 0, 0];
  for (let number = 0; number < games; number += 1) {
    const { record, levels, start } = await play(game, number);
    const plies = pliesOf(game, record, start);
    const [begin, nodes] = [performance.now(), pool.nodes];
    const analysis = new Analysis(plies, pool, { all: game.hands !== undefined || game.seats.length > 2 || fit.isSolved, isSolved: fit.isSolved, win: game.win }, () => {});
    await analysis.run();
    const took = (performance.now() - begin) / 1000;
    const { moves, accuracies } = judge(game, fit, plies, analysis.reports);
    for (const judged of moves) if (judged?.kind) count(kinds[levels[judged.mover] ?? ''] ?? {}, judged.kind);
    const of = (/** @type {Level} */ level) => mean(accuracies.filter((accuracy, seat) => accuracy !== null && levels[seat] === level));
    const [hard, easy] = [of('hard'), of('easy')];
    right += Number(hard > easy);
    seconds += took;
    searched += pool.nodes - nodes;
    plyCount += plies.length - 1;
    const apart = game.hands ? `, skill ${skillAndLuck(moves, plies.at(-1)?.scores ?? [], null).skill.map(Math.round)}, luck ${skillAndLuck(moves, plies.at(-1)?.scores ?? [], null).luck.map(Math.round)}` : '';
    console.log(`${game.id} ${number + 1}: ${plies.length - 1} moves in ${took.toFixed(1)} s; accuracy of ${levels.join(', ')}: ${accuracies.map((accuracy) => accuracy?.toFixed(1)).join(', ')}${apart}`);
    record.free();
  }
  console.log(`${game.id}: ${seconds.toFixed(1)} s for ${plyCount} moves with ${workers} workers, ${Math.round(searched / seconds)} positions a second; hard was the more accurate one in ${right} of ${games}; ${JSON.stringify(kinds)}`);
  if (right < LEAST * games) {
    console.error(`review: ${game.id}: expected at least ${Math.ceil(LEAST * games)} of ${games}`);
    process.exitCode = 1;
  }
}
await pool.close();

/**
 * Plays a game; the first seat is `hard` in every other one.
 *
 * @param {GamePage} game
 * @param {number} number
 */
async function play(game, number) {
  const seats = game.playerKinds.length;
  const levels = Array.from({ length: seats }, (_, seat) => /** @type {Level} */ (seat === number % seats ? 'hard' : 'easy'));
  const start = { seed: 1000 + number, options: {}, playerKinds: levels, position: null };
  const record = new GameRecord(startSession(game, start, Session));
  while (!record.status.over) {
    const { toMove } = record.status;
    const question = questionOf(game, record, { moves: record.history.moves, toMove }, start);
    const { best } = await pool.think({ ...question, seed: question.seed + number, level: levels[toMove ?? 0] ?? 'easy', all: false, millis: MILLIS });
    record.play(best, false);
  }
  return { record, levels, start };
}

/**
 * @param {Record<string, number>} counts
 * @param {string} name
 */
function count(counts, name) {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** @param {(number | null)[]} values */
function mean(values) {
  return values.reduce((/** @type {number} */ sum, value) => sum + (value ?? 0), 0) / values.length;
}
