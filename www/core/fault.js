// What went wrong, as an error tells it.

/** The most characters of an error that are shown. */
const MOST = 200;

/**
 * Whether an error is a trap: a fault of ours, after which the instance can't be trusted.
 *
 * @param {unknown} error
 */
export function isTrap(error) {
  return error instanceof WebAssembly.RuntimeError;
}

/**
 * What an error says to a reader. Errors that the page and the engine throw are plain ones, with words for readers; a
 * browser's own have names such as TypeError and words for programmers, which go to the console.
 *
 * @param {unknown} error
 */
export function messageOf(error) {
  if (!(error instanceof Error) || error.name !== 'Error') {
    console.error(error);
    return 'Something went wrong inside the page. Try again, or load the page again.';
  }
  const { message } = error;
  return message.length > MOST ? `${message.slice(0, MOST - 1)}…` : message;
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
