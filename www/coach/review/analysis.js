// The analysis of a whole game: every position is searched in a pool of workers, from the last one backwards.

import { Fault } from '../../core/fault.js';

/** @import { PlayerView, Question, Report } from '../../types.js' */
/** @import { Ply } from './plies.js' */

/** The milliseconds that the analysis of a game may take, and the bounds for one position. */
const TOTAL = 20_000;
const [LEAST, MOST] = [100, 700];
/** The milliseconds for a position of a game that can be solved. */
const SOLVED = 20_000;
/** The workers of the pool that may fail in succession, for each of its size; a worker that answers again ends the succession. */
const MAX_LOST = 3;
/** The number of reports that are kept. */
const KEPT = 4000;

/**
 * @typedef {object} Pool
 * @property {number} size
 * @property {number} lost the number of workers that have failed
 * @property {(question: Question, onReport?: (report: Report) => void, signal?: AbortSignal) => Promise<Report>} think
 */

/** What has been found out, by question. It outlives the screen, so that a second visit takes no time. @type {Map<string, Report>} */
const known = new Map();

/**
 * The time limit of a position.
 *
 * @param {number} positions
 * @param {number} workers
 * @param {boolean} isSolved whether the game can be solved
 */
export function millisOf(positions, workers, isSolved) {
  return isSolved ? SOLVED : Math.round(Math.max(LEAST, Math.min(MOST, (TOTAL * workers) / Math.max(1, positions))));
}

export class Analysis {
  #plies;
  #pool;
  #how;
  #win;
  #onReport;
  #millis;
  /** @type {AbortController | null} Aborts all searches; null while none is running. */
  #aborting = null;
  /** @type {(Report | null)[]} By ply; null where nothing is known yet. */
  reports;
  /** The workers that had failed when one of them last answered without a failure. */
  #lost = 0;
  /** @type {unknown} Why a search has failed; null if none has. */
  failure = null;

  /**
   * @param {Ply[]} plies
   * @param {Pool} pool
   * @param {{ all: boolean, isSolved: boolean, win: number | null, millis?: number }} how `all`: whether every move gets a value of its own; `win`:
   *   proved values from this one on are wins
   * @param {() => void} onReport something is known about one more position, or the analysis has ended
   */
  constructor(plies, pool, { all, isSolved, win, millis }, onReport) {
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

  /** Searches what is not known yet, the last position first. Resolves when all is known or the analysis was stopped. */
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
      for (let next = missing.shift(); next && !aborting.signal.aborted; next = missing.shift()) await this.#search(next, aborting.signal);
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

  /**
   * @param {Ply} ply
   * @param {AbortSignal} signal
   */
  async #search({ ply, question, move }, signal) {
    if (!question || move === null) return;
    const found = this.#wonBy(ply, move);
    const { lost } = this.#pool;
    const report = found ?? (await this.#pool.think({ ...question, ...this.#how, millis: this.#millis }, undefined, signal));
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
   * What follows from the next position without a search: a move after which the opponent has lost is as good as any. Null where
   * nothing follows.
   *
   * @param {number} ply
   * @param {string} move
   * @returns {Report | null}
   */
  #wonBy(ply, move) {
    const next = this.reports[ply + 1];
    const [best] = next?.values ?? [];
    const isLost = this.#win !== null && this.#plies[ply]?.players === 2 && best?.proved && best.value <= -this.#win;
    if (!next || !isLost) return null;
    return { values: [{ ...best, move, value: -best.value, depth: best.depth + 1 }], line: [move, ...next.line], best: move, depth: next.depth + 1, nodes: 0, done: true };
  }

  /**
   * @param {unknown} error
   * @param {AbortController} aborting
   */
  #fail(error, aborting) {
    if (aborting.signal.aborted) return;
    this.failure = error;
    this.stop();
  }

  /** @param {PlayerView} question */
  #keyOf({ game, setup, view, moves }) {
    return JSON.stringify([game, setup, view, moves, this.#millis]);
  }
}

/**
 * Keeps a report, and forgets the oldest ones.
 *
 * @param {string} key
 * @param {Report} report
 */
function keep(key, report) {
  known.set(key, report);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(oldest);
  }
}
