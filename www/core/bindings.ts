// The types of the engine as JavaScript has it.

import type { Refusal } from '../../dist/gambol-wasm.js';

export type {
  Explanation,
  Gain,
  Game,
  Holding,
  Refusal,
  Report,
  SearchOptions,
  Session,
  Status,
  StudyPart,
  Tally,
  Tree,
  Value,
} from '../../dist/gambol-wasm.js';

/** The bindings of one instance of the engine. */
export type Bindings = typeof import('../../dist/gambol-wasm.js');

/**
 * An error of the engine. `code` is stable across releases; messages for players are chosen by it and built from
 * `args`, `place` and `found`. `message` is the code, for the console.
 */
export type EngineError = Error & Refusal;
