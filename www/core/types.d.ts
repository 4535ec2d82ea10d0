// Types of the engine as JavaScript has it, and of the messages between a client and a worker.

export type { Explanation, Gain, Game, History, Holding, Progress, Refusal, Report, Salvage, SearchOptions, Session, Status, Step, StudyPart, Tally, Tree, Value } from '../../dist/gambol-wasm.js';
import type { Refusal, Report } from '../../dist/gambol-wasm.js';

/** The bindings of one instance of the engine. */
export type Bindings = typeof import('../../dist/gambol-wasm.js');

/**
 * An error of the engine. `code` is stable across releases; messages for players are chosen by it and built from
 * `args`, `place` and `found`. `message` is the code, for the console.
 */
export type EngineError = Error & Refusal;

/** A request to the worker. */
export interface Question {
  game: string;
  /** The options of the game, in the engine's format. */
  setup: string;
  /** The first view of the player to move, and the moves since. */
  view: string;
  moves: string[];
  level: string;
  seed: number;
  all: boolean;
  /** The time limit in milliseconds; null for none. */
  millis: number | null;
}

export type ToWorker =
  | { type: 'start'; module: WebAssembly.Module }
  | ({ type: 'think'; id: number } & Question)
  | { type: 'stop' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'report'; id: number; report: Report; last: boolean }
  | { type: 'refused'; id: number; refusal: Refusal };

/** A worker that runs `core/worker.js`, in a browser or elsewhere. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((error: any) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): unknown;
}

/** Creates a worker; throws where there can be none. */
export type CreateWorker = () => EngineWorker;
