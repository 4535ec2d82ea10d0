// The opening explorer: the moves played from a position in the games of the library, with results.

import { isTrap } from '../core/fault.ts';
import { canonicalPosition, mirroredMove } from '../games/mirror.ts';
import { parseTable } from '../library/conflicts.ts';
import { printOf } from '../library/shelf/print.ts';
import { startSession, type Opener } from '../links/opener.ts';
import type { GamePage } from '../games/page.ts';
import type { Head, Result } from '../library/shelf/entry.ts';
import type { BookMove } from './book.ts';

/** A move played from a position, with results. */
export interface ExplorerMove {
  move: string;
  /** The mirror image of the move in a symmetric position, where it is another move. */
  twin: string | null;
  /** The number of games, those that are not over included. */
  games: number;
  /** By seat, the games that this seat alone has won; empty before the first one is over. */
  wins: number[];
  /** The games that nobody has won alone. */
  draws: number;
  /** The mean lead at the end of the player who made the move; null where it is not known. */
  lead: number | null;
}

/** Further moves of a game are not read. */
const MAX_MOVES = 1000;

/** A game. */
interface LibraryGame {
  moves: string[];
  result: Result | null;
}

/**
 * Finds games of one kind by their positions. Each game is read once.
 */
export class GameExplorer {
  #game;
  #engine;
  #games: LibraryGame[] = [];
  /**
   * The places of each position: the number of the game times 2 · MOST, plus twice the ply, plus 1 for a mirror image.
   */
  #places = new Map<string, number[]>();
  /** What was read, by the ids of entries. */
  #read = new Map<string, string>();

  constructor(game: GamePage, engine: Opener) {
    this.#game = game;
    this.#engine = engine;
  }

  /** The number of games. */
  get size() {
    return this.#games.length;
  }

  /**
   * Reads the games among entries that were not read before; where one of those is gone or has changed, all are read
   * again.
   *
   * @param pause called after each game
   */
  async read(
    heads: Head[],
    pause: () => Promise<void> | undefined,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) {
    const games = heads.filter(({ kind, game }) => kind === 'game' && game === this.#game.id);
    const found = new Map(games.map(({ id, link }) => [id, link]));
    for (const [id, link] of this.#read) {
      if (found.get(id) === link) continue;
      this.#games = [];
      this.#places.clear();
      this.#read.clear();
      break;
    }
    for (const [index, head] of games.entries()) {
      if (this.#read.has(head.id)) continue;
      this.#add(head);
      await pause();
      if (signal.aborted) return;
      onProgress((index + 1) / games.length);
    }
  }

  /**
   * The moves that were played from a position, the most frequent first. A mirror image counts as the same position
   * where the rules know no left and right.
   *
   * @param legal the legal moves
   */
  movesOf(position: string, legal: string[], mover: number): ExplorerMove[] {
    const { key, isImage, isSymmetric } = this.#keyOf(position);
    const isLegal = new Set(legal);
    const found = new Map<string, ExplorerMove & { last: number }>();
    for (const place of this.#places.get(key) ?? []) {
      const number = Math.floor(place / (2 * MAX_MOVES));
      const { moves, result } = this.#games[number]!;
      const played = moves[(place >> 1) % MAX_MOVES] ?? '';
      const same = (place % 2 === 1) === isImage ? played : mirroredMove(played);
      const image = isSymmetric ? mirroredMove(same) : same;
      const [move, twin] = image < same ? [image, same] : [same, image];
      // Where hands are hidden, the same board is no promise of the same tokens.
      if (!isLegal.has(move)) continue;
      const known = found.get(move) ?? {
        move,
        twin: twin === move ? null : twin,
        games: 0,
        wins: [],
        draws: 0,
        lead: null,
        last: -1,
      };
      // A position that a game comes back to counts once.
      if (known.last !== number) found.set(move, { ...counted(known, result, mover), last: number });
    }
    return [...found.values()].map(({ last, ...played }) => played).sort((one, other) => other.games - one.games);
  }

  #add({ id, link, result }: Head) {
    this.#read.set(id, link);
    const state = parseTable(link, this.#game.id);
    if (!state) return;
    const moves = state.moves.slice(0, MAX_MOVES);
    const number = this.#games.push({ moves, result }) - 1;
    let session;
    try {
      session = startSession(this.#game, state, this.#engine);
      for (const [ply, move] of moves.entries()) {
        const { key, isImage } = this.#keyOf(session.position());
        const place = 2 * (number * MAX_MOVES + ply) + Number(isImage);
        const places = this.#places.get(key);
        if (places) places.push(place);
        else this.#places.set(key, [place]);
        session.replay(move);
      }
    } catch (error) {
      // A game that can no longer be played counts as far as it goes.
      if (isTrap(error)) throw error;
    } finally {
      session?.free();
    }
  }

  /** The key of a position: of its board and the side to move, whatever its counters say. */
  #keyOf(position: string) {
    const { text, ...mirrored } = canonicalPosition(position, this.#game.isMirrored === true);
    return { key: printOf([text]), ...mirrored };
  }
}

/** The same counts for a move of a book, whose games two sides have played. */
export function ofBook({ wins, draws, games, ...move }: BookMove, mover: number): ExplorerMove {
  const lost = games - wins - draws;
  return { ...move, games, wins: mover === 0 ? [wins, lost] : [lost, wins], draws, lead: null };
}

/**
 * Counts a game.
 *
 * @param result null for a game that is not over
 */
function counted(
  { games, wins, draws, lead, ...move }: ExplorerMove,
  result: Result | null,
  mover: number,
): ExplorerMove {
  if (!result) return { ...move, games: games + 1, wins, draws, lead };
  const { winners, scores } = result;
  const [winner] = winners;
  const seats = scores.map((_, seat) => (wins[seat] ?? 0) + Number(winners.length === 1 && seat === winner));
  const others = scores.filter((_, seat) => seat !== mover);
  const ahead = (scores[mover] ?? 0) - others.reduce((sum, score) => sum + score, 0) / Math.max(1, others.length);
  const over = wins.reduce((sum, count) => sum + count, draws);
  return {
    ...move,
    games: games + 1,
    wins: seats,
    draws: draws + Number(winners.length !== 1),
    lead: ((lead ?? 0) * over + ahead) / (over + 1),
  };
}
