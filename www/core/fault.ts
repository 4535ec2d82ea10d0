// Errors with a code.

import type { Words } from '../words/index.ts';

type Faults = Words['faults'];

/**
 * An error thrown by the page: a code, which is the key of its message in `words/`, and the arguments of the message.
 */
export class Fault<Code extends keyof Faults = keyof Faults> extends Error {
  declare readonly code: Code;
  declare readonly args: Parameters<Faults[Code]>;

  constructor(code: Code, ...args: Parameters<Faults[Code]>) {
    super([code, ...args].join(' '));
    this.name = 'Fault';
    this.code = code;
    this.args = args;
  }
}

/** Whether an error is a trap: a bug in the engine, after which its instance can't be trusted. */
export function isTrap(error: unknown) {
  return error instanceof WebAssembly.RuntimeError;
}

/** Calls every function, even if others throw; throws their errors after the last call. */
export function callAll(functions: (() => void)[]) {
  const thrown: unknown[] = [];
  for (const each of functions) {
    try {
      each();
    } catch (error) {
      thrown.push(error);
    }
  }
  if (thrown.length > 1) throw new AggregateError(thrown);
  if (thrown.length > 0) throw thrown[0];
}
