// The moves of a game with a goal, as the tabs that show it store and read them.

import { changeCourseProgress, courseProgressOf } from '../../library/courses.ts';

export class SharedMoves {
  #game;
  #chapter;
  #onStored;
  /** The text of the moves that this tab has last read or written. */
  #known = '';

  /** @param onStored moves were stored, by this tab or another one */
  constructor(game: string, chapter: string, onStored: () => void) {
    this.#game = game;
    this.#chapter = chapter;
    this.#onStored = onStored;
  }

  /** Reads the stored moves. */
  read() {
    const moves = this.#stored;
    this.#known = textOf(moves);
    return moves;
  }

  /** The stored moves, if they are not those that this tab has last read or written; null otherwise. */
  get news() {
    return textOf(this.#stored) === this.#known ? null : this.#stored;
  }

  /**
   * Stores moves, unless another tab has stored some that were not seen here.
   *
   * @param own the moves on the board
   */
  write(moves: string[], own: string[]) {
    const seen = this.#known;
    // A later change is made to the text after this one.
    this.#known = textOf(moves);
    const key = this.#chapter;
    changeCourseProgress(
      this.#game,
      (progress) => {
        const stored = progress.moves[key] ?? [];
        const next = mayReplace(stored, own, seen) ? moves : stored;
        return { ...progress, moves: { ...progress.moves, [key]: next } };
      },
      true,
      // The table is in the middle of a move where a browser has no locks.
      () => void Promise.resolve().then(this.#onStored),
    );
  }

  get #stored() {
    return courseProgressOf(this.#game).moves[this.#chapter] ?? [];
  }
}

const textOf = (moves: string[]) => moves.join(' ');

/**
 * Whether the stored moves may be replaced by those after this tab's own ones: no move is lost that was not seen here.
 *
 * @param own the moves on the board of this tab
 * @param seen the text of those that this tab has last read or written
 */
export function mayReplace(stored: string[], own: string[], seen: string) {
  return textOf(stored) === seen || stored.every((move, at) => move === own[at]);
}
