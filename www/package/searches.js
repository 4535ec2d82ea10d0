// Searches as the package offers them: a promise of the last report, or all reports one by one.

import { Pool } from '../core/pool.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { LEVELS } from '../core/levels.js' */
/** @import { CreateWorker, Report } from '../core/types.js' */

/** The milliseconds of a master whose caller names none; other levels end by themselves. */
const MASTER_MILLIS = 2000;

/**
 * What to think about, and for how long.
 *
 * @typedef {object} Task
 * @property {string} game its id: `combo`
 * @property {string} [position] where the moves begin; by default the start of the game
 * @property {string} [view] instead of a position, what the player to move knows of it, in games with hidden hands
 * @property {string[]} [moves] the moves since: with them a search knows of repetitions
 * @property {string} [setup] the options of the game: `key=value` with spaces between them
 * @property {typeof LEVELS[number]} [level] `master` by default
 * @property {number} [seed] decides between moves of equal value; random by default
 * @property {boolean} [all] whether every legal move gets a value of its own, which takes longer
 * @property {number | null} [millis] the time at most; null for no limit but the level's own, which is the default but for a master's
 *   2000
 * @property {AbortSignal} [signal] ends the search; the promise is then rejected with the reason
 */

/**
 * @typedef {object} Searches
 * @property {(task: Task, onReport?: (report: Report) => void) => Promise<Report>} think searches in a worker, and resolves with
 *   the last report; earlier ones go to `onReport`
 * @property {(task: Task) => AsyncGenerator<Report, void>} reports the reports of a search, ten a second at most, of which the
 *   last is `think`'s; a loop that is left ends the search
 * @property {() => void} close ends all searches and their workers
 */

/**
 * Makes the functions that search. Each search has a worker of its own; further ones wait when there are `size` workers.
 *
 * @param {() => Promise<Engine>} init
 * @param {CreateWorker} createWorker
 * @param {number} size
 * @returns {Searches}
 */
export function makeSearches(init, createWorker, size) {
  /** @type {Pool | null} */
  let pool = null;
  let closings = new AbortController();

  /** @type {Searches['think']} */
  const think = async (task, onReport) => {
    const { signal: closed } = closings;
    const { signal } = task;
    const engine = await init();
    signal?.throwIfAborted();
    closed.throwIfAborted();
    const { game, setup = '', level = 'master', all = false, millis = level === 'master' ? MASTER_MILLIS : null, seed = engine.seed() } = task;
    const known = knownIn(engine, task, setup);
    pool ??= new Pool(engine.module, createWorker, size);
    const ending = new AbortController();
    const ended = new Promise((/** @type {(nothing: never) => void} */ _, reject) => {
      for (const end of [signal, closed]) {
        end?.addEventListener('abort', () => {
          reject(end.reason);
          ending.abort();
        }, { signal: ending.signal });
      }
    });
    try {
      return await Promise.race([pool.think({ game, setup, level, all, millis, seed, ...known }, onReport, ending.signal), ended]);
    } catch (error) {
      const { cause } = Object(error);
      // The refusal says what is wrong with the question.
      throw cause ? Object.assign(new Error(cause.code), cause) : error;
    } finally {
      ending.abort();
    }
  };

  return {
    think,
    async *reports(task) {
      const leaving = new AbortController();
      const { signal } = task;
      const leave = () => leaving.abort(signal?.reason);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      /** @type {Report | null} The newest report that the loop has not had. */
      let newest = null;
      let isLast = false;
      let wake = () => {};
      const tell = (/** @type {Report} */ report) => {
        newest = report;
        wake();
      };
      const last = think({ ...task, signal: leaving.signal }, tell).then((report) => {
        isLast = true;
        tell(report);
      });
      try {
        for (;;) {
          await Promise.race([last, new Promise((resolve) => {
            wake = () => resolve(undefined);
            if (newest) wake();
          })]);
          const report = newest;
          newest = null;
          if (report) yield report;
          if (isLast && !newest) return;
        }
      } finally {
        signal?.removeEventListener('abort', leave);
        leave();
        // A search that was left is no failure.
        last.catch(() => {});
      }
    },
    close() {
      closings.abort();
      closings = new AbortController();
      pool?.close();
      pool = null;
    },
  };
}

/**
 * What the player to move knows, and the moves after it.
 *
 * @param {Engine} engine
 * @param {Task} task
 * @param {string} setup
 */
function knownIn(engine, { game, position, view, moves = [] }, setup) {
  if (view !== undefined) return { view, moves };
  const session = position === undefined ? engine.start(game, setup) : engine.open(game, setup, position);
  const viewNow = () => session.view(session.status().toMove ?? 0);
  try {
    const first = viewNow();
    if (first === session.position()) return { view: first, moves };
    // Moves would tell what other players know.
    for (const move of moves) session.play(move);
    return { view: viewNow(), moves: [] };
  } finally {
    session.free();
  }
}
