// One game as it is played: its moves, who sits where, and the clock.

import { Clock, fullTime } from './clock.js';
import { isTrap, messageOf } from '../core/fault.js';
import { luckOf, openText } from './hands.js';
import { formatSetup } from '../links/link.js';
import { PERSON, seenFrom } from '../links/sitters.js';
import { sessionOf } from '../links/opener.js';
import { playerOf } from '../players/index.js';
import { t } from '../words/index.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { Think } from '../players/computer.js' */
/** @import { ClockSetting, GamePage, Match, Player, PlayerView, Session, Sight, Sitter, Snapshot, TableSnapshot, TableState } from '../types.js' */

/**
 * How many seeds new games are given: few enough to tell somebody one. Where hands are hidden any seed may come, so
 * that nobody finds the deal by trying all of those that fit their own hand.
 */
const SEEDS = 1_000_000;

export class Play {
  #game;
  #engine;
  #think;
  #isLocked;
  #isHidden;
  #clockListener;
  /** @type {Session} */
  #session;
  /** @type {TableSnapshot} */
  #snapshot;
  /** @type {string | null} The first position where it is not the usual one. */
  #position = null;
  /** @type {string | undefined} What everybody has seen, where somebody only looks on. */
  #view;
  #isFinished = false;
  #seed = 0;
  /** @type {Record<string, string>} */
  #options = {};
  /** @type {Player[]} */
  #seated;
  /** @type {number | null} The seat whose person has said that they hold the device, where hands are hidden. */
  #holder = null;
  /** @type {Match | null} */
  #match = null;
  /** @type {ClockSetting | null} */
  #clockSetting = null;
  /** @type {Clock | null} */
  #clock = null;

  /**
   * The usual start of a game.
   *
   * @param {GamePage} game
   * @param {object} tools
   * @param {Engine} tools.engine
   * @param {Think} tools.think how computers ask a search
   * @param {boolean} tools.isLocked whether nobody may play, only look
   * @param {() => boolean} tools.isHidden whether nobody sees the page
   * @param {{ onTick: (left: number[]) => void, onEnd: () => void }} clockListener the milliseconds that are left, while
   *   a clock runs; and a side has run out of time
   */
  constructor(game, { engine, think, isLocked, isHidden }, clockListener) {
    this.#game = game;
    this.#engine = engine;
    this.#think = think;
    this.#isLocked = isLocked;
    this.#isHidden = isHidden;
    this.#clockListener = clockListener;
    this.#seated = this.#playersOf(game.sitters);
    this.#session = engine.start(game.id, '');
    this.#snapshot = this.#read();
  }

  /**
   * Begins with another game, as far as it was played. What of it is wrong is left out, and said.
   *
   * @param {TableState} state
   * @returns {string[]} what was wrong, as sentences
   */
  open(state) {
    const seed = state.seed ?? (this.#game.hands ? this.#engine.seed() : this.#engine.seed() % SEEDS);
    const { session, position, view, isFinished, problems } = replayed(this.#engine, this.#game, { ...state, seed });
    // Where the engine traps, nothing has changed yet.
    const snapshot = session.snapshot();
    const { players } = snapshot;
    this.#session.free();
    this.#session = session;
    this.#setClock(state, players);
    this.#snapshot = this.#timed(snapshot);
    this.#position = position;
    this.#view = view;
    this.#isFinished = isFinished;
    this.#seed = seed;
    if (state.sitters && state.sitters.length !== players) {
      problems.push(t().problems.seats(state.sitters.length, players));
    }
    const { sitters } = this.#game;
    const chosen = state.sitters ?? sitters;
    this.#seated = this.#playersOf(Array.from({ length: players }, (_, seat) => chosen[seat] ?? sitters.at(-1) ?? PERSON));
    this.#holder = null;
    this.#match = state.match;
    this.#options = state.options;
    return problems;
  }

  get session() {
    return this.#session;
  }

  /** How the game stands: as the moves say, and over where a side has run out of time. */
  get snapshot() {
    return this.#snapshot;
  }

  /** What everybody may see of the position. */
  get openPosition() {
    return openText(this.#game, this.#snapshot.position);
  }

  get seed() {
    return this.#seed;
  }

  /**
   * Who sits where, as the questions about seats and hands ask for it.
   *
   * @returns {Sight}
   */
  get sight() {
    return {
      game: this.#game,
      snapshot: this.#snapshot,
      seated: this.#seated,
      holder: this.#holder,
      match: this.#match,
      isLocked: this.#isLocked || this.#view !== undefined,
      isWatched: this.#view !== undefined,
      isFinished: this.#isFinished,
    };
  }

  get #sitters() {
    return this.#seated.map(({ name }) => name);
  }

  /** The milliseconds that each seat has left; null without a clock. */
  get time() {
    return this.#clock?.left ?? null;
  }

  /**
   * All of it, as a link tells it.
   *
   * @returns {TableState}
   */
  get state() {
    const { game, sealed, ply } = this.#snapshot;
    const clock = this.#clock && this.#clockSetting ? { ...this.#clockSetting, left: this.#clock.left } : null;
    if (this.#view !== undefined) return this.#seen(this.#view);
    return { game, seed: this.#seed, position: this.#position, moves: sealed, sitters: this.#sitters, options: this.#options, clock, match: this.#match, at: ply };
  }

  /**
   * What everybody may be told of the position: with it somebody looks on who sees no hand.
   *
   * @returns {TableState}
   */
  get publicState() {
    return this.#seen(this.#session.publicText());
  }

  /**
   * A table to look on at.
   *
   * @param {string} view
   * @returns {TableState}
   */
  #seen(view) {
    const { game } = this.#snapshot;
    return { game, seed: null, position: null, view, moves: [], sitters: this.#sitters, options: {}, clock: null, match: null, at: null };
  }

  /**
   * What is asked of a search of the position: it is told what the player to move may know, and no more.
   *
   * @returns {PlayerView}
   */
  get question() {
    const { first, moves, ply, toMove } = this.#snapshot;
    const { id, hands } = this.#game;
    const setup = formatSetup(this.#game, { options: this.#options, sitters: this.#sitters });
    // Each turn of each game has luck of its own, the same on every device.
    if (hands) return { game: id, setup, view: this.#session.view(toMove ?? 0), moves: [], seed: luckOf(this.#seed, ply) };
    return { game: id, setup, view: first, moves: moves.slice(0, ply), seed: (this.#seed + ply * 0x9e3779b1) % 2 ** 53 };
  }

  /** Ends the game where a side has run out of time by now, also where the timer is late; whether one has. */
  judgeTime() {
    return this.#clock?.judge() ?? false;
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
    const { toMove } = this.#snapshot;
    if (this.#clock?.press(toMove ?? 0) === false) return null;
    if (isSealed) this.#session.replay(move);
    else this.#session.play(move);
    this.#holder = null;
    this.#snapshot = this.#read();
    const { ply, over } = this.#snapshot;
    this.#isFinished = over;
    const played = this.#snapshot.moves[ply - 1] ?? move;
    return { move: this.#game.hands?.conceal(played) ?? played, ply };
  }

  /**
   * Shows the position after so many moves.
   *
   * @param {number} ply
   */
  seek(ply) {
    this.#session.seek(ply);
    this.#holder = null;
    this.#snapshot = this.#read();
  }

  /** Says that whoever is to move holds the device and may see their hand. */
  hold() {
    this.#holder = this.#snapshot.toMove;
  }

  /**
   * Says which seats are played from here, in a game by link; the others are played elsewhere.
   *
   * @param {number[]} seats
   */
  sit(seats) {
    this.#seated = this.#playersOf(seenFrom(this.#sitters, seats));
    this.#match = this.#match && { ...this.#match, from: seats[0] ?? 0 };
  }

  /** The state of the same game before its first move. */
  get beginning() {
    const clock = this.#clockSetting && { ...this.#clockSetting, left: null };
    return { ...this.state, moves: [], clock, at: null };
  }

  /**
   * Lets the time of whoever is to move run: from the first move on, while the game is looked at where it stands. Against
   * some players it stands while the page is not seen.
   *
   * @param {boolean} isOn whether the game goes on
   */
  runClock(isOn) {
    const { toMove, ply, moves } = this.#snapshot;
    const isAway = this.#isHidden() && this.#seated.some(({ pausesClock }) => pausesClock);
    this.#clock?.run(isOn && ply === moves.length && ply > 0 && !isAway ? toMove : null);
  }

  /**
   * Sets the time that each seat has left, as another page has measured it.
   *
   * @param {number[] | null} left milliseconds; null where nothing is known of it
   */
  setTime(left) {
    if (left) this.#clock?.set(left);
    this.#snapshot = this.#read();
  }

  close() {
    this.#clock?.close();
    this.#session.free();
  }

  /** @param {readonly Sitter[]} sitters */
  #playersOf(sitters) {
    return sitters.map((sitter) => playerOf(sitter, this.#think));
  }

  #read() {
    return this.#timed(this.#session.snapshot());
  }

  /**
   * How a game stands, its clock included.
   *
   * @param {Snapshot} snapshot
   * @returns {TableSnapshot}
   */
  #timed(snapshot) {
    const fallen = snapshot.over ? null : (this.#clock?.fallen ?? null);
    if (fallen === null) return { ...snapshot, fallen };
    const winners = Array.from({ length: snapshot.players }, (_, seat) => seat).filter((seat) => seat !== fallen);
    return { ...snapshot, over: true, toMove: null, winners, legal: [], fallen };
  }

  /**
   * Sets the clock of a game, or none.
   *
   * @param {TableState} state
   * @param {number} players
   */
  #setClock({ clock }, players) {
    this.#clock?.close();
    this.#clockSetting = clock && { base: clock.base, increment: clock.increment };
    const onEnd = () => {
      this.#holder = null;
      this.#snapshot = this.#read();
      this.#clockListener.onEnd();
    };
    const { onTick } = this.#clockListener;
    this.#clock = clock && new Clock(clock, clock.left ?? fullTime(clock, players), { onTick, onEnd });
  }
}

/**
 * A session as far as a state can be played, the first position where it is not the usual one, what everybody has seen
 * where somebody only looks on, whether the game is over at its last move, and what was wrong, as sentences.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {TableState} state
 */
function replayed(engine, game, state) {
  /** @type {string[]} */
  const problems = [];
  let { position, view } = state;
  let session;
  try {
    session = sessionOf(game, state, engine);
  } catch (error) {
    if (isTrap(error)) throw error;
    problems.push(t().problems.position(messageOf(error)));
    position = null;
    view = undefined;
    session = sessionOf(game, { ...state, position, view }, engine);
  }
  // Moves belong to their position: they say nothing from another one.
  const moves = problems.length > 0 ? [] : state.moves;
  for (const [ply, move] of moves.entries()) {
    try {
      session.replay(move);
    } catch (error) {
      if (isTrap(error)) throw error;
      problems.push(t().problems.move(ply + 1, messageOf(error)));
      break;
    }
  }
  const isFinished = session.snapshot().over;
  if (state.at !== null && !session.seek(state.at)) {
    problems.push(t().problems.ply(state.at));
  }
  return { session, position, view, isFinished, problems };
}
