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
  /** What ends each search that is running. @type {Set<(reason: unknown) => void>} */
  const running = new Set();

  /** @type {Searches['think']} */
  const think = async (task, onReport) => {
    const { signal } = task;
    signal?.throwIfAborted();
    const ending = new AbortController();
    /** @type {(reason: unknown) => void} */
    let end = () => {};
    const ended = new Promise((/** @type {(nothing: never) => void} */ _, reject) => {
      end = (reason) => {
        reject(reason);
        ending.abort();
      };
    });
    // It may end before anything waits for it.
    ended.catch(() => {});
    running.add(end);
    const stopListening = onAbort(signal, end);
    /** An error of the caller's own ends the search. @param {Report} report */
    const report = (report) => {
      try {
        onReport?.(report);
      } catch (error) {
        end(error);
      }
    };
    const search = async () => {
      const engine = await init();
      ending.signal.throwIfAborted();
      return searchIn(engine, task, report, ending.signal);
    };
    try {
      return await Promise.race([search(), ended]);
    } catch (error) {
      const { cause } = Object(error);
      // The refusal says what is wrong with the question.
      throw cause ? Object.assign(new Error(cause.code), cause) : error;
    } finally {
      running.delete(end);
      stopListening();
      ending.abort();
    }
  };

  /** @param {Engine} engine @param {Task} task @param {(report: Report) => void} onReport @param {AbortSignal} signal */
  const searchIn = (engine, task, onReport, signal) => {
    const { game, setup = '', level = 'master', all = false, millis = level === 'master' ? MASTER_MILLIS : null, seed = engine.seed() } = task;
    if (millis !== null && !(typeof millis === 'number' && millis >= 0)) throw refused('millis', millis);
    const known = knownIn(engine, task, setup);
    pool ??= new Pool(engine.module, createWorker, size);
    return pool.think({ game, setup, level, all, millis, seed, ...known }, onReport, signal);
  };

  return {
    think,
    async *reports(task) {
      const leaving = new AbortController();
      const { signal } = task;
      const leave = (/** @type {unknown} */ reason) => leaving.abort(reason);
      if (signal?.aborted) leave(signal.reason);
      const stopListening = onAbort(signal, leave);
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
        stopListening();
        leave(undefined);
        // A search that was left is no failure.
        last.catch(() => {});
      }
    },
    close() {
      const reason = /** @type {unknown} */ (AbortSignal.abort().reason);
      for (const end of [...running]) end(reason);
      pool?.close();
      pool = null;
    },
  };
}

/** What waits for each signal: one listener a signal, since many searches may have the same. @type {WeakMap<AbortSignal, Set<(reason: unknown) => void>>} */
const waiting = new WeakMap();

/**
 * Calls a function when a signal is aborted; returns a function that takes this back.
 *
 * @param {AbortSignal | undefined} signal
 * @param {(reason: unknown) => void} act
 */
function onAbort(signal, act) {
  if (!signal) return () => {};
  const acts = waiting.get(signal) ?? new Set();
  if (!waiting.has(signal)) {
    waiting.set(signal, acts);
    signal.addEventListener('abort', () => {
      for (const each of [...acts]) each(signal.reason);
    }, { once: true });
  }
  acts.add(act);
  return () => void acts.delete(act);
}

/**
 * The error for an option that is no time, with the fields of a refusal of the engine.
 *
 * @param {string} name
 * @param {unknown} value
 */
function refused(name, value) {
  const fields = { code: 'number', place: [{ name, at: null }], found: String(value), expected: '≥ 0', args: { least: '0' } };
  return Object.assign(new Error(fields.code), fields);
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
