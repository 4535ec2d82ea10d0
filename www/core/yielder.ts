// Yields to the event loop during long work, so that the page stays responsive.

/** Resolves in a new task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The usual milliseconds of work between two yields. */
const SLICE = 12;

/**
 * Returns a function to be awaited after each step of long work: it yields to the event loop if a slice has passed
 * since the last yield, and otherwise returns undefined.
 *
 * @param slice milliseconds of work between two yields
 */
export function makeYielder(slice: number = SLICE): () => Promise<void> | undefined {
  let begin = performance.now();
  return () => {
    if (performance.now() - begin < slice) return undefined;
    return nextTask().then(() => {
      begin = performance.now();
    });
  };
}
