// Reviews games between `hard` and `easy`: `node tests/review.ts [GAMES] [WORKERS] [ALONE] [ID…]`. `ALONE` games more
// are reviewed with one worker. Prints a table: the seconds of a review, the positions that were searched in a second,
// the mean accuracy of both levels, in how many games that of `hard` was the higher one, and the judgements by kind.
// Where several seats are `easy`, their mean counts; the table also has the games in which `hard` was above each of
// them. Fails if `hard` has the higher accuracy in less than 17 of 20 games.

import { availableParallelism } from 'node:os';
import { Analysis } from '../www/coach/review/analysis.ts';
import { chanceModelOf } from '../www/coach/review/chances.ts';
import { judge, type Verdict } from '../www/coach/review/judge.ts';
import { pliesOf } from '../www/coach/review/plies.ts';
import { skillAndLuck } from '../www/coach/review/luck.ts';
import { GameRecord } from '../www/game/record.ts';
import { questionOf } from '../www/game/question.ts';
import { GAMES } from '../www/games/index.ts';
import { startSession } from '../www/links/opener.ts';
import { loadEngine } from './tools/engine.ts';
import { Searchers } from './tools/searchers.ts';
import type { Level } from '../www/core/levels.ts';
import type { GamePage } from '../www/games/page.ts';

type Reviewed = Awaited<ReturnType<typeof review>>;

/** The share of games in which the stronger level must have been the more accurate one. */
const MIN_SHARE = 17 / 20;
/** The milliseconds for a move. */
const MILLIS = 400;
const KINDS = ['inaccuracy', 'mistake', 'blunder'] as const;
const COLUMNS = ['game', 'moves', 'seconds', 'alone', 'positions/s', 'hard', 'easy', 'higher', 'highest', ...KINDS];

const [games = 20, workers = availableParallelism(), alone = 0] = process.argv.slice(2, 5).map(Number);
const ids = process.argv.slice(5);
const { Session } = await loadEngine();
const pool = new Searchers(workers);
const single = new Searchers(1);
const rows: string[][] = [];

for (const game of GAMES.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const reviews: Reviewed[] = [];
  for (let number = 0; number < games + alone; number += 1) {
    const reviewed = await review(game, number, number < games ? pool : single);
    reviews.push(reviewed);
    console.log(
      `${game.id} ${number + 1}: ${reviewed.moves} moves in ${reviewed.seconds.toFixed(1)} s; ${reviewed.words}`,
    );
  }
  const [together, apart] = [reviews.slice(0, games), reviews.slice(games)];
  const sum = (of: (reviewed: Reviewed) => number, among = together) =>
    among.reduce((total, reviewed) => total + of(reviewed), 0);
  const average = (of: (reviewed: Reviewed) => number, among = together) =>
    among.length === 0 ? '–' : (sum(of, among) / among.length).toFixed(1);
  const higher = sum(({ hard, easy }) => Number(hard > mean(easy)));
  const highest = sum(({ hard, easy }) => Number(hard > Math.max(...easy)));
  const kinds = KINDS.map(
    (kind) => `${sum(({ judged }) => judged.hard[kind])} : ${sum(({ judged }) => judged.easy[kind])}`,
  );
  rows.push([
    game.id,
    average(({ moves }) => moves),
    average(({ seconds }) => seconds),
    average(({ seconds }) => seconds, apart),
    String(Math.round(sum(({ nodes }) => nodes) / sum(({ seconds }) => seconds))),
    average(({ hard }) => hard),
    average(({ easy }) => mean(easy)),
    `${higher}/${games}`,
    `${highest}/${games}`,
    ...kinds,
  ]);
  if (higher < MIN_SHARE * games) {
    console.error(`review: ${game.id}: expected at least ${Math.ceil(MIN_SHARE * games)} of ${games}`);
    process.exitCode = 1;
  }
}
await Promise.all([pool.close(), single.close()]);
const widths = COLUMNS.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
for (const row of [COLUMNS, ...rows])
  console.log(row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
console.log(
  `moves and seconds a game with ${workers} workers (alone: with one), mean accuracy, ` +
    'games in which that of hard was above the mean of the others, and above all of them; ' +
    'judgements of hard : easy (of all its seats)',
);

/** Plays a game and reviews it. */
async function review(game: GamePage, number: number, searchers: Searchers) {
  const fit = await chanceModelOf(game);
  const { record, levels, start } = await play(game, number);
  const plies = pliesOf(game, record, start);
  record.free();
  const [begin, before] = [performance.now(), searchers.nodes];
  const analysis = new Analysis(
    plies,
    searchers,
    { all: game.hands !== undefined || game.seats.length > 2 || fit.isSolved, isSolved: fit.isSolved, win: game.win },
    () => {},
  );
  await analysis.run();
  const seconds = (performance.now() - begin) / 1000;
  const { moves, accuracies } = judge(game, fit, plies, analysis.reports);
  const of = (level: Level) => accuracies.filter((_, seat) => levels[seat] === level).map((accuracy) => accuracy ?? 0);
  const { skill, luck } = skillAndLuck(moves, plies.at(-1)?.scores ?? [], null);
  const apart = game.hands ? `; skill ${skill.map(Math.round)}, luck ${luck.map(Math.round)}` : '';
  const percents = accuracies.map((accuracy) => accuracy?.toFixed(1));
  return {
    moves: plies.length - 1,
    seconds,
    nodes: searchers.nodes - before,
    hard: mean(of('hard')),
    easy: of('easy'),
    judged: { hard: countsOf(moves, levels, 'hard'), easy: countsOf(moves, levels, 'easy') },
    words: `accuracy of ${levels.join(', ')}: ${percents.join(', ')}; scores ${plies.at(-1)?.scores}${apart}`,
  };
}

/**
 * How many moves of a level were judged, by kind.
 *
 * @param levels by seat
 */
function countsOf(moves: Verdict['moves'], levels: Level[], level: Level) {
  const count = (kind: (typeof KINDS)[number]) =>
    moves.filter((judged) => judged?.kind === kind && levels[judged.mover] === level).length;
  return { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') };
}

/** Plays a game; the first seat is `hard` in every other one. */
async function play(game: GamePage, number: number) {
  const seats = game.playerKinds.length;
  const levels = Array.from({ length: seats }, (_, seat) => (seat === number % seats ? 'hard' : 'easy') as Level);
  const start = { seed: 1000 + number, options: {}, playerKinds: levels, position: null };
  const record = new GameRecord(startSession(game, start, Session));
  while (!record.status.over) {
    const { toMove } = record.status;
    const question = questionOf(game, record, { moves: record.history.moves, toMove }, start);
    const { best } = await pool.think({
      ...question,
      seed: question.seed + number,
      level: levels[toMove ?? 0] ?? 'easy',
      all: false,
      millis: MILLIS,
    });
    record.play(best, false);
  }
  return { record, levels, start };
}

function mean(values: number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
