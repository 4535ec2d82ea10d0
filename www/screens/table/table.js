// One table: what is played on it, picked, advised and shown, and what follows when one of these changes.

import { isTrap, Fault } from '../../core/fault.js';
import { isSecret, passTo } from '../../game/hands.js';
import { Pace } from '../../game/pace.js';
import { Picking } from '../../game/picking.js';
import { Play } from '../../game/play.js';
import { isPersonsTurn, nextPlayer, nextStop, notYours, turnWords, youAt } from '../../game/seats.js';
import { missedWords } from '../../game/status.js';
import { matchOf } from '../../links/match.js';
import { sessionOf } from '../../links/opener.js';
import { t } from '../../words/index.js';
import { Advice } from './advice.js';
import { Display } from './display.js';
import { Input } from './input.js';
import { viewOfTable } from './views.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { Search } from '../../players/computer.js' */
/** @import { Board, BoardEvents } from '../../ui/board/board.js' */
/** @import { GamePage, Motion, Player, PlayerKind, Settings, TableState, TableView } from '../../types.js' */

/**
 * What a table is made with.
 *
 * @typedef {object} Tools
 * @property {Engine} engine
 * @property {{ think: Search, stop: () => void }} thinker
 * @property {Settings} settings
 * @property {(position: string, taps: BoardEvents) => Board} createBoard makes the board
 * @property {() => boolean} isHidden whether nobody sees the page
 * @property {boolean} [isLocked] whether nobody may play, only look
 * @property {boolean} [isPatient] whether computers that play each other wait until they are asked to
 */

/**
 * What a table tells the page.
 *
 * @typedef {object} Listener
 * @property {(view: TableView) => void} onView something that is seen has changed
 * @property {() => void} onState what is on the table has changed, as a link tells it
 * @property {() => void} [onPlayed] a person has played a move
 * @property {(move: string, ply: number) => void} [onMove] somebody has played a move, as everybody may see it
 * @property {() => void} [onClear] the game on the table makes room for another
 * @property {() => void} [onLead] a person lets the computer play from here, where it was left to another page
 * @property {(left: number[]) => void} onClock the time that is left, while a clock runs
 */

export class Table {
  #tools;
  #listener;

  /**
   * @param {GamePage} game
   * @param {Tools} tools
   * @param {Listener} listener
   */
  constructor(game, tools, listener) {
    const { engine, thinker, settings, createBoard, isHidden, isLocked = false } = tools;
    this.game = game;
    this.#tools = tools;
    this.#listener = listener;
    /** @type {Search} */
    const think = (...question) => thinker.think(...question);
    this.play = new Play(game, { engine, think, isLocked, isHidden }, { onTick: (left) => listener.onClock(left), onEnd: () => this.#end() });
    this.picking = new Picking(game);
    const wait = () => new Promise((resolve) => setTimeout(resolve, settings.pause));
    this.pace = new Pace(this.play, wait, {
      onMove: (move, player) => this.#move(move, player),
      onChange: () => void this.display.show(),
      onLead: () => listener.onLead?.(),
    });
    this.advice = new Advice(game, {
      play: this.play,
      picking: this.picking,
      ask: (question, onReport, signal) => think({ ...this.play.question, ...question }, onReport, signal),
    }, {
      onSay: (words) => this.#say(words),
      onChange: () => void this.display.show(),
    });
    this.input = new Input(game, this, {
      onMove: (move) => void this.pace.give(move),
      onPick: (words, motion) => {
        this.advice.clear();
        this.display.say(words);
        this.display.show(motion);
      },
      onRefused: (words) => this.#say(words),
      onTouch: () => this.display.finishMotion(),
    });
    const board = createBoard(this.play.openPosition, {
      tap: (square, isUnsure) => this.input.tap(square, isUnsure),
      hover: (square) => this.display.preview(square),
      cancel: () => this.input.stepBack(),
      dropOutside: () => this.input.returnToHand(),
      changeAmount: (steps) => this.input.changeAmount(steps),
    });
    this.display = new Display(game, board, { ...this, settings }, () => this.#notify());
  }

  /**
   * Puts a game on the table. What of it is wrong is left out, and said.
   *
   * @param {TableState} state
   * @returns {string[]} what was wrong, as sentences
   */
  open(state) {
    const problems = this.play.open(state);
    this.#abort();
    this.pace.begin(this.#tools.isPatient ?? false);
    this.#proceed(turnWords(this.play));
    return problems;
  }

  /** Opens what is on the table once more, where the instance of the engine is gone that it lived in. */
  recover() {
    this.open(this.play.state);
  }

  /**
   * Puts a new game on the table.
   *
   * @param {Pick<TableState, 'seed' | 'position' | 'options' | 'clock'> & { playerKinds: PlayerKind[] }} chosen a seat of somebody
   *   elsewhere makes it a game by link
   * @throws an error that says what is wrong with the position; the table stays as it is then
   */
  begin(chosen) {
    if (chosen.position !== null) sessionOf(this.game, chosen, this.#tools.engine).free();
    this.#listener.onClear?.();
    this.open({ game: this.game.id, moves: [], at: null, match: matchOf(chosen.playerKinds), ...chosen });
  }

  /** Begins the same game again. */
  restart() {
    const { beginning } = this.play;
    this.#listener.onClear?.();
    this.open({ ...beginning, match: matchOf(beginning.playerKinds ?? this.game.playerKinds) });
  }

  /**
   * Says which seats are played from here, in a game by link; the others are played elsewhere.
   *
   * @param {number[]} seats
   */
  setLocalSeats(seats) {
    this.play.sit(seats);
    this.#proceed(turnWords(this.play));
  }

  /** Says that whoever is to move holds the device and may see their hand. */
  claimDevice() {
    this.play.hold();
    this.display.finishMotion();
    this.advice.analyse();
    this.#say(turnWords(this.play));
  }

  /**
   * Plays a whole move for the person who is to move.
   *
   * @param {string} move
   * @throws an error that says why it is not played
   */
  attempt(move) {
    const { sight, record } = this.play;
    if (this.play.judgeTime() || sight.snapshot.over) throw new Fault('gameOver');
    if (!isPersonsTurn(sight) && !sight.isLocked) throw notYours(sight);
    if (passTo(sight) !== null) throw new Fault('notHeld');
    // Refused before anything has changed.
    try {
      record.after(move);
    } catch (error) {
      // What a move lacks tells which tokens are in a hand.
      throw isTrap(error) || !isSecret(sight) ? error : new Fault('illegal');
    }
    this.display.finishMotion();
    this.#move(move, nextPlayer(sight));
  }

  /**
   * Takes a move that came by link, as it is written there; resolves when it has been played.
   *
   * @param {string} move
   */
  async receive(move) {
    if (!(await this.pace.arrive(move))) this.#move(move, null);
  }

  /**
   * Shows what was played of the same game on another page.
   *
   * @param {TableState} state
   */
  follow(state) {
    const { moves: ours, at } = this.play.state;
    const theirs = state.moves;
    const isSame = theirs.join() === ours.join();
    const isNext = at === ours.length && state.at === null && theirs.slice(0, -1).join() === ours.join();
    if (isNext && theirs.length > ours.length) this.#move(theirs.at(-1) ?? '', null);
    else if (!isSame) this.open(state);
    else this.seek(state.at ?? theirs.length);
    this.play.setTime(state.clock?.left ?? null);
    this.pace.runClock();
    this.display.show();
  }

  /** Goes back to the last turn of a person, or by one move where there is none; or takes back what is picked of a move. */
  undo() {
    if (!this.input.undo()) this.seek(nextStop(this.play.sight, -1));
  }

  /** Goes forward to the next turn of a person, or by one move where there is none. */
  redo() {
    this.seek(nextStop(this.play.sight, 1));
  }

  /**
   * Shows the position after so many moves.
   *
   * @param {number} ply
   */
  seek(ply) {
    const { moves, ply: before } = this.play.snapshot;
    if (ply === before || ply < 0 || ply > moves.length) return;
    const position = this.play.openPosition;
    this.#abort();
    this.pace.rest();
    this.play.seek(ply);
    const last = ply === before + 1 ? moves[before] : undefined;
    const motion = last === undefined ? null : this.game.motion(position, last, 0, this.play.openPosition);
    this.#proceed(turnWords(this.play), motion);
  }

  /** Lets computers that play each other wait. */
  pause() {
    this.#abort();
    this.pace.rest();
    this.#proceed(this.display.words);
  }

  close() {
    this.#abort();
    this.display.board.close();
    this.play.close();
  }

  /**
   * Plays a move.
   *
   * @param {string} move
   * @param {Player | null} player who has made it; null for another page, where it is written as in a link
   */
  #move(move, player) {
    if (this.play.judgeTime()) return;
    const { game, play } = this;
    const made = this.picking.made(play.record);
    const done = made?.steps ?? 0;
    const { toMove } = play.snapshot;
    const before = play.openPosition;
    const isPersons = isPersonsTurn(play.sight);
    this.#abort();
    const played = play.play(move, player === null || player.isRemote);
    if (played === null) return;
    const { moves, toMove: next, players } = play.snapshot;
    const after = play.openPosition;
    const mover = toMove === youAt(play.sight) ? null : (toMove ?? 0);
    const sentence = game.describe.move(mover, moves[played.ply - 1] ?? move, before, after);
    const words = t().sentences([sentence, ...missedWords(game, toMove, next, players), turnWords(this.play)]);
    // What a person has laid out already stands there.
    const isMade = game.hands ? isPersons : made !== null && done === game.visits(move).length - 1;
    this.display.say(words);
    if (player?.isLocal) this.#listener.onPlayed?.();
    this.#listener.onMove?.(played.move, played.ply);
    this.#proceed(words, isMade ? null : game.motion(before, move, done, after));
  }

  /** Ends the game of a side that has run out of time. */
  #end() {
    this.#abort();
    this.#proceed(turnWords(this.play));
  }

  /** Aborts every question that is under way, and clears what belonged to the position. */
  #abort() {
    this.#tools.thinker.stop();
    this.pace.stop();
    this.advice.reset();
    this.input.reset();
  }

  /**
   * Shows a new position and lets whoever is next begin.
   *
   * @param {string} words
   * @param {Motion | null} [motion]
   */
  #proceed(words, motion = null) {
    this.pace.runClock();
    this.display.say(words);
    const ended = this.display.show(motion);
    this.#listener.onState();
    this.pace.goOn(ended);
    this.advice.analyse();
    // Somebody may have begun to think since.
    this.#notify();
  }

  /** @param {string} words */
  #say(words) {
    this.advice.cancelHint();
    this.display.say(words);
    this.display.show();
  }

  #notify() {
    this.#listener.onView(viewOfTable(this));
  }
}
