// Errors with a code.

/** @import { Words } from '../words/index.js' */

/** @typedef {Words['faults']} Faults */

/**
 * An error thrown by the page: a code, which is the key of its message in `words/`, and the arguments of the message.
 *
 * @template {keyof Faults} [Code=keyof Faults]
 */
export class Fault extends Error {
  /**
   * @param {Code} code
   * @param {Parameters<Faults[Code]>} args
   */
  constructor(code, ...args) {
    super([code, ...args].join(' '));
    this.name = 'Fault';
    this.code = code;
    this.args = args;
  }
}

/**
 * Whether an error is a trap: a bug in the engine, after which its instance can't be trusted.
 *
 * @param {unknown} error
 */
export function isTrap(error) {
  return error instanceof WebAssembly.RuntimeError;
}

/**
 * Calls every function, even if others throw; throws their errors after the last call.
 *
 * @param {(() => void)[]} functions
 */
export function callAll(functions) {
  /** @type {unknown[]} */
  const thrown = [];
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
