// Pauses in long work, in which the page draws and answers.

/** Milliseconds of work between two pauses. */
const SLICE = 12;

/**
 * What long work waits for after each of its steps: a pause where the last one is long ago, and nothing otherwise.
 *
 * @returns {() => Promise<void> | undefined}
 */
export function makeYielder() {
  let begin = performance.now();
  return () => {
    if (performance.now() - begin < SLICE) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        begin = performance.now();
        resolve();
      }),
    );
  };
}
