// The rules behind a table: answers questions about the line of a state, with one session of the engine that follows
// the line. The states themselves hold no session, so that they can be printed and compared.

import { GameRecord } from '../game/record.ts';
import { replay } from '../game/replay.ts';
import { replayIn, startSession } from '../links/opener.ts';
import type { Session, Tree } from '../core/bindings.ts';
import type { Engine } from '../core/engine.ts';
import type { GamePage } from '../games/page.ts';
import type { Copy } from '../game/edits.ts';
import type { GameLink } from '../links/state.ts';
import type { Line, Start } from './state.ts';

/**
 * The number of seeds of new games, so that a seed is short enough to say aloud. Games with hidden hands use all seeds:
 * nobody can find the deal by trying those that fit their own hand.
 */
const SEEDS = 1_000_000;
/** The node of the first position. */
const FIRST = 0;

/** Copies the tree of a session, and makes the tree of a session that of a copy (see `game/edits.ts`). */
export interface Trees {
  copyOf(tree: Tree): Copy;
  restore(session: Session, copy: Copy): unknown;
}

export class Rules {
  declare readonly game: GamePage;
  declare readonly engine: Engine;
  #trees;
  #record: GameRecord;
  /** The line that the record shows. */
  #line: Line;

  /**
   * Begins with the usual first position.
   *
   * @param trees for a study, in which moves become variations; null for a game
   */
  constructor(game: GamePage, engine: Engine, trees: Trees | null) {
    this.game = game;
    this.engine = engine;
    this.#trees = trees;
    this.#record = new GameRecord(engine.start(game.id, ''));
    this.#line = this.#lineOf({ seed: 0, position: null, options: {}, playerKinds: null });
  }

  /** The line that was read last. */
  get line() {
    return this.#line;
  }

  /**
   * Opens a game. Invalid parts are left out.
   *
   * @returns its line, whether the game is over after its last move, how players have ended it, and what was wrong
   */
  open(state: GameLink) {
    const { game, engine } = this;
    const seed = state.seed ?? (game.hands ? engine.seed() : engine.seed() % SEEDS);
    const { record, position, view, hands, isFinished, problems } = replay(engine, game, { ...state, seed });
    // Nothing has changed before, so that a trap leaves the game as it was.
    this.#record.free();
    this.#record = record;
    const { options, playerKinds, deal } = state;
    const known = { ...(view !== undefined && { view }), ...(hands && { hands }), ...(deal !== undefined && { deal }) };
    const line = this.#lineOf({ seed, position, options, playerKinds, ...known });
    const { players } = record.status;
    const { ending = null } = state;
    const isSeat = !(Number(ending) >= players);
    const kept = isSeat && problems.length === 0 ? ending : null;
    if (!isSeat) problems.push((words) => words.ending(`resigned-${ending}`));
    if (playerKinds && playerKinds.length !== players)
      problems.push((words) => words.seats(playerKinds.length, players));
    return { line, isFinished, ending: kept, problems };
  }

  /** The record of a line, for queries about its position. It is valid until another line is read. */
  record(line: Line): GameRecord {
    if (line !== this.#line) this.#follow(line);
    return this.#record;
  }

  /**
   * Plays a move, and returns the line after it.
   *
   * @param isSealed whether it is written as in a link
   * @throws an error when it is not legal
   */
  play(line: Line, move: string, isSealed: boolean) {
    const record = this.record(line);
    if (this.#trees) record.edit((session) => session.playVariation(move));
    else record.play(move, isSealed);
    return this.#lineOf(line.start);
  }

  /** The line with another position shown. */
  seek(line: Line, ply: number) {
    this.record(line).seek(ply);
    return this.#lineOf(line.start);
  }

  /** Changes the tree of moves, and returns the line with the result of the change. */
  edit<Result>(line: Line, change: (session: Session) => Result) {
    const result = this.record(line).edit(change);
    return { line: this.#lineOf(line.start), result };
  }

  /** Frees the engine's session. */
  free() {
    this.#record.free();
  }

  #lineOf(start: Start) {
    const { sealed, ply } = this.#record;
    const tree = this.#trees && this.#trees.copyOf(this.#record.tree(FIRST));
    this.#line = { start, moves: sealed, ply, tree };
    return this.#line;
  }

  /** Brings the record to a line that another state has: an earlier or a later one, or one that was read from text. */
  #follow(line: Line) {
    const { start, moves, ply, tree } = line;
    const own = this.#record.sealed;
    const isNext =
      start === this.#line.start && !start.hands && tree === null && own.every((move, at) => move === moves[at]);
    if (isNext) {
      this.#record.seek(own.length);
      for (const move of moves.slice(own.length)) this.#record.play(move, true);
    } else {
      const session = startSession(this.game, start, this.engine);
      const replay = replayIn(session, start);
      for (const move of moves) replay(move);
      const record = new GameRecord(session);
      if (tree !== null) record.edit(() => this.#trees?.restore(session, tree));
      this.#record.free();
      this.#record = record;
    }
    if (tree === null) this.#record.seek(ply);
    this.#line = line;
  }
}
