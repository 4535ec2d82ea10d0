// Proves with the engine what the words of a course claim.

import { chanceOf } from '../../www/coach/chances.ts';
import { isAsked } from '../../www/coach/lesson.ts';
import { Search, open, setupOf } from './teaching.ts';
import type { Report } from '../../dist/gambol-wasm.js';
import type { Claim, CourseStep, GoalGame } from '../../www/games/course.ts';
import type { GamePage } from '../../www/games/page.ts';

/** How many nodes a search of a claim may have; `USUAL` in other games. */
const NODES: Record<string, number> = { gambit: 1_000_000, combo: 500_000, triboard: 20_000, luckymoose: 100_000 };
const DEFAULT_NODES = 20_000;
/** How many times as many the search of a goal has. */
const GOAL_FACTOR = 2;
const SEED = 1;

const reports = new Map<string, Report>();

/**
 * What the learner may know about a position, searched by the strongest level; each position once for a number of
 * nodes.
 */
export function searched(game: GamePage, position: string, nodes: number) {
  const key = [game.id, position, nodes].join('\n');
  const known = reports.get(key);
  if (known) return known;
  const session = open(game, position);
  const search = new Search({
    game: game.id,
    setup: setupOf(game),
    view: session.view(0),
    moves: [],
    level: 'master',
    seed: SEED,
    all: true,
  });
  // A slice at a time, so that the result doesn't depend on the clock.
  for (let progress = search.run(0); !progress.done && progress.nodes < nodes; progress = search.run(0));
  const report = search.report();
  search.free();
  session.free();
  reports.set(key, report);
  return report;
}

/** The parts of a claim that don't hold, each with what was found; empty if all hold. */
export function unproved(game: GamePage, step: CourseStep, claim: Claim) {
  return [...unprovedScores(game, step, claim), ...unprovedValues(game, step, claim)];
}

function unprovedScores(
  game: GamePage,
  { position, reply: answer, move: own }: CourseStep,
  { move = own, reply = answer, gains, keeps, risks, again, replies, wins }: Claim,
) {
  const failed: string[] = [];
  if (gains === undefined && keeps === undefined && risks === undefined && !again && replies === undefined && !wins)
    return failed;
  const session = open(game, position);
  const before = session.status().scores[0] ?? 0;
  session.play(move);
  const { scores, over, winners, toMove } = session.status();
  if (gains !== undefined && (scores[0] ?? 0) - before !== gains)
    failed.push(`gains ${(scores[0] ?? 0) - before}, not ${gains}`);
  if (wins && !(over && winners.length === 1 && winners[0] === 0))
    failed.push(`wins: over ${over}, winners ${winners}`);
  if (replies !== undefined && session.legal().length !== replies)
    failed.push(`replies ${session.legal().length}, not ${replies}`);
  if (again && toMove !== 0) failed.push(`again: ${toMove} is to move`);
  if (risks !== undefined) {
    const left = session.legal().map((next) => open(game, session.after(next)).status().scores[0] ?? 0);
    const risk = (scores[0] ?? 0) - Math.min(scores[0] ?? 0, ...left);
    if (risk !== risks) failed.push(`risks ${risk}, not ${risks}`);
  }
  if (keeps !== undefined) {
    if (reply === undefined) return [...failed, 'keeps: no reply'];
    session.play(reply);
    const kept = (session.status().scores[0] ?? 0) - before;
    if (kept !== keeps) failed.push(`keeps ${kept}, not ${keeps}`);
  }
  session.free();
  return failed;
}

function unprovedValues(
  game: GamePage,
  step: CourseStep,
  { move = step.move, least, most, leads, isProved, nodes = NODES[game.id] ?? DEFAULT_NODES }: Claim,
) {
  const failed: string[] = [];
  if (least === undefined && most === undefined && leads === undefined && !isProved) return failed;
  const { values } = searched(game, step.position, nodes);
  const found = values.find((value) => value.move === move);
  if (!found) return [`no value of ${move}`];
  const { value, proved } = found;
  if (least !== undefined && value < least) failed.push(`least ${least}: ${value}`);
  if (most !== undefined && value > most) failed.push(`most ${most}: ${value}`);
  if (isProved && !proved) failed.push(`isProved: ${value}`);
  if (leads === undefined) return failed;
  const others = values.filter((other) => other.move !== move && !isAsked(step, other.move));
  if (others.length === 0) failed.push('leads: no other move');
  for (const other of others) {
    if (value - other.value < leads) failed.push(`leads ${leads}: ${value}, ${other.move} ${other.value}`);
    if (isProved && !other.proved) failed.push(`isProved: ${other.move} ${other.value}`);
  }
  return failed;
}

/** The chance of the learner, from 0 to 1, to reach a goal against somebody as strong; a proved value decides. */
export async function chanceOfGoal(game: GamePage, { position }: GoalGame) {
  const session = open(game, position);
  const { scores } = session.status();
  session.free();
  const [best] = searched(game, position, GOAL_FACTOR * (NODES[game.id] ?? DEFAULT_NODES)).values;
  const fit = (await game.loadChances?.()) ?? null;
  return best ? chanceOf(fit, { position, toMove: 0, scores }, best) : null;
}
