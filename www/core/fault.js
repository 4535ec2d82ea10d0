// What went wrong: errors with a code, and what any error says to a reader.

import { errorWords, loadErrors } from '../words/errors/index.js';
import { t } from '../words/index.js';

/** @import { EngineError } from '../types.js' */
/** @import { Words } from '../words/index.js' */

/** @typedef {Words['faults']} Faults */

/** The most characters of an error that are shown. */
const MAX_LENGTH = 200;

/**
 * An error of the page's own: a code, by which the words for readers are found, and what goes into them.
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
 * Whether an error is a trap: a fault of ours, after which the instance can't be trusted.
 *
 * @param {unknown} error
 */
export function isTrap(error) {
  return error instanceof WebAssembly.RuntimeError;
}

/**
 * What an error says to a reader. The page's own errors and the engine's have words for readers; a browser's have names such as
 * TypeError and words for programmers, which go to the console. Of the engine's errors only a plain sentence is said while
 * their words are not loaded.
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

/** @param {Fault} fault */
export function faultWords({ code, args }) {
  const words = /** @type {(...args: unknown[]) => string} */ (t().faults[code]);
  return words(...args);
}

/**
 * Whether an error was thrown by the engine, with a code for which there are words.
 *
 * @param {unknown} error
 * @returns {error is EngineError}
 */
function isEngineError(error) {
  return error instanceof Error && 'code' in error && 'place' in error;
}

/**
 * Calls functions one after the other, each of them whatever the others throw; throws that when all have been called.
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
  if (thrown.length > 1) throw new AggregateError(thrown, 'Several things have failed.');
  if (thrown.length > 0) throw thrown[0];
}
