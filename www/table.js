// One game on the screen: the only holder of state that changes.

import { Board, plainScene } from './board/board.js';
import { isTrap } from './engine.js';
import { formatLink, formatSetup } from './link.js';
import { hintWords, passedWords, statusWords, tableWords, valueText, valueTone } from './words.js';

/** @import { Engine } from './engine.js' */
/** @import { Thinker } from './thinker.js' */
/** @import { GamePage, Mark, Motion, Question, Report, Scene, Session, Settings, Sitter, Snapshot, TableState, TableView } from './types.js' */

/** Milliseconds that the strongest player and the analysis get where a position is too large to be solved. */
const MASTER_MILLIS = 2000;
const ANALYSIS_MILLIS = 20_000;
/** How many seeds new games are given: few enough to tell somebody one. */
const SEEDS = 1_000_000;
/** How often the engine may trap at one table before it is given up. */
const TRAPS = 5;

/**
 * What a table tells the page.
 *
 * @typedef {object} Listener
 * @property {(view: TableView) => void} onView something that is seen has changed
 * @property {() => void} onState what is on the table has changed, as a link tells it
 * @property {() => void} onPlayed a person has played a move
 * @property {() => void} onClear the game on the table makes room for another
 * @property {(words: string) => void} onNotice something is to be said that is no part of the game
 */

export class Table {
  #engine;
  #thinker;
  #settings;
  #listener;
  /** @type {Session} */
  #session;
  /** @type {Snapshot} */
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
  #changes = { position: '', gains: [], previews: new Map() };
  #isFlipped = false;
  #isPaused = false;
  #isThinking = false;
  #isAnalysing = false;
  /** @type {Report | null} */
  #analysis = null;
  /** Takes the running question of the analysis back. */
  #analysing = new AbortController();
  /** @type {string[]} The squares of the move that is pointed at. */
  #hint = [];
  #words = '';
  #failure = '';
  #traps = 0;
  #isClosed = false;
  /** Counts what makes running answers stale. */
  #turn = 0;

  /**
   * @param {GamePage} game
   * @param {{ engine: Engine, thinker: Thinker, settings: Settings }} tools
   * @param {Listener} listener
   */
  constructor(game, { engine, thinker, settings }, listener) {
    this.game = game;
    this.#engine = engine;
    this.#thinker = thinker;
    this.#settings = settings;
    this.#listener = listener;
    this.#seed = 0;
    this.#position = null;
    this.#sitters = game.sitters;
    this.#session = engine.start(game.id, '');
    this.#snapshot = this.#session.snapshot();
    this.board = new Board(game, plainScene(this.#snapshot.position), {
      label: `${game.name}, ${game.files} files and ${game.ranks} ranks`,
      taps: {
        tap: (square, isUnsure) => this.tap(square, isUnsure),
        point: (square) => this.look(square),
        letGo: () => this.letGo(),
        turn: (steps) => this.turn(steps),
      },
    });
    this.board.showCoordinates(settings.coordinates);
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
    const setup = formatSetup(state);
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
        session.play(move);
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
    this.#snapshot = session.snapshot();
    this.#position = position;
    this.#seed = seed;
    this.#sitters = state.sitters ?? this.game.sitters;
    this.#options = state.options;
    this.#isPaused = this.#isShow() && this.#snapshot.ply < this.#snapshot.moves.length;
    this.#words = statusWords(this.game, this.#snapshot, this.#sitters);
    this.#goOn();
    return problems;
  }

  /**
   * What is on the table, as a link tells it.
   *
   * @returns {TableState}
   */
  get state() {
    const { game, moves, ply } = this.#snapshot;
    return { game, seed: this.#seed, position: this.#position, moves, sitters: this.#sitters, options: this.#options, at: ply };
  }

  /** The link of what is on the table. */
  get link() {
    return formatLink(this.state);
  }

  /** The link of the position alone. */
  get positionLink() {
    return formatLink({ ...this.state, seed: null, position: this.#snapshot.position, moves: [], at: null });
  }

  /** Whether anything was played. */
  get isUsed() {
    return this.#snapshot.moves.length > 0;
  }

  /** What the game came to, in a few words for a list. */
  get summary() {
    return tableWords(this.game, this.#sitters, this.#snapshot.moves.length);
  }

  /**
   * Puts a new game on the table.
   *
   * @param {Pick<TableState, 'seed' | 'position' | 'options'> & { sitters: Sitter[] }} chosen
   * @throws an error that says what is wrong with the position; the table stays as it is then
   */
  begin(chosen) {
    this.#guard(() => {
      if (chosen.position !== null) this.#engine.open(this.game.id, formatSetup(chosen), chosen.position).free();
      this.#listener.onClear();
      this.open({ game: this.game.id, moves: [], at: null, ...chosen });
    });
  }

  /** Begins the same game again. */
  restart() {
    this.#guard(() => {
      this.#listener.onClear();
      this.open({ ...this.state, moves: [], at: null });
    });
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
    if (toMove === null) return;
    if (!this.#isPersonsTurn()) {
      this.#say(`${this.game.seats[toMove]?.name} is played by the computer.`);
      return;
    }
    const choice = this.game.tap(legal, this.#picks, square);
    if (isUnsure && 'move' in choice && asked !== square) {
      this.#asked = square;
      this.look(square);
      this.#say(`Tap ${square} once more to play there.`);
    } else if ('refused' in choice) this.#say(choice.refused);
    else if ('move' in choice) this.#play(choice.move);
    else this.#pick(choice.picks);
  }

  /** Lets the picked piece go, or takes its last step back. */
  letGo() {
    if (this.#picks.length === 0) return;
    this.board.settle();
    this.#pick(this.#picks.length > 1 ? this.#picks.slice(0, -1) : []);
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
    if (this.#made() !== null) this.letGo();
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
      this.#snapshot = this.#session.snapshot();
      this.#words = statusWords(this.game, this.#snapshot, this.#sitters);
      const last = ply === before + 1 ? moves[before] : undefined;
      this.#goOn(last === undefined ? null : this.game.motion(position, last, 0, this.#snapshot.position));
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
    if (this.#hint.length > 0) {
      this.#hint = [];
      this.#render();
      return;
    }
    if (this.#snapshot.over) return;
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
    this.#hint = this.game.visits(best.move);
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
    this.#hint = move === null ? [] : this.game.visits(move);
    this.#render();
  }

  /** Takes the visitor's settings over. */
  applySettings() {
    this.board.showCoordinates(this.#settings.coordinates);
  }

  close() {
    this.#isClosed = true;
    this.#stop();
    this.board.close();
    this.#session.free();
  }

  /** @param {string} move */
  #play(move) {
    const made = this.#made();
    const done = made === null ? 0 : this.game.visits(made).length - 1;
    this.#guard(() => {
      const { position, toMove, ply } = this.#snapshot;
      const isPersons = this.#isPersonsTurn();
      this.#stop();
      this.#session.play(move);
      this.#snapshot = this.#session.snapshot();
      const seat = this.game.seats[toMove ?? 0]?.name ?? '';
      const after = this.#snapshot.position;
      const sentence = this.game.describe.move(seat, this.#snapshot.moves[ply] ?? move, position, after);
      const passed = passedWords(this.game, toMove, this.#snapshot.toMove);
      this.#words = `${sentence}. ${passed}${statusWords(this.game, this.#snapshot, this.#sitters)}`;
      const isMade = done === this.game.visits(move).length - 1;
      if (isPersons) this.#listener.onPlayed();
      this.#goOn(isMade ? null : this.game.motion(position, move, done, after));
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
    this.#hint = [];
    const made = this.#made();
    const isLonger = made !== null && made.length > (before?.length ?? 0);
    const done = before === null ? 0 : this.game.visits(before).length - 1;
    const { position } = this.#snapshot;
    const motion = isLonger ? this.game.motion(position, made, done, this.#session.after(made)) : null;
    this.#words = made === null
      ? statusWords(this.game, this.#snapshot, this.#sitters)
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
    const ended = this.#render(motion);
    this.#listener.onState();
    if (ply === moves.length && !this.#isPaused) this.#think(ended);
    if (this.#isAnalysing) this.#analyse();
    // Somebody may have begun to think since.
    this.#listener.onView(this.#view());
  }

  /** Makes every answer stale that is under way, and clears what belonged to the position. */
  #stop() {
    this.#turn += 1;
    this.#thinker.stop();
    this.#isThinking = false;
    this.#picks = [];
    this.#wanted = null;
    this.#asked = null;
    this.#hint = [];
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
    if (toMove === null || level === undefined || level === 'human' || this.#isThinking) return;
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
    if (this.#snapshot.over) return;
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
    const { first, moves, ply } = this.#snapshot;
    // Each turn of each game has luck of its own, the same on every device.
    const seed = (this.#seed + ply * 0x9e3779b1) % 2 ** 53;
    const setup = formatSetup({ options: this.#options });
    const asked = { game: this.game.id, setup, view: first, moves: moves.slice(0, ply), seed, ...question };
    return this.#thinker.think(asked, onReport, signal);
  }

  /**
   * The ply that undo (−1) or redo (1) leads to: the next one at which a person is to move, or the first or last.
   *
   * @param {-1 | 1} direction
   */
  #nextStop(direction) {
    const { ply, moves } = this.#snapshot;
    let stop = ply + direction;
    if (this.#isShow()) return stop;
    while (stop > 0 && stop < moves.length && this.#sitters[this.#seatAt(stop)] !== 'human') stop += direction;
    return stop;
  }

  /**
   * Whose turn it is after so many moves.
   *
   * @param {number} ply
   */
  #seatAt(ply) {
    const { ply: shown } = this.#snapshot;
    this.#session.seek(ply);
    const seat = this.#session.snapshot().toMove ?? 0;
    this.#session.seek(shown);
    return seat;
  }

  #isPersonsTurn() {
    const { toMove } = this.#snapshot;
    return toMove !== null && this.#sitters[toMove] === 'human';
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

  /** @returns {Scene} */
  #scene() {
    const { position, legal, ply, moves, over, holdings } = this.#snapshot;
    const isOpen = this.#isPersonsTurn();
    const { selected, targets, movable, parts, made } = this.game.picked(isOpen ? legal : [], this.#picks, position);
    const last = made ?? moves[ply - 1];
    const { gains, previews } = isOpen ? this.#changed() : { gains: [], previews: new Map() };
    const looked = this.#looked === null ? undefined : previews.get(this.#looked);
    const piece = this.game.seats[this.#snapshot.toMove ?? 0]?.piece ?? '';
    return {
      position: made === null ? position : this.#session.after(made),
      selected,
      targets,
      movable,
      parts: parts ?? null,
      last: last === undefined ? [] : this.game.visits(last),
      hint: this.#hint,
      gains: this.#settings.gains && !this.#isAnalysing ? gains : [],
      preview: looked === undefined ? null : { squares: looked, piece },
      marks: this.#isAnalysing ? this.#marks() : [],
      holdings: over ? holdings : [],
    };
  }

  /** What each legal move would change, where a move is one tap. */
  #changed() {
    const { position, legal } = this.#snapshot;
    const { changed } = this.game;
    if (!changed || this.#changes.position === position) return this.#changes;
    const squaresOf = (/** @type {string} */ move) => changed(position, this.#session.after(move));
    const previews = new Map(legal.map((move) => [this.game.visits(move).at(-1) ?? '', squaresOf(move)]));
    // Not counting the square itself, which belonged to nobody.
    const gains = [...previews].map(([square, squares]) => ({ square, text: String(squares.length - 1) }));
    this.#changes = { position, gains, previews };
    return this.#changes;
  }

  #newSeed() {
    return this.#engine.seed() % SEEDS;
  }

  /**
   * The best value on each square that a move leads to; of the picked piece only, where one is picked.
   *
   * @returns {Mark[]}
   */
  #marks() {
    /** @type {Map<string, Mark>} */
    const marks = new Map();
    // Best first, so the first value of a square is its best.
    for (const value of this.#analysis?.values ?? []) {
      const squares = this.game.visits(value.move);
      const square = squares.at(-1);
      const isOfPiece = this.game.begins(value.move, this.#picks);
      if (value.depth > 0 && square !== undefined && isOfPiece && !marks.has(square)) {
        marks.set(square, { square, text: valueText(this.game, value), tone: valueTone(value) });
      }
    }
    return [...marks.values()];
  }

  /** @returns {TableView} */
  #view() {
    const { ply, moves, toMove } = this.#snapshot;
    const isComputersTurn = toMove !== null && !this.#isPersonsTurn();
    const isUnderWay = this.#made() !== null;
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
      canPlayOn: isComputersTurn && ply < moves.length && !this.#isThinking && !this.#isShow(),
      canUndo: ply > 0 || isUnderWay,
      canRedo: ply < moves.length && !isUnderWay,
      isAnalysing: this.#isAnalysing,
      showsGains: this.game.changed ? this.#settings.gains : null,
      seed: this.#seed,
      analysis: this.#analysis,
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

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
