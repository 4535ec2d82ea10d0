// One game on the screen: the only holder of state that changes.

import { Board, plainScene } from './board/board.js';
import { Clock, fullTime } from './clock.js';
import { isTrap } from './engine.js';
import { handView, isLookersTurn, luckOf, openMoves, openText, passTo, viewOf } from './hands.js';
import { formatLink, formatSetup } from './link.js';
import { newName, seenFrom } from './match.js';
import { changesOf, sceneOf } from './scene.js';
import { hintWords, passedWords, statusWords, tableWords } from './words.js';

/** @import { Engine } from './engine.js' */
/** @import { Thinker } from './thinker.js' */
/** @import { ClockSetting, GamePage, Match, Motion, Question, Report, Session, Settings, Sitter, TableSnapshot, TableState, TableView } from './types.js' */

/** Milliseconds that the strongest player and the analysis get where a position is too large to be solved. */
const MASTER_MILLIS = 2000;
const ANALYSIS_MILLIS = 20_000;
/** How many seeds new games are given: few enough to tell somebody one. */
const SEEDS = 1_000_000;
/** How often the engine may trap at one table before it is given up. */
const TRAPS = 5;
/** Milliseconds between two looks at a clock that runs. */
const TICK = 100;

/**
 * What a table tells the page.
 *
 * @typedef {object} Listener
 * @property {(view: TableView) => void} onView something that is seen has changed
 * @property {() => void} onState what is on the table has changed, as a link tells it
 * @property {() => void} onPlayed a person has played a move
 * @property {(move: string, ply: number) => void} [onMove] somebody has played a move, as everybody may see it
 * @property {() => void} onClear the game on the table makes room for another
 * @property {(left: number[]) => void} onClock the time that is left, while a clock runs
 * @property {(words: string) => void} onNotice something is to be said that is no part of the game
 */

export class Table {
  #engine;
  #thinker;
  #settings;
  #listener;
  /** Whether nobody may play here, only look. */
  #isLocked;
  /** Whether computers that play each other wait until they are asked to. */
  #isPatient;
  /** @type {Session} */
  #session;
  /** @type {TableSnapshot} */
  #snapshot;
  /** @type {string | null} The first position where it is not the usual one. */
  #position;
  #seed;
  /** @type {Record<string, string>} */
  #options = {};
  /** @type {Sitter[]} */
  #sitters;
  /** @type {string[]} What is picked, as the game's input understands it. */
  #picks = [];
  /** @type {number | null} How much was asked for before anything was picked. */
  #wanted = null;
  /** @type {string | null} The square that is looked at before a move is made there. */
  #looked = null;
  /** @type {string | null} The square on which a move was asked about. */
  #asked = null;
  /** @type {{ position: string, gains: Scene['gains'], previews: Map<string, string[]> }} What moves change, for one position. */
  /** @type {ReturnType<typeof changesOf>} */
  #changes = null;
  #isFlipped = false;
  #isPaused = false;
  #isThinking = false;
  #isAnalysing = false;
  /** @type {Report | null} */
  #analysis = null;
  /** Takes the running question of the analysis back. */
  #analysing = new AbortController();
  /** @type {string | null} The move that is pointed at. */
  #hint = null;
  /** @type {number | null} The seat whose person has said that they hold the device, where hands are hidden. */
  #holder = null;
  /** @type {Match | null} */
  #match = null;
  /** @type {ClockSetting | null} */
  #clockSetting = null;
  /** @type {Clock | null} */
  #clock = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;
  #words = '';
  #failure = '';
  #traps = 0;
  #isClosed = false;
  /** Counts what makes running answers stale. */
  #turn = 0;

  /**
   * @param {GamePage} game
   * @param {{ engine: Engine, thinker: Thinker, settings: Settings, isLocked?: boolean, isPatient?: boolean }} tools
   * @param {Listener} listener
   */
  constructor(game, { engine, thinker, settings, isLocked = false, isPatient = false }, listener) {
    this.game = game;
    this.#engine = engine;
    this.#thinker = thinker;
    this.#settings = settings;
    this.#listener = listener;
    this.#isLocked = isLocked;
    this.#isPatient = isPatient;
    this.#seed = 0;
    this.#position = null;
    this.#sitters = game.sitters;
    this.#session = engine.start(game.id, '');
    this.#snapshot = this.#read();
    this.board = new Board(game, plainScene(this.#open(this.#snapshot.position)), {
      label: game.name,
      taps: {
        tap: (square, isUnsure) => this.tap(square, isUnsure),
        point: (square) => this.look(square),
        letGo: () => this.letGo(),
        off: () => this.putBack(),
        turn: (steps) => this.turn(steps),
      },
    });
    this.board.showCoordinates(settings.coordinates);
    document.addEventListener('visibilitychange', this.#runClock);
  }

  /**
   * Puts a game on the table. What of it is wrong is left out, and said.
   *
   * @param {TableState} state
   * @returns {string[]} what was wrong, as sentences
   */
  open(state) {
    /** @type {string[]} */
    const problems = [];
    const setup = formatSetup(this.game, state);
    const seed = state.seed ?? this.#newSeed();
    const fresh = () => this.#engine.start(this.game.id, `seed=${seed} ${setup}`);
    let session;
    let position = state.position;
    try {
      session = position === null ? fresh() : this.#engine.open(this.game.id, setup, position);
    } catch (error) {
      if (isTrap(error)) throw error;
      problems.push(`The position is not understood: ${messageOf(error)}.`);
      position = null;
      session = fresh();
    }
    // Moves belong to their position: they say nothing from another one.
    const moves = problems.length > 0 ? [] : state.moves;
    moves.every((move, ply) => {
      try {
        session.replay(move);
        return true;
      } catch (error) {
        if (isTrap(error)) throw error;
        problems.push(`Move ${ply + 1} is not played: ${messageOf(error)}.`);
        return false;
      }
    });
    if (state.at !== null && !session.seek(state.at)) {
      problems.push(`There are not ${state.at} moves to show.`);
    }
    this.#stop();
    this.#session.free();
    this.#session = session;
    this.#setClock(state, session.snapshot().players);
    this.#snapshot = this.#read();
    this.#position = position;
    this.#seed = seed;
    const { players } = this.#snapshot;
    if (state.sitters && state.sitters.length !== players) {
      problems.push(`The link names ${state.sitters.length} players, and ${players} play from its position.`);
    }
    const chosen = state.sitters ?? this.game.sitters;
    this.#sitters = Array.from({ length: players }, (_, seat) => chosen[seat] ?? this.game.sitters.at(-1) ?? 'human');
    this.#holder = null;
    this.#match = state.match;
    this.#options = state.options;
    this.#isPaused = this.#isShow() && (this.#isPatient || this.#snapshot.ply < this.#snapshot.moves.length);
    this.#words = this.#turnWords();
    this.#goOn();
    return problems;
  }

  /**
   * What is on the table, as a link tells it.
   *
   * @returns {TableState}
   */
  get state() {
    const { game, sealed, ply } = this.#snapshot;
    const clock = this.#clock && this.#clockSetting ? { ...this.#clockSetting, left: this.#clock.left } : null;
    return { game, seed: this.#seed, position: this.#position, moves: sealed, sitters: this.#sitters, options: this.#options, clock, match: this.#match, at: ply };
  }

  /** The link of what is on the table. */
  get link() {
    return formatLink(this.state);
  }

  /** The link of the position alone; null where a position would show hands. */
  get positionLink() {
    if (this.game.hands) return null;
    return formatLink({ ...this.state, seed: null, position: this.#snapshot.position, moves: [], clock: null, match: null, at: null });
  }

  /** What everybody may see of the position. */
  get openPosition() {
    return this.#open(this.#snapshot.position);
  }

  /** How many moves lead to what is shown. */
  get ply() {
    return this.#snapshot.ply;
  }

  /** How many play. */
  get players() {
    return this.#snapshot.players;
  }

  /** The seat whose turn it is; null at the end of a game. */
  get toMove() {
    return this.#snapshot.toMove;
  }

  /** The seats that have won, and the scores of all. */
  get result() {
    const { winners, scores } = this.#snapshot;
    return { winners, scores };
  }

  /** Whether anything was played. */
  get isUsed() {
    return this.#snapshot.moves.length > 0;
  }

  /** Whether the game is over. */
  get isOver() {
    return this.#snapshot.over;
  }

  /** What the game came to, in a few words for a list. */
  get summary() {
    return tableWords(this.game, this.#sitters, this.#snapshot.moves.length);
  }

  /**
   * Puts a new game on the table.
   *
   * @param {Pick<TableState, 'seed' | 'position' | 'options' | 'clock'> & { sitters: Sitter[] }} chosen a seat of somebody
   *   elsewhere makes it a game by link
   * @throws an error that says what is wrong with the position; the table stays as it is then
   */
  begin(chosen) {
    this.#guard(() => {
      if (chosen.position !== null) this.#engine.open(this.game.id, formatSetup(this.game, chosen), chosen.position).free();
      this.#listener.onClear();
      this.open({ game: this.game.id, moves: [], at: null, match: matchOf(chosen.sitters), ...chosen });
    });
  }

  /** Begins the same game again. */
  restart() {
    this.#guard(() => {
      this.#listener.onClear();
      const clock = this.#clockSetting && { ...this.#clockSetting, left: null };
      this.open({ ...this.state, moves: [], clock, match: matchOf(this.#sitters), at: null });
    });
  }

  /**
   * Says which seats are played from here, in a game by link; the others are played elsewhere.
   *
   * @param {number[]} seats
   */
  sit(seats) {
    this.#sitters = seenFrom(this.#sitters, seats);
    this.#match = this.#match && { ...this.#match, from: seats[0] ?? 0 };
    this.#words = this.#turnWords();
    this.#goOn();
  }

  /**
   * Shows a move that came by link, as it is written there.
   *
   * @param {string} move
   */
  arrive(move) {
    this.#play(move, true);
  }

  /**
   * A tap on a square.
   *
   * @param {string} square
   * @param {boolean} [isUnsure] whether another one may have been meant: a move is made at the second tap then
   */
  tap(square, isUnsure = false) {
    const asked = this.#asked;
    this.#asked = null;
    this.board.settle();
    const { legal, toMove } = this.#snapshot;
    if (toMove === null || this.#isLocked) return;
    if (this.#isSettled()) {
      this.#say('A game by link goes on from its last move.');
      return;
    }
    if (!this.#isPersonsTurn()) {
      this.#say(this.#notYours());
      return;
    }
    if (passTo(this.#sight) !== null) {
      this.#say(`${this.game.seats[toMove]?.name} is to move: say first that you hold the device.`);
      return;
    }
    const choice = this.game.tap(legal, this.#picks, square);
    if (isUnsure && 'move' in choice && asked !== square) {
      this.#asked = square;
      this.look(square);
      this.#say(`Tap ${square} once more to play there.`);
    } else if ('refused' in choice) this.#say(choice.refused);
    else if ('tried' in choice) this.#say(this.#lacks(choice.tried));
    else if ('move' in choice) this.#play(choice.move);
    else this.#pick(choice.picks);
  }

  /**
   * Plays a whole move for the person who is to move.
   *
   * @param {string} move
   * @throws an error that says why it is not played
   */
  attempt(move) {
    if (this.#snapshot.over) throw new Error('The game is over.');
    if (!this.#isPersonsTurn() && !this.#isLocked) throw new Error(this.#notYours());
    if (passTo(this.#sight) !== null) throw new Error('Whoever is to move has not said yet that they hold the device.');
    // Refused before anything has changed.
    this.#session.after(move);
    this.board.settle();
    this.#play(move);
  }

  /** Lets the picked piece go, or takes its last step back. */
  letGo() {
    if (this.#picks.length === 0) return;
    this.board.settle();
    const fewer = this.#picks.length > 1 ? this.#picks.slice(0, -1) : [];
    this.#pick(this.game.hands?.letGo(this.#picks) ?? fewer);
  }

  /** Puts what is picked back into the hand that it came from, where there are hands. */
  putBack() {
    if (this.game.hands) this.letGo();
  }

  /** Says that whoever is to move holds the device and may see their hand. */
  hold() {
    this.#holder = this.#snapshot.toMove;
    this.board.settle();
    if (this.#isAnalysing) this.#analyse();
    this.#say(this.#turnWords());
  }

  /**
   * A tap on a token of the rack.
   *
   * @param {number} place
   */
  takeToken(place) {
    const { hands } = this.game;
    if (!hands || !this.#isHandOpen()) return;
    this.board.settle();
    this.#pick(hands.take(viewOf(this.#sight, this.#session), this.#picks, place));
  }

  /**
   * Drops the token that is picked on a point of the window.
   *
   * @param {number} x
   * @param {number} y
   */
  drop(x, y) {
    const square = this.board.squareAt(x, y);
    if (square !== null) this.tap(square);
  }

  /** Begins to choose tokens to put back, or stops doing so. */
  exchange() {
    if (this.game.hands && this.#isHandOpen()) this.#pick(this.game.hands.exchange(this.#picks));
  }

  /** Makes the move that is picked, or says what it lacks. */
  confirm() {
    const move = this.game.hands?.move(this.#picks) ?? null;
    if (move === null || !this.#isHandOpen()) return;
    const lacks = this.#lacks(move);
    if (lacks === '') this.#play(move);
    else this.#say(lacks);
  }

  /** Passes, where that is legal. */
  pass() {
    if (this.#isHandOpen() && this.#snapshot.legal.includes('pass')) this.#play('pass');
  }

  /** Takes everything back that is picked. */
  clear() {
    this.board.settle();
    this.#pick([]);
  }

  /**
   * Takes so many more of what is picked, or fewer; false where there is nothing to choose.
   *
   * @param {number} steps
   */
  turn(steps) {
    const amount = this.#amount();
    if (amount === null) return false;
    if (steps !== 0) this.take(amount.value + steps);
    return true;
  }

  /**
   * Takes so many of what is picked, or of what is picked next.
   *
   * @param {number} amount
   */
  take(amount) {
    if (!this.game.withAmount) return;
    if (this.#picks.length === 0) this.#wanted = amount;
    else this.#pick(this.game.withAmount(this.#snapshot.legal, this.#picks, amount));
  }

  /**
   * Shows what a move on a square would change, where a move is one tap.
   *
   * @param {string | null} square
   */
  look(square) {
    if (!this.game.changed || square === this.#looked) return;
    this.#looked = square;
    this.board.show(this.#scene());
  }

  /** Shows what each legal move would win at once, or stops showing it. */
  showGains() {
    this.#settings.gains = !this.#settings.gains;
    this.#render();
  }

  /** Ends a turn that could go on. */
  endTurn() {
    const made = this.#made();
    if (made !== null) this.#play(made);
  }

  /** Goes back to the last turn of a person, or by one move where there is none. */
  undo() {
    if (this.#made() !== null || (this.game.hands && this.#picks.length > 0)) this.letGo();
    else this.#guard(() => this.seek(this.#nextStop(-1)));
  }

  /** Goes forward to the next turn of a person, or by one move where there is none. */
  redo() {
    this.#guard(() => this.seek(this.#nextStop(1)));
  }

  /**
   * Shows the position after so many moves.
   *
   * @param {number} ply
   */
  seek(ply) {
    const { position, moves, ply: before } = this.#snapshot;
    if (ply === before || ply < 0 || ply > moves.length) return;
    this.#guard(() => {
      this.#stop();
      if (this.#isShow()) this.#isPaused = true;
      this.#session.seek(ply);
      this.#snapshot = this.#read();
      this.#words = this.#turnWords();
      const last = ply === before + 1 ? moves[before] : undefined;
      const after = this.#open(this.#snapshot.position);
      this.#goOn(last === undefined ? null : this.game.motion(this.#open(position), last, 0, after));
    });
  }

  /** Lets the computer play from a position that moves follow. */
  playOn() {
    this.#isPaused = false;
    this.#failure = '';
    this.#think();
    this.#render();
  }

  pause() {
    this.#stop();
    this.#isPaused = true;
    this.#goOn();
  }

  /** Lets the computer make one move and pauses again. */
  step() {
    this.#isPaused = true;
    this.#think();
    this.#render();
  }

  /** Turns the board round. */
  flip() {
    this.#isFlipped = !this.#isFlipped;
    this.board.flip(this.#isFlipped);
  }

  /** Points at the best move and says what it wins or saves; or stops pointing. */
  async hint() {
    if (this.#hint !== null) {
      this.#hint = null;
      this.#render();
      return;
    }
    if (this.#snapshot.over) return;
    if (!isLookersTurn(this.#sight)) {
      this.#say('There is a hint for whoever is to move, and only for them.');
      return;
    }
    const turn = this.#turn;
    let report = this.#analysis?.depth ? this.#analysis : null;
    if (!report) {
      // An analysis of a large board would let it wait for long.
      this.#analysing.abort();
      try {
        report = await this.#ask({ level: 'master', all: true, millis: MASTER_MILLIS });
      } catch (error) {
        if (turn === this.#turn) this.#say(messageOf(error));
        return;
      }
      if (turn !== this.#turn) return;
      if (this.#isAnalysing) this.#analyse();
    }
    const best = report.values[0];
    if (!best) return;
    this.#picks = [];
    this.#hint = best.move;
    this.#say(hintWords(this.game, report));
  }

  /** Shows the value of every move, or stops showing it. */
  analyse() {
    this.#isAnalysing = !this.#isAnalysing;
    this.#analysis = null;
    if (this.#isAnalysing) this.#analyse();
    else this.#analysing.abort();
    this.#render();
  }

  /**
   * Points at a move.
   *
   * @param {string | null} move
   */
  point(move) {
    this.#hint = move;
    this.#render();
  }

  /** Takes the visitor's settings over. */
  applySettings() {
    this.board.showCoordinates(this.#settings.coordinates);
  }

  close() {
    this.#isClosed = true;
    this.#stop();
    this.#clock?.run(null);
    clearInterval(this.#ticking);
    document.removeEventListener('visibilitychange', this.#runClock);
    this.board.close();
    this.#session.free();
  }

  /**
   * @param {string} move
   * @param {boolean} [isSealed] whether it is written as in a link
   */
  #play(move, isSealed = false) {
    const made = this.#made();
    const done = made === null ? 0 : this.game.visits(made).length - 1;
    this.#guard(() => {
      const { position, toMove, ply } = this.#snapshot;
      const isPersons = this.#isPersonsTurn();
      this.#stop();
      if (isSealed) this.#session.replay(move);
      else this.#session.play(move);
      this.#clock?.run(null);
      this.#clock?.add(toMove ?? 0);
      this.#snapshot = this.#read();
      const seat = this.game.seats[toMove ?? 0]?.name ?? '';
      const [before, after] = [position, this.#snapshot.position].map((text) => this.#open(text));
      const sentence = this.game.describe.move(seat, this.#snapshot.moves[ply] ?? move, before ?? '', after ?? '');
      const passed = passedWords(this.game, toMove, this.#snapshot.toMove, this.#snapshot.players);
      this.#words = `${sentence}. ${passed}${this.#turnWords()}`;
      // What a person has laid out already stands there.
      const isMade = this.game.hands ? isPersons : made !== null && done === this.game.visits(move).length - 1;
      if (isPersons && !isSealed) this.#listener.onPlayed();
      this.#listener.onMove?.(openMoves(this.#sight)[ply] ?? move, ply + 1);
      this.#goOn(isMade ? null : this.game.motion(before ?? '', move, done, after ?? ''));
    });
  }

  /** @param {string[]} picks */
  #pick(picks) {
    const amount = this.#picks.length === 0 && picks.length > 0 ? this.#wanted : null;
    this.#wanted = null;
    const chosen = amount === null ? picks : (this.game.withAmount?.(this.#snapshot.legal, picks, amount) ?? picks);
    this.#guard(() => this.#show(chosen));
  }

  /** @param {string[]} picks */
  #show(picks) {
    const before = this.#made();
    this.#picks = picks;
    this.#hint = null;
    const made = this.#made();
    const isLonger = made !== null && made.length > (before?.length ?? 0);
    const done = before === null ? 0 : this.game.visits(before).length - 1;
    const { position } = this.#snapshot;
    const motion = isLonger ? this.game.motion(position, made, done, this.#session.after(made)) : null;
    this.#words = made === null
      ? this.#pickWords()
      : `${this.game.describe.move(this.game.seats[this.#snapshot.toMove ?? 0]?.name ?? '', made, position, position)}. Jump on, or end the turn.`;
    this.#render(motion);
  }

  /** The part of a turn that stands on the board; null where nothing does. */
  #made() {
    return this.game.picked(this.#snapshot.legal, this.#picks, this.#snapshot.position).made;
  }

  /** How much of what is picked is taken; null where there is nothing to choose. */
  #amount() {
    return this.#picks.length > 0 ? (this.game.amount?.(this.#snapshot.legal, this.#picks) ?? null) : null;
  }

  /**
   * Shows a new position and lets whoever is next begin.
   *
   * @param {Motion | null} [motion]
   */
  #goOn(motion = null) {
    const { ply, moves } = this.#snapshot;
    this.#runClock();
    const ended = this.#render(motion);
    this.#listener.onState();
    if (ply === moves.length && !this.#isPaused) this.#think(ended);
    if (this.#isAnalysing) this.#analyse();
    // Somebody may have begun to think since.
    this.#listener.onView(this.#view());
  }

  /**
   * How the game stands: as the moves say, and over where a side has run out of time.
   *
   * @returns {TableSnapshot}
   */
  #read() {
    const snapshot = this.#session.snapshot();
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
    this.#clock?.run(null);
    this.#clockSetting = clock && { base: clock.base, increment: clock.increment };
    this.#clock = clock && new Clock(clock, clock.left ?? fullTime(clock, players), () => this.#fall());
  }

  /** Ends the game of a side that has run out of time. */
  #fall() {
    this.#stop();
    this.#snapshot = this.#read();
    this.#words = this.#turnWords();
    this.#goOn();
  }

  /**
   * Lets the time of whoever is to move run: from the first move on, while the game is looked at where it stands. Against
   * the computer it stands while the page is not seen.
   */
  #runClock = () => {
    if (!this.#clock) return;
    const { toMove, ply, moves } = this.#snapshot;
    const isAway = document.hidden && this.#sitters.some(isLevel);
    const isOn = ply === moves.length && ply > 0 && !this.#isPaused && !isAway && this.#failure === '';
    this.#clock.run(isOn ? toMove : null);
    clearInterval(this.#ticking);
    if (isOn && toMove !== null) this.#ticking = setInterval(() => this.#listener.onClock(this.#clock?.left ?? []), TICK);
  };

  /** Makes every answer stale that is under way, and clears what belonged to the position. */
  #stop() {
    this.#turn += 1;
    this.#thinker.stop();
    this.#isThinking = false;
    this.#picks = [];
    this.#wanted = null;
    this.#asked = null;
    this.#hint = null;
    this.#holder = null;
    this.#analysis = null;
    this.#failure = '';
  }

  /**
   * Lets the computer play where it is its turn.
   *
   * @param {Promise<void>} [shown] when the last move has been seen
   */
  async #think(shown = Promise.resolve()) {
    const { toMove } = this.#snapshot;
    const level = this.#sitters[toMove ?? 0];
    if (toMove === null || level === undefined || !isLevel(level) || this.#isThinking || this.#isLocked) return;
    const turn = this.#turn;
    this.#isThinking = true;
    try {
      const pause = new Promise((resolve) => setTimeout(resolve, this.#settings.pause));
      const millis = level === 'master' ? MASTER_MILLIS : null;
      const [report] = await Promise.all([this.#ask({ level, all: false, millis }), shown.then(() => pause)]);
      if (turn === this.#turn) this.#play(report.best);
    } catch (error) {
      if (turn !== this.#turn) return;
      console.error(error);
      this.#isThinking = false;
      this.#failure = messageOf(error);
      this.#render();
    }
  }

  #analyse() {
    const turn = this.#turn;
    if (this.#snapshot.over || !isLookersTurn(this.#sight)) return;
    const take = (/** @type {Report} */ report) => {
      if (turn !== this.#turn || !this.#isAnalysing) return;
      this.#analysis = report;
      this.#render();
    };
    this.#analysing.abort();
    this.#analysing = new AbortController();
    const { signal } = this.#analysing;
    this.#ask({ level: 'master', all: true, millis: ANALYSIS_MILLIS }, take, signal).then(take, (error) => {
      if (turn === this.#turn) this.#say(messageOf(error));
    });
  }

  /**
   * @param {Pick<Question, 'level' | 'all' | 'millis'>} question
   * @param {(report: Report) => void} [onReport]
   * @param {AbortSignal} [signal]
   */
  #ask(question, onReport, signal) {
    const { first, moves, ply, toMove } = this.#snapshot;
    // Each turn of each game has luck of its own, the same on every device.
    const seed = this.game.hands ? luckOf(this.#seed, ply) : (this.#seed + ply * 0x9e3779b1) % 2 ** 53;
    const setup = formatSetup(this.game, { options: this.#options, sitters: this.#sitters });
    // Who plays with a hidden hand is told what it may know, and no more.
    const known = this.game.hands
      ? { view: this.#session.view(toMove ?? 0), moves: [] }
      : { view: first, moves: moves.slice(0, ply) };
    const asked = { game: this.game.id, setup, ...known, seed, ...question };
    return this.#thinker.think(asked, onReport, signal);
  }

  /**
   * The ply that undo (−1) or redo (1) leads to: the next one at which a person is to move, or the first or last.
   *
   * @param {-1 | 1} direction
   */
  #nextStop(direction) {
    const { ply, moves, movers } = this.#snapshot;
    let stop = ply + direction;
    if (this.#isShow()) return stop;
    while (stop > 0 && stop < moves.length && this.#sitters[movers[stop] ?? 0] !== 'human') stop += direction;
    return stop;
  }

  #isPersonsTurn() {
    const { toMove } = this.#snapshot;
    return toMove !== null && this.#sitters[toMove] === 'human';
  }

  /** Whether what is shown has been played on from, in a game by link: what was sent stays. */
  #isSettled() {
    const { ply, moves } = this.#snapshot;
    return this.#match !== null && ply < moves.length;
  }

  /** Whose turn it is instead. */
  #notYours() {
    const { toMove } = this.#snapshot;
    const isElsewhere = this.#sitters[toMove ?? 0] === 'friend';
    return `${this.game.seats[toMove ?? 0]?.name} is played ${isElsewhere ? 'elsewhere: open the link that comes back' : 'by the computer'}.`;
  }

  /** Whether somebody elsewhere is to be sent the link: it is their turn, or they do not know yet how it ended. */
  #isToSend() {
    const { ply, moves, movers, toMove } = this.#snapshot;
    if (this.#match === null || ply < moves.length) return false;
    if (toMove !== null) return this.#sitters[toMove] === 'friend';
    return this.#sitters[movers[ply - 1] ?? 0] === 'human';
  }

  /** Who looks at what, as the questions about hidden hands ask for it. */
  get #sight() {
    return { game: this.game, snapshot: this.#snapshot, sitters: this.#sitters, holder: this.#holder };
  }

  /**
   * What everybody may see of a position.
   *
   * @param {string} position
   */
  #open(position) {
    return openText(this.game, position);
  }

  /** Whether the hand is shown of the person who is to move. */
  #isHandOpen() {
    return this.#isPersonsTurn() && isLookersTurn(this.#sight) && !this.#isSettled();
  }

  /** Whose turn it is, or to whom the device goes, or how the game ended. */
  #turnWords() {
    const { toMove } = this.#snapshot;
    const seat = passTo(this.#sight);
    if (this.#isLocked && toMove !== null) return `${this.game.seats[toMove]?.name} to move.`;
    if (seat !== null) return `Pass the device to ${this.game.seats[seat]?.name}, who is to move.`;
    return statusWords(this.game, this.#snapshot, this.#sitters);
  }

  /** What is said while a move is picked: what it scores as it stands, line by line, or what it lacks. */
  #pickWords() {
    const { hands } = this.game;
    const move = hands?.move(this.#picks) ?? null;
    if (!hands || (move === null && !hands.isExchange(this.#picks))) return statusWords(this.game, this.#snapshot, this.#sitters);
    if (move === null || hands.isExchange(this.#picks)) return 'Pick the tokens to put back.';
    const { gains, lacks } = this.#session.explain(move);
    return lacks ? hands.lacks(lacks) : hands.gains(gains);
  }

  /**
   * Why a move is not legal, as a sentence; empty where it is.
   *
   * @param {string} move
   */
  #lacks(move) {
    const { lacks } = this.#session.explain(move);
    return lacks ? (this.game.hands?.lacks(lacks) ?? '') : '';
  }

  /** Whether computers play each other. */
  #isShow() {
    return !this.#sitters.includes('human');
  }

  /** @param {string} words */
  #say(words) {
    this.#words = words;
    this.#render();
  }

  /** @param {Motion | null} [motion] */
  #render(motion = null) {
    const ended = this.board.show(this.#scene(), motion);
    this.#listener.onView(this.#view());
    return ended;
  }

  #scene() {
    const isOpen = this.#isPersonsTurn() && passTo(this.#sight) === null && !this.#isLocked && !this.#isSettled();
    const changes = isOpen ? this.#changed() : null;
    return sceneOf({
      game: this.game,
      snapshot: this.#snapshot,
      session: this.#session,
      isOpen,
      picks: this.#picks,
      hint: this.#hint,
      changes,
      looked: this.#looked,
      hasGains: this.#settings.gains && !this.#isAnalysing,
      analysis: this.#isAnalysing ? this.#analysis : null,
    });
  }

  /** What each legal move would change, found once for each position. */
  #changed() {
    if (this.#changes?.position !== this.#snapshot.position) this.#changes = changesOf(this.game, this.#session, this.#snapshot);
    return this.#changes;
  }

  #newSeed() {
    return this.#engine.seed() % SEEDS;
  }

  /** @returns {TableView} */
  #view() {
    const { ply, moves, toMove } = this.#snapshot;
    const isComputersTurn = toMove !== null && isLevel(this.#sitters[toMove] ?? 'human');
    const isUnderWay = this.#made() !== null;
    const isPicking = this.game.hands !== undefined && this.#picks.length > 0;
    return {
      game: this.game,
      snapshot: this.#snapshot,
      sitters: this.#sitters,
      words: this.#words,
      isThinking: this.#isThinking,
      isShow: this.#isShow(),
      isPaused: this.#isPaused,
      isUnderWay,
      amount: this.#amount(),
      moves: openMoves(this.#sight),
      hand: handView(this.#sight, this.#session, this.#picks),
      time: this.#clock?.left ?? null,
      canPlayOn: isComputersTurn && ply < moves.length && !this.#isThinking && !this.#isShow(),
      canUndo: ply > 0 || isUnderWay || isPicking,
      canRedo: ply < moves.length && !isUnderWay,
      isAnalysing: this.#isAnalysing,
      showsGains: this.game.changed ? this.#settings.gains : null,
      seed: this.#seed,
      analysis: this.#analysis,
      isToSend: this.#isToSend(),
      failure: this.#failure,
    };
  }

  /**
   * Does something with the engine. Where it traps, the instance is replaced and the game goes on from its last
   * position, unless it has trapped too often.
   *
   * @param {() => void} action
   */
  #guard(action) {
    try {
      action();
    } catch (error) {
      if (!isTrap(error)) throw error;
      this.#traps += 1;
      if (this.#traps <= TRAPS) void this.#recover();
      else this.#listener.onNotice('This page does not work as it should. The game is kept: load the page again to go on.');
    }
  }

  async #recover() {
    const { state } = this;
    await this.#engine.replace();
    if (this.#isClosed) return;
    // The old session lives in the instance that trapped.
    this.#session = this.#engine.start(this.game.id, '');
    this.open(state);
    this.#listener.onNotice('Something went wrong inside the page. The game is safe and goes on from here.');
  }
}

/**
 * Whether the computer sits on a seat.
 *
 * @param {Sitter} sitter
 */
function isLevel(sitter) {
  return sitter !== 'human' && sitter !== 'friend';
}

/**
 * A new game by link where somebody sits elsewhere.
 *
 * @param {Sitter[]} sitters
 * @returns {Match | null}
 */
function matchOf(sitters) {
  return sitters.includes('friend') ? { id: newName(), from: Math.max(0, sitters.indexOf('human')) } : null;
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
