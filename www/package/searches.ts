// Searches as the package offers them: a promise of the last report, or all reports one by one.

import { Pool } from '../core/pool.ts';
import type { Report } from '../core/bindings.ts';
import type { Engine } from '../core/engine.ts';
import type { LEVELS } from '../core/levels.ts';
import type { CreateWorker } from '../core/protocol.ts';

/** The milliseconds of a master whose caller names none; other levels end by themselves. */
const MASTER_MILLIS = 2000;

/** What to think about, and for how long. */
export interface Task {
  /** Its id: `combo`. */
  game: string;
  /** Where the moves begin; by default the start of the game. */
  position?: string;
  /** Instead of a position, what the player to move knows of it, in games with hidden hands. */
  view?: string;
  /** The moves since: with them a search knows of repetitions. */
  moves?: string[];
  /** The options of the game: `key=value` with spaces between them. */
  setup?: string;
  /** `master` by default. */
  level?: (typeof LEVELS)[number];
  /** Decides between moves of equal value; random by default. */
  seed?: number;
  /** Whether every legal move gets a value of its own, which takes longer. */
  all?: boolean;
  /**
   * The time at most; null for no limit but the level's own, which is the default but for a master's
   * 2000.
   */
  millis?: number | null;
  /** Ends the search; the promise is then rejected with the reason. */
  signal?: AbortSignal;
}

export interface Searches {
  /**
   * Searches in a worker, and resolves with
   * the last report; earlier ones go to `onReport`.
   */
  think: (task: Task, onReport?: (report: Report) => void) => Promise<Report>;
  /**
   * The reports of a search, ten a second at most, of which the
   * last is `think`'s; a loop that is left ends the search.
   */
  reports: (task: Task) => AsyncGenerator<Report, void>;
  /** Ends all searches and their workers. */
  close: () => void;
}

/**
 * Makes the functions that search. Each search has a worker of its own; further ones wait when there are `size`
 * workers.
 */
export function makeSearches(init: () => Promise<Engine>, createWorker: CreateWorker, size: number): Searches {
  let pool: Pool | null = null;
  /** What ends each search that is running. */
  const running = new Set<(reason: unknown) => void>();

  const think: Searches['think'] = async (task, onReport) => {
    const { signal } = task;
    signal?.throwIfAborted();
    const { ended, end, ending } = makeEnd();
    running.add(end);
    const stopListening = onAbort(signal, end);
    /** An error of the caller's own ends the search. */
    const report = (report: Report) => {
      try {
        onReport?.(report);
      } catch (error) {
        end(error);
      }
    };
    const search = async () => {
      const engine = await init();
      ending.signal.throwIfAborted();
      const question = questionOf(engine, task);
      pool ??= new Pool(engine.module, createWorker, size);
      return pool.think(question, report, ending.signal);
    };
    try {
      return await Promise.race([search(), ended]);
    } catch (error) {
      const { code, cause } = Object(error);
      // The refusal says what is wrong with the question.
      throw code === 'computerRefused' && cause ? Object.assign(new Error(cause.code), cause) : error;
    } finally {
      running.delete(end);
      stopListening();
      ending.abort();
    }
  };

  return {
    think,
    reports: (task) => reportsOf(think, task),
    close() {
      const reason = AbortSignal.abort().reason as unknown;
      for (const end of [...running]) end(reason);
      pool?.close();
      pool = null;
    },
  };
}

/** A promise that is rejected, and a controller that aborts, when a search is ended. */
function makeEnd() {
  const ending = new AbortController();
  let end: (reason: unknown) => void = () => {};
  const ended = new Promise((_: (nothing: never) => void, reject) => {
    end = (reason) => {
      reject(reason);
      ending.abort();
    };
  });
  // It may end before anything waits for it.
  ended.catch(() => {});
  return { ended, end, ending };
}

/** The question of a task. */
function questionOf(engine: Engine, task: Task) {
  const {
    game,
    setup = '',
    level = 'master',
    all = false,
    millis = level === 'master' ? MASTER_MILLIS : null,
    seed = engine.seed(),
  } = task;
  if (millis !== null && !(typeof millis === 'number' && millis >= 0)) throw refused('millis', millis);
  return { game, setup, level, all, millis, seed, ...knownIn(engine, task, setup) };
}

/** The reports of a search, one by one; a loop that is left ends the search. */
async function* reportsOf(think: Searches['think'], task: Task) {
  const leaving = new AbortController();
  const { signal } = task;
  const leave = (reason: unknown) => leaving.abort(reason);
  if (signal?.aborted) leave(signal.reason);
  const stopListening = onAbort(signal, leave);
  /** The newest report that the loop has not had. */
  let newest: Report | null = null;
  let isLast = false;
  let wake = () => {};
  const tell = (report: Report) => {
    newest = report;
    wake();
  };
  const last = think({ ...task, signal: leaving.signal }, tell).then((report) => {
    isLast = true;
    tell(report);
  });
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      if (newest) wake();
    });
  try {
    for (;;) {
      await Promise.race([last, next()]);
      const report: Report | null = newest;
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
}

/** What waits for each signal: one listener a signal, since many searches may have the same. */
const waiting = new WeakMap<AbortSignal, Set<(reason: unknown) => void>>();

/** Calls a function when a signal is aborted; returns a function that takes this back. */
function onAbort(signal: AbortSignal | undefined, act: (reason: unknown) => void) {
  if (!signal) return () => {};
  const acts = waiting.get(signal) ?? new Set();
  if (!waiting.has(signal)) {
    waiting.set(signal, acts);
    signal.addEventListener(
      'abort',
      () => {
        for (const each of [...acts]) each(signal.reason);
      },
      { once: true },
    );
  }
  acts.add(act);
  return () => void acts.delete(act);
}

/** The error for an option that is no time, with the fields of a refusal of the engine. */
function refused(name: string, value: unknown) {
  const fields = {
    code: 'number',
    place: [{ name, at: null }],
    found: String(value),
    expected: '≥ 0',
    args: { least: '0' },
  };
  return Object.assign(new Error(fields.code), fields);
}

/** What the player to move knows, and the moves after it. */
function knownIn(engine: Engine, { game, position, view, moves = [] }: Task, setup: string) {
  if (view !== undefined) return { view, moves };
  const session = position === undefined ? engine.start(game, setup) : engine.open(game, setup, position);
  const viewNow = () => session.view(session.status().toMove ?? 0);
  try {
    const first = viewNow();
    if (first === session.position()) return { view: first, moves };
    // Moves would reveal what other players know.
    for (const move of moves) session.play(move);
    return { view: viewNow(), moves: [] };
  } finally {
    session.free();
  }
}
