// One game as it is played at a table: its record, who sits where, and the clock.

import { isTrap, messageOf } from '../core/fault.js';
import { searchSeed, publicPosition } from './hands.js';
import { GameRecord } from './record.js';
import { Seating } from './seating.js';
import { Timing } from './timing.js';
import { formatSetup } from '../links/link.js';
import { startSession } from '../links/opener.js';
import { t } from '../words/index.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { Search } from '../players/computer.js' */
/** @import { GamePage, PlayerView, Sight, TableSnapshot, TableState } from '../types.js' */

/** @typedef {() => string} Problem What of a state is wrong: the sentence is made when it is said, once the words for errors are loaded. */

/**
 * How many seeds new games are given: few enough to tell somebody one. Where hands are hidden any seed may come, so
 * that nobody finds the deal by trying all of those that fit their own hand.
 */
const SEEDS = 1_000_000;

export class Play {
  #game;
  #engine;
  #isLocked;
  #isHidden;
  #record;
  #seating;
  #timing;
  /** @type {TableSnapshot} */
  #snapshot;
  /** What a link says of the game beside its moves and players. */
  #start = { seed: 0, position: /** @type {string | null} */ (null), options: /** @type {Record<string, string>} */ ({}) };
  /** @type {string | undefined} What everybody has seen, where somebody only looks on. */
  #view;
  #isFinished = false;

  /**
   * The usual start of a game.
   *
   * @param {GamePage} game
   * @param {object} tools
   * @param {Engine} tools.engine
   * @param {Search} tools.think how computers ask a search
   * @param {boolean} tools.isLocked whether nobody may play, only look
   * @param {() => boolean} tools.isHidden whether nobody sees the page
   * @param {{ onTick: (left: number[]) => void, onEnd: () => void }} clockListener the milliseconds that are left, while
   *   a clock runs; and a side has run out of time
   */
  constructor(game, { engine, think, isLocked, isHidden }, { onTick, onEnd }) {
    this.#game = game;
    this.#engine = engine;
    this.#isLocked = isLocked;
    this.#isHidden = isHidden;
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
   * Begins with another game, as far as it was played. What of it is wrong is left out, and said.
   *
   * @param {TableState} state
   * @returns {Problem[]} what was wrong
   */
  open(state) {
    const seed = state.seed ?? (this.#game.hands ? this.#engine.seed() : this.#engine.seed() % SEEDS);
    const { record, position, view, isFinished, problems } = replayed(this.#engine, this.#game, { ...state, seed });
    // Where the engine traps, nothing has changed yet.
    this.#record.free();
    this.#record = record;
    const { players } = record.status;
    this.#timing.open(state.clock, players);
    this.#seating.open(state.playerKinds, players, state.match);
    this.#start = { seed, position, options: state.options };
    this.#view = view;
    this.#isFinished = isFinished;
    this.#snapshot = this.#read();
    if (state.playerKinds && state.playerKinds.length !== players) problems.push(() => t().problems.seats(state.playerKinds?.length ?? 0, players));
    return problems;
  }

  /** What may be asked of the position. */
  get record() {
    return this.#record;
  }

  /** How the game stands: as the moves say, and over where a side has run out of time. */
  get snapshot() {
    return this.#snapshot;
  }

  /** The legal moves; none where the game is over. */
  get legal() {
    return this.#snapshot.over ? [] : this.#record.legal;
  }

  /** What everybody may see of the position. */
  get openPosition() {
    return publicPosition(this.#game, this.#snapshot.position);
  }

  get seed() {
    return this.#start.seed;
  }

  /**
   * Who sits where, as the questions about seats and hands ask for it.
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
   * All of it, as a link tells it.
   *
   * @returns {TableState}
   */
  get state() {
    if (this.#view !== undefined) return this.#seen(this.#view);
    const { playerKinds, match } = this.#seating;
    const { sealed, ply } = this.#record;
    return { game: this.#game.id, ...this.#start, moves: sealed, playerKinds, clock: this.#timing.state, match, at: ply };
  }

  /** The state of the same game before its first move. */
  get beginning() {
    return { ...this.state, moves: [], clock: this.#timing.full, at: null };
  }

  /**
   * What everybody may be told of the position: with it somebody looks on who sees no hand.
   *
   * @returns {TableState}
   */
  get publicState() {
    return this.#seen(this.#record.publicText());
  }

  /**
   * What a search of the position is told: what the player to move may know, and no more.
   *
   * @returns {PlayerView}
   */
  get question() {
    const { first, ply } = this.#record;
    const { moves, toMove } = this.#snapshot;
    const { id, hands } = this.#game;
    const { seed, options } = this.#start;
    const setup = formatSetup(this.#game, { options, playerKinds: this.#seating.playerKinds });
    // Each turn of each game has luck of its own, the same on every device.
    if (hands) return { game: id, setup, view: this.#record.view(toMove ?? 0), moves: [], seed: searchSeed(seed, ply) };
    return { game: id, setup, view: first, moves: moves.slice(0, ply), seed: (seed + ply * 0x9e3779b1) % 2 ** 53 };
  }

  /** Ends the game where a side has run out of time by now, also where the timer is late; whether one has. */
  judgeTime() {
    return this.#timing.judge();
  }

  /**
   * Plays a move; it, and its ply counted from 1, as everybody may see it. Time is judged first: a move that comes when it
   * is up is no move, and null.
   *
   * @param {string} move
   * @param {boolean} isSealed whether it is written as in a link
   * @throws an error that says why it is not played
   */
  play(move, isSealed) {
    if (!this.#timing.press(this.#snapshot.toMove ?? 0)) return null;
    this.#record.play(move, isSealed);
    this.#change();
    const { ply, over, moves } = this.#snapshot;
    this.#isFinished = over;
    const played = moves[ply - 1] ?? move;
    return { move: this.#game.hands?.conceal(played) ?? played, ply };
  }

  /**
   * Shows the position after so many moves.
   *
   * @param {number} ply
   */
  seek(ply) {
    this.#record.seek(ply);
    this.#change();
  }

  /** Says that whoever is to move holds the device and may see their hand. */
  hold() {
    this.#seating.hand(this.#snapshot.toMove);
  }

  /**
   * Says which seats are played from here, in a game by link; the others are played elsewhere.
   *
   * @param {number[]} seats
   */
  sit(seats) {
    this.#seating.sit(seats);
  }

  /**
   * Lets the time of whoever is to move run: from the first move on, while the game is looked at where it stands. Against
   * some players it stands while the page is not seen.
   *
   * @param {boolean} isOn whether the game goes on
   */
  runClock(isOn) {
    const { toMove, ply, moves } = this.#snapshot;
    const isAway = this.#isHidden() && this.#seating.seated.some(({ pausesClock }) => pausesClock);
    this.#timing.run(isOn && ply === moves.length && ply > 0 && !isAway ? toMove : null);
  }

  /**
   * Sets the time that each seat has left, as another page has measured it.
   *
   * @param {number[] | null} left milliseconds; null where nothing is known of it
   */
  setTime(left) {
    if (left) this.#timing.set(left);
    this.#snapshot = this.#read();
  }

  close() {
    this.#timing.close();
    this.#record.free();
  }

  /** Another position is looked at: nobody has said that they hold the device there. */
  #change() {
    this.#seating.hand(null);
    this.#snapshot = this.#read();
  }

  /**
   * How the game stands, its clock included.
   *
   * @returns {TableSnapshot}
   */
  #read() {
    const { position, ply, status, history } = this.#record;
    const fallen = status.over ? null : this.#timing.fallen;
    const snapshot = { position, ply, ...status, ...history, fallen };
    if (fallen === null) return snapshot;
    const winners = Array.from({ length: status.players }, (_, seat) => seat).filter((seat) => seat !== fallen);
    return { ...snapshot, over: true, toMove: null, winners };
  }

  /**
   * A table to look on at.
   *
   * @param {string} view
   * @returns {TableState}
   */
  #seen(view) {
    const { playerKinds } = this.#seating;
    return { game: this.#game.id, seed: null, position: null, view, moves: [], playerKinds, options: {}, clock: null, match: null, at: null };
  }
}

/**
 * A record as far as a state can be played, the first position where it is not the usual one, what everybody has seen
 * where somebody only looks on, whether the game is over at its last move, and what was wrong.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {TableState} state
 */
function replayed(engine, game, state) {
  /** @type {Problem[]} */
  const problems = [];
  let { position, view } = state;
  let session;
  try {
    session = startSession(game, state, engine);
  } catch (error) {
    if (isTrap(error)) throw error;
    problems.push(() => t().problems.position(messageOf(error)));
    position = null;
    view = undefined;
    session = startSession(game, { ...state, position, view }, engine);
  }
  // Moves belong to their position: they say nothing from another one.
  const moves = problems.length > 0 ? [] : state.moves;
  for (const [ply, move] of moves.entries()) {
    try {
      session.replay(move);
    } catch (error) {
      if (isTrap(error)) throw error;
      problems.push(() => t().problems.move(ply + 1, messageOf(error)));
      break;
    }
  }
  const isFinished = session.status().over;
  if (state.at !== null && !session.seek(state.at)) problems.push(() => t().problems.ply(state.at ?? 0));
  return { record: new GameRecord(session), position, view, isFinished, problems };
}
