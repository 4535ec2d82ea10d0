// An attempt at a puzzle: which step is asked, and what a move is worth there.

/** @import { Puzzle } from './file.js' */

/**
 * What a move was: wrong; right, and the replies that follow before the next step; or the last one of the solution. `isSlower`: it
 * wins, but there is a shorter way.
 *
 * @typedef {{ kind: 'wrong' } | { kind: 'right', replies: string[] } | { kind: 'solved', isSlower: boolean }} Verdict
 */

export class Attempt {
  #at = 0;

  /** @param {Puzzle} puzzle */
  constructor(puzzle) {
    this.puzzle = puzzle;
  }

  /** The index of the step that is asked. */
  get at() {
    return this.#at;
  }

  /** The main move of the step that is asked. */
  get main() {
    return this.#step.accepted[0] ?? '';
  }

  get #step() {
    const step = this.puzzle.steps[this.#at];
    if (!step) throw new Error(String(this.#at));
    return step;
  }

  /**
   * Judges a move, and goes on to the next step where one follows it.
   *
   * @param {string} move
   * @param {(move: string) => string} after the position after a move
   * @returns {Verdict}
   */
  judge(move, after) {
    const { accepted, slower } = this.#step;
    // The same turn may be written in several ways.
    const isSame = (/** @type {string} */ other) => other === move || after(other) === after(move);
    const replies = this.puzzle.replies[this.#at];
    if (isSame(this.main)) {
      if (replies === undefined) return { kind: 'solved', isSlower: false };
      this.#at += 1;
      return { kind: 'right', replies };
    }
    if (accepted.some(isSame)) return { kind: 'solved', isSlower: false };
    return slower.some(isSame) ? { kind: 'solved', isSlower: true } : { kind: 'wrong' };
  }
}
