// Errors with a code, and the message of any error for readers.

import { errorWords, loadErrors } from '../words/errors/index.js';
import { t } from '../words/index.js';

/** @import { EngineError } from '../types.js' */
/** @import { Words } from '../words/index.js' */

/** @typedef {Words['faults']} Faults */

/** The maximum number of characters of a message. */
const MAX_LENGTH = 200;

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
 * The message of an error for readers. Errors of the page and of the engine have one, although those of the engine are general
 * until their words are loaded; any other error, such as a TypeError, is logged to the console and gets a general message.
 *
 * @param {unknown} error
 */
export function messageOf(error) {
  if (error instanceof Fault) return faultWords(error);
  if (isEngineError(error)) {
    const words = errorWords(error);
    return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH - 1)}…` : words;
  }
  console.error(error);
  return t().faults.internal();
}

/**
 * The same as `messageOf`, once the words for errors of the engine are loaded.
 *
 * @param {unknown} error
 */
export async function explain(error) {
  if (isEngineError(error)) await loadErrors();
  return messageOf(error);
}

/**
 * The message of an error of the page.
 *
 * @param {Fault} fault
 */
export function faultWords({ code, args }) {
  const words = /** @type {(...args: unknown[]) => string} */ (t().faults[code]);
  return words(...args);
}

/**
 * Whether an error was thrown by the engine, with a code that has a message.
 *
 * @param {unknown} error
 * @returns {error is EngineError}
 */
function isEngineError(error) {
  return error instanceof Error && 'code' in error && 'place' in error;
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
