// The analysis of a whole game: every position is searched in a pool of workers, from the last one backwards.

import { Fault } from '../../core/fault.ts';
import type { Report } from '../../core/bindings.ts';
import type { Question } from '../../core/protocol.ts';
import type { PlayerView } from '../../game/player.ts';
import type { Ply } from './plies.ts';

/** The milliseconds that the analysis of a game may take, and the bounds for one position. */
const TOTAL_MILLIS = 20_000;
const [MIN_MILLIS, MAX_MILLIS] = [100, 700];
/** The milliseconds for a position of a game that can be solved. */
const SOLVING_MILLIS = 20_000;
/**
 * The workers of the pool that may fail in succession, for each of its size; a worker that answers again ends the
 * succession.
 */
const MAX_LOST = 3;
/** The number of cached reports. */
const MAX_REPORTS = 4000;

interface Pool {
  size: number;
  /** The number of workers that have failed. */
  lost: number;
  think: (question: Question, onReport?: (report: Report) => void, signal?: AbortSignal) => Promise<Report>;
}

/** Cached reports, by question. The cache outlives the screen, so that a second visit takes no time. */
const known = new Map<string, Report>();

/**
 * The time limit of a position.
 *
 * @param isSolved whether the game can be solved
 */
export function millisOf(positions: number, workers: number, isSolved: boolean) {
  return isSolved
    ? SOLVING_MILLIS
    : Math.round(Math.max(MIN_MILLIS, Math.min(MAX_MILLIS, (TOTAL_MILLIS * workers) / Math.max(1, positions))));
}

export class Analysis {
  #plies;
  #pool;
  #how;
  #win;
  #onReport;
  #millis;
  /** Aborts all searches; null while none is running. */
  #aborting: AbortController | null = null;
  /** By ply; null where nothing is known yet. */
  reports: (Report | null)[];
  /** The workers that had failed when one of them last answered without a failure. */
  #lost = 0;
  /** Why a search has failed; null if none has. */
  failure: unknown = null;

  /**
   * @param how `all`: whether every move gets a value of its own; `win`: proved values from this one on are wins
   * @param onReport something is known about one more position, or the analysis has ended
   */
  constructor(
    plies: Ply[],
    pool: Pool,
    { all, isSolved, win, millis }: { all: boolean; isSolved: boolean; win: number | null; millis?: number },
    onReport: () => void,
  ) {
    this.#plies = plies;
    this.#pool = pool;
    this.#how = { level: 'master', all };
    this.#win = win;
    this.#onReport = onReport;
    this.#millis = millis ?? millisOf(plies.length - 1, pool.size, isSolved);
    this.reports = plies.map(({ question }) => (question ? (known.get(this.#keyOf(question)) ?? null) : null));
  }

  /** The number of positions that are searched in all. */
  get total() {
    return this.#plies.filter(({ question }) => question !== null).length;
  }

  /** The number of positions of which something is known. */
  get done() {
    return this.reports.filter((report) => report !== null).length;
  }

  get isRunning() {
    return this.#aborting !== null;
  }

  /** Whether every position is known. */
  get isComplete() {
    return this.done === this.total;
  }

  /**
   * Searches what is not known yet, the last position first. Resolves when all is known or the analysis was stopped.
   */
  async run() {
    if (this.#aborting || this.isComplete) return;
    const aborting = new AbortController();
    this.#aborting = aborting;
    this.failure = null;
    this.#lost = this.#pool.lost;
    const missing = this.#plies.filter(({ question, ply }) => question && this.reports[ply] === null).reverse();
    const stopped = new Promise((resolve) => aborting.signal.addEventListener('abort', resolve));
    // Each worker takes the last position that nobody has taken.
    const work = async () => {
      for (let next = missing.shift(); next && !aborting.signal.aborted; next = missing.shift())
        await this.#search(next, aborting.signal);
    };
    const workers = Array.from({ length: this.#pool.size }, work);
    await Promise.race([Promise.all(workers).catch((error) => this.#fail(error, aborting)), stopped]);
    if (this.#aborting === aborting) this.#aborting = null;
    this.#onReport();
  }

  /** Stops the analysis; what is known is kept. */
  stop() {
    this.#aborting?.abort();
    this.#aborting = null;
  }

  async #search({ ply, question, move }: Ply, signal: AbortSignal) {
    if (!question || move === null) return;
    const found = this.#wonBy(ply, move);
    const { lost } = this.#pool;
    const report =
      found ?? (await this.#pool.think({ ...question, ...this.#how, millis: this.#millis }, undefined, signal));
    if (signal.aborted) return;
    if (!found) keep(this.#keyOf(question), report);
    this.reports[ply] = report;
    this.#onReport();
    if (found) return;
    if (this.#pool.lost === lost) this.#lost = lost;
    // Workers that fail after each answer would take seconds for every position.
    if (this.#pool.lost - this.#lost >= MAX_LOST * this.#pool.size) throw new Fault('computerStopped');
  }

  /**
   * What follows from the next position without a search: a move after which the opponent has lost is as good as any.
   * Null where nothing follows.
   */
  #wonBy(ply: number, move: string): Report | null {
    const next = this.reports[ply + 1];
    const [best] = next?.values ?? [];
    const isLost = this.#win !== null && this.#plies[ply]?.players === 2 && best?.proved && best.value <= -this.#win;
    if (!next || !isLost) return null;
    return {
      values: [{ ...best, move, value: -best.value, depth: best.depth + 1 }],
      line: [move, ...next.line],
      best: move,
      depth: next.depth + 1,
      nodes: 0,
      done: true,
    };
  }

  #fail(error: unknown, aborting: AbortController) {
    if (aborting.signal.aborted) return;
    this.failure = error;
    this.stop();
  }

  #keyOf({ game, setup, view, moves }: PlayerView) {
    return JSON.stringify([game, setup, view, moves, this.#millis]);
  }
}

/** Keeps a report, and forgets the oldest ones. */
function keep(key: string, report: Report) {
  known.set(key, report);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_REPORTS) break;
    known.delete(oldest);
  }
}
