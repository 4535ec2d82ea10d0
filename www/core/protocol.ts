// The messages between a client and a worker.

import type { Refusal, Report } from './bindings.ts';

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
