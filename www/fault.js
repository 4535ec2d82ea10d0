// What went wrong, as an error tells it.

/**
 * Whether an error is a trap: a fault of ours, after which the instance can't be trusted.
 *
 * @param {unknown} error
 */
export function isTrap(error) {
  return error instanceof WebAssembly.RuntimeError;
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
