// An attempt at a puzzle: which step is asked, and what a move is worth there.

import type { Puzzle } from './file.ts';

/**
 * What a move was: wrong; right, and the replies that follow before the next step; or the last one of the solution.
 * `isSlower`: it wins, but there is a shorter way.
 */
type Verdict = { kind: 'wrong' } | { kind: 'right'; replies: string[] } | { kind: 'solved'; isSlower: boolean };

export class Attempt {
  declare readonly puzzle: Puzzle;
  #at = 0;

  constructor(puzzle: Puzzle) {
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
   * @param after the position after a move
   */
  judge(move: string, after: (move: string) => string): Verdict {
    const { accepted, slower } = this.#step;
    // The same turn may be written in several ways.
    const isSame = (other: string) => other === move || after(other) === after(move);
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
