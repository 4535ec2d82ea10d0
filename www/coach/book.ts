// The book of a game: what was played from a position, with results.

import { canonicalPosition, mirroredMove } from '../games/mirror.ts';

/** What was played from a position of a book, with results for the player who made the move. */
export interface BookMove {
  move: string;
  /** The mirror image of the move in a symmetric position, where it is another move. */
  twin: string | null;
  games: number;
  wins: number;
  draws: number;
}

/** The digits of a key. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** A book, as the command `book` of the engine prints it. */
export class Book {
  /** The number of its games. */
  games;
  #isMirrored;
  /** The moves of each position by its key. */
  #lines = new Map<string, string[]>();

  constructor(text: string) {
    const [head = '', ...lines] = text.trim().split('\n');
    this.games = Number(head.split(' ')[1]);
    this.#isMirrored = head.endsWith(', mirrored');
    for (const line of lines) {
      const [key = '', ...moves] = line.split(' ');
      this.#lines.set(key, moves);
    }
  }

  /**
   * The moves that were played from a position, the most frequent first; none for a position that is not in the book.
   *
   * @param legal the legal moves
   */
  movesOf(position: string, legal: string[]): BookMove[] {
    const { text, isImage, isSymmetric } = canonicalPosition(position, this.#isMirrored);
    const moves = this.#lines.get(keyOf(text)) ?? [];
    const found: BookMove[] = [];
    for (let n = 0; n < moves.length; n += 4) {
      const [move = '', ...counts] = moves.slice(n, n + 4);
      const [games = 0, wins = 0, draws = 0] = counts.map(Number);
      found.push({
        move: isImage ? mirroredMove(move) : move,
        twin: isSymmetric && mirroredMove(move) !== move ? mirroredMove(move) : null,
        games,
        wins,
        draws,
      });
    }
    // Another position may have the same key.
    return found.every(({ move }) => legal.includes(move)) ? found : [];
  }
}

/** The key of a position: 24 bits of its hash (FNV-1a) as four digits. */
export function keyOf(position: string) {
  let hash = 0x811c9dc5;
  for (let n = 0; n < position.length; n += 1) hash = Math.imul(hash ^ position.charCodeAt(n), 0x01000193);
  hash ^= hash >>> 24;
  return [3, 2, 1, 0].map((n) => DIGITS[(hash >>> (6 * n)) & 63]).join('');
}
