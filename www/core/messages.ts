// The message of any error for readers.

import { Fault, isTrap } from './fault.ts';
import { errorWords, loadErrors } from '../words/errors/index.ts';
import { t } from '../words/index.ts';
import type { EngineError } from './bindings.ts';

/** The maximum number of characters of a message. */
const MAX_LENGTH = 200;

/**
 * The message of an error for readers. Errors of the page and of the engine have one, although those of the engine are
 * general until their words are loaded; any other error, such as a TypeError, is logged to the console and gets a
 * general message.
 */
export function messageOf(error: unknown) {
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
 * @throws a trap as it is: the engine recovers from it, and opens the screen again
 */
export async function explain(error: unknown) {
  if (isTrap(error)) throw error;
  if (isEngineError(error)) await loadErrors();
  return messageOf(error);
}

/** The message of an error of the page. */
export function faultWords({ code, args }: Fault) {
  const words = t().faults[code] as (...args: unknown[]) => string;
  return words(...args);
}

/** Whether an error was thrown by the engine, with a code that has a message. */
function isEngineError(error: unknown): error is EngineError {
  return error instanceof Error && 'code' in error && 'place' in error;
}
