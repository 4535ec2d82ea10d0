// A game at a table: its record, its seating and its clock.

import { foresee } from './foresight.js';
import { publicPosition } from './hands.js';
import { questionOf } from './question.js';
import { GameRecord } from './record.js';
import { replay } from './replay.js';
import { Seating } from './seating.js';
import { Timing } from './timing.js';
import { startSession } from '../links/opener.js';
import { t } from '../words/index.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { Search } from '../players/computer.js' */
/** @import { Problem } from './replay.js' */
/** @import { Ending, GamePage, PlayerView, Session, Sight, TableSnapshot, TableState } from '../types.js' */

/**
 * The number of seeds of new games, so that a seed is short enough to say aloud. Games with hidden hands use all seeds:
 * nobody can find the deal by trying those that fit their own hand.
 */
const SEEDS = 1_000_000;

export class Play {
  #game;
  #engine;
  #isLocked;
  #isHidden;
  #isStudy;
  #record;
  #seating;
  #timing;
  /** @type {TableSnapshot} */
  #snapshot;
  /** The parts of a link other than moves and players. */
  #start = { seed: 0, position: /** @type {string | null} */ (null), options: /** @type {Record<string, string>} */ ({}) };
  /** @type {string | undefined} The public position of a spectator's table. */
  #view;
  #isFinished = false;
  /** @type {Ending | null} How players have ended the game after its last move. */
  #ending = null;

  /**
   * Begins with the usual first position.
   *
   * @param {GamePage} game
   * @param {object} tools
   * @param {Engine} tools.engine
   * @param {Search} tools.think searches for computer players
   * @param {boolean} tools.isLocked whether the table refuses all moves
   * @param {() => boolean} tools.isHidden whether the page is hidden
   * @param {boolean} [tools.isStudy] whether moves are those of an analysis: each becomes a variation, and all hands are open
   * @param {{ onTick: (left: number[]) => void, onEnd: () => void }} clockListener called with the
   *   milliseconds left while a clock runs, and when a side has run out of time
   */
  constructor(game, { engine, think, isLocked, isHidden, isStudy = false }, { onTick, onEnd }) {
    this.#game = game;
    this.#engine = engine;
    this.#isLocked = isLocked;
    this.#isHidden = isHidden;
    this.#isStudy = isStudy;
    this.#seating = new Seating(game, think);
    this.#timing = new Timing({
      onTick,
      onEnd: () => {
        this.#change();
        onEnd();
      },
    });
    this.#record = new GameRecord(engine.start(game.id, ''));
    this.#snapshot = this.#read();
  }

  /**
   * Replaces the game, and with it all variations, by that of a state. Invalid parts are left out.
   *
   * @param {TableState} state
   * @returns {Problem[]} what was wrong
   */
  open(state) {
    const seed = state.seed ?? (this.#game.hands ? this.#engine.seed() : this.#engine.seed() % SEEDS);
    const { record, position, view, isFinished, problems } = replay(this.#engine, this.#game, { ...state, seed });
    // Nothing has changed before, so that a trap leaves the game as it was.
    this.#record.free();
    this.#record = record;
    const { players } = record.status;
    this.#timing.open(state.clock, players);
    this.#seating.open(state.playerKinds, players, state.match);
    this.#start = { seed, position, options: state.options };
    this.#view = view;
    this.#isFinished = isFinished;
    const { ending = null } = state;
    const isMade = !(Number(ending) >= players);
    this.#ending = isMade && problems.length === 0 ? ending : null;
    this.#change();
    if (!isMade) problems.push(() => t().problems.ending(`resigned-${ending}`));
    if (state.playerKinds && state.playerKinds.length !== players) problems.push(() => t().problems.seats(state.playerKinds?.length ?? 0, players));
    return problems;
  }

  /** The record, for queries about the current position. */
  get record() {
    return this.#record;
  }

  /** The state of the game, which is also over when a side has run out of time or players have ended it. */
  get snapshot() {
    return this.#snapshot;
  }

  /** The legal moves; none where the game is over. */
  get legal() {
    return this.#snapshot.over ? [] : this.#record.legal;
  }

  /** The position without hidden hands. */
  get openPosition() {
    return publicPosition(this.#game, this.#snapshot.position);
  }

  get seed() {
    return this.#start.seed;
  }

  /**
   * What the rules about seats and hands depend on.
   *
   * @returns {Sight}
   */
  get sight() {
    const { seated, holder, match } = this.#seating;
    const isWatched = this.#view !== undefined;
    return {
      game: this.#game,
      snapshot: this.#snapshot,
      seated,
      holder,
      match,
      isLocked: this.#isLocked || isWatched,
      isWatched,
      isFinished: this.#isFinished,
    };
  }

  /** The milliseconds that each seat has left; null without a clock. */
  get time() {
    return this.#timing.left;
  }

  /**
   * The state as links and storage have it: the main line, and the ply shown. In a variation, that is the ply where it leaves
   * the main line.
   *
   * @returns {TableState}
   */
  get state() {
    if (this.#view !== undefined) return this.#seen(this.#view);
    const { playerKinds, match } = this.#seating;
    const { sealed, mainPly } = this.#record;
    const ended = this.#ending === null ? {} : { ending: this.#ending };
    return { game: this.#game.id, ...this.#start, moves: sealed, playerKinds, clock: this.#timing.state, ...ended, match, at: mainPly };
  }

  /** The state of the same game before its first move. */
  get beginning() {
    return { ...this.state, moves: [], clock: this.#timing.full, ending: null, at: null };
  }

  /**
   * The state for a spectator, without hidden hands.
   *
   * @returns {TableState}
   */
  get publicState() {
    return this.#seen(this.#record.publicText());
  }

  /**
   * The request for a search of the position: what the player to move may know, and no more.
   *
   * @returns {PlayerView}
   */
  get question() {
    return questionOf(this.#game, this.#record, this.#snapshot, { ...this.#start, playerKinds: this.#seating.playerKinds });
  }

  /**
   * The request for a search of the position after a move, without playing it. In a study, where all hands are open, the next player
   * is asked with the hand that it has.
   *
   * @param {string} move
   * @returns {PlayerView}
   */
  questionAfter(move) {
    const { question } = this;
    if (!this.#game.hands) return { ...question, moves: [...question.moves, move] };
    const session = startSession(this.#game, { options: this.#start.options, playerKinds: this.#seating.playerKinds, seed: null, position: this.#record.position }, this.#engine);
    try {
      session.play(move);
      return { ...question, view: session.view(session.status().toMove ?? 0) };
    } finally {
      session.free();
    }
  }

  /**
   * The positions that moves lead to from here, without playing them.
   *
   * @param {string[]} moves
   */
  foresee(moves) {
    const setup = { options: this.#start.options, playerKinds: this.#seating.playerKinds };
    return foresee(this.#engine, this.#game, setup, this.#record.position, moves);
  }

  /** Ends the game when a side has run out of time, even before the timer fires. Returns whether one has. */
  judgeTime() {
    return this.#timing.judge();
  }

  /**
   * Plays a move, and returns it without what is hidden, with its ply counted from 1; null, without playing it, when the
   * time of its side is up.
   *
   * @param {string} move
   * @param {boolean} isSealed whether it is written as in a link
   * @throws {Error} when it is not legal
   */
  play(move, isSealed) {
    if (!this.#timing.press(this.#snapshot.toMove ?? 0)) return null;
    if (this.#isStudy) this.#record.edit((session) => session.playVariation(move));
    else this.#record.play(move, isSealed);
    this.#ending = null;
    this.#change();
    const { ply, over, moves } = this.#snapshot;
    this.#isFinished = over;
    const played = moves[ply - 1] ?? move;
    return { move: this.#game.hands?.conceal(played) ?? played, ply };
  }

  /**
   * Goes to the position after `ply` moves.
   *
   * @param {number} ply
   */
  seek(ply) {
    this.#record.seek(ply);
    this.#change();
  }

  /**
   * Changes the tree of moves. A variation can be the current line then, which the snapshot shows and the state does not tell.
   * Variations live as long as this game is open, and are kept nowhere.
   *
   * @template Result
   * @param {(session: Session) => Result} change
   */
  edit(change) {
    const { position } = this.#snapshot;
    const result = this.#record.edit(change);
    // Who holds the device goes on holding it where only the tree has changed.
    if (this.#record.position === position) this.#snapshot = this.#read();
    else this.#change();
    return result;
  }

  /**
   * Ends the game after its last move; whoever goes back and plays on takes this back.
   *
   * @param {Ending} ending
   */
  end(ending) {
    this.#ending = ending;
    this.#change();
  }

  /** Shows the hand of the player to move, who holds the device now. */
  hold() {
    this.#seating.hand(this.#snapshot.toMove);
  }

  /**
   * Sets the local seats of a game by link.
   *
   * @param {number[]} seats
   */
  sit(seats) {
    this.#seating.sit(seats);
  }

  /**
   * Runs the clock of the player to move after the first move, while the last position of the main line is shown. Some players
   * pause it while the page is hidden.
   *
   * @param {boolean} isOn whether the game goes on
   */
  runClock(isOn) {
    const { toMove, ply } = this.#snapshot;
    const { mainPly, sealed } = this.#record;
    const isLast = ply === mainPly && ply === sealed.length;
    const isAway = this.#isHidden() && this.#seating.seated.some(({ pausesClock }) => pausesClock);
    this.#timing.run(isOn && isLast && ply > 0 && !isAway ? toMove : null);
  }

  /**
   * Sets the time that each seat has left, as measured by another page.
   *
   * @param {number[] | null} left milliseconds; null where unknown
   */
  setTime(left) {
    if (left) this.#timing.set(left);
    this.#snapshot = this.#read();
  }

  close() {
    this.#timing.close();
    this.#record.free();
  }

  /** Reads the new position, and hides all hands; a study shows that of the player to move. */
  #change() {
    this.#seating.hand(this.#isStudy ? this.#record.status.toMove : null);
    this.#snapshot = this.#read();
  }

  /**
   * The state of the game, its clock included.
   *
   * @returns {TableSnapshot}
   */
  #read() {
    const { position, ply, status, history, mainPly, sealed } = this.#record;
    const fallen = status.over ? null : this.#timing.fallen;
    const ending = status.over || fallen !== null || ply !== mainPly || ply !== sealed.length ? null : this.#ending;
    const snapshot = { position, ply, ...status, ...history, fallen, ending };
    if (fallen === null && ending === null) return snapshot;
    const winners = Array.from({ length: status.players }, (_, seat) => seat).filter((seat) => seat !== (fallen ?? ending));
    return { ...snapshot, over: true, toMove: null, winners };
  }

  /**
   * The state of a spectator's table.
   *
   * @param {string} view
   * @returns {TableState}
   */
  #seen(view) {
    const { playerKinds } = this.#seating;
    return { game: this.#game.id, seed: null, position: null, view, moves: [], playerKinds, options: {}, clock: null, match: null, at: null };
  }
}
