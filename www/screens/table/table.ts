// A table: connects the game, picks, advice and display, and updates them when one of them changes.

import { Pace } from '../../game/pace.ts';
import { Picking } from '../../game/picking.ts';
import { Play } from '../../game/play.ts';
import { isPersonsTurn, nextPlayer, nextStop, turnWords } from '../../game/seats.ts';
import { thoughtMillis } from '../../game/thought.ts';
import { newMatch } from '../../links/match.ts';
import { startSession } from '../../links/opener.ts';
import { t } from '../../words/index.ts';
import { Advice } from './advice.ts';
import { checkAttempt } from './attempt.ts';
import { Display } from './display.ts';
import { Ending } from './ending.ts';
import { Endings } from './endings.ts';
import { Feedback } from './feedback.ts';
import { Foresight } from './foresight.ts';
import { Input } from './input.ts';
import { playedWords } from './said.ts';
import { boardEvents } from './taps.ts';
import { playersOf, viewOfTable } from './views.ts';
import type { Session } from '../../core/bindings.ts';
import type { Problem } from '../../game/replay.ts';
import type { GamePage } from '../../games/page.ts';
import type { PlayerKind } from '../../links/kinds.ts';
import type { TableState } from '../../links/state.ts';
import type { Search } from '../../players/computer.ts';
import type { Player } from '../../players/player.ts';
import type { Motion } from '../../ui/board/motion.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { TableListener, TableTools } from './options.ts';

/** A table at which one game is played. */
export class Table {
  declare readonly game: GamePage;
  declare readonly play: Play;
  declare readonly picking: Picking;
  declare readonly feedback: Feedback;
  declare readonly pace: Pace;
  declare readonly advice: Advice;
  declare readonly endings: Endings;
  declare readonly foresight: Foresight;
  declare readonly input: Input;
  declare readonly display: Display;
  declare readonly ending: Ending;
  #tools;
  #listener;
  /** The view when all pieces had last landed. */
  #landed: TableView | null = null;

  constructor(game: GamePage, tools: TableTools, listener: TableListener) {
    const { engine, thinker, settings, playSound, createBoard, isHidden, isLocked = false, isStudy = false } = tools;
    this.game = game;
    this.#tools = tools;
    this.#listener = listener;
    const think: Search = (...question) => thinker.think(...question);
    this.play = new Play(
      game,
      { engine, think, isLocked, isHidden, isStudy },
      { onTick: (left) => listener.onClock(left), onEnd: () => this.#end() },
    );
    this.picking = new Picking(game);
    this.feedback = new Feedback(game, settings, playSound);
    const thought = () => thoughtMillis(settings.pause, this.play.sight, () => this.play.legal.length);
    this.pace = new Pace(
      this.play,
      thought,
      {
        onMove: (move, player) => this.#move(move, player),
        onChange: () => void this.display.show(),
        onLead: () => listener.onLead?.(),
      },
      tools.isFollowing,
    );
    this.advice = new Advice(
      game,
      {
        play: this.play,
        picking: this.picking,
        ask: (question, onReport, signal) => think({ ...this.play.question, ...question }, onReport, signal),
      },
      {
        onStatus: (words) => this.say(words),
        onChange: () => void this.display.show(),
      },
    );
    this.endings = new Endings(
      game,
      { play: this.play, think },
      {
        onStatus: (words) => this.say(words),
        onEnd: () => {
          listener.onPlayed?.();
          this.#end();
        },
      },
    );
    this.foresight = new Foresight(
      game,
      { ...this, settings },
      {
        words: () => this.display.status,
        onChange: (words) => this.say(words),
        onMove: (move) => void this.pace.submitMove(move),
      },
    );
    this.input = new Input(
      game,
      this,
      {
        onMove: (move) => this.foresight.submit(move),
        onPick: (words, motion) => {
          this.advice.clear();
          this.display.setStatus(words);
          if (motion === null) this.feedback.pick();
          this.display.show(motion, true);
        },
        onRefused: (words) => {
          this.feedback.refuse();
          this.advice.cancelHint();
          this.display.setRefusal(words);
          this.display.show();
        },
        onTouch: () => this.display.finishMotion(),
      },
      tools.tutor,
    );
    const board = createBoard(this.play.openPosition, boardEvents(this));
    this.display = new Display(game, board, { ...this, settings }, () => this.#notify());
    this.ending = new Ending(
      game,
      this,
      (ply) => this.seek(ply),
      () => listener.onScores?.(playersOf(this)),
    );
  }

  /**
   * Opens a game on the table. Invalid parts are left out and reported.
   *
   * @returns the problems
   */
  open(state: TableState): Problem[] {
    const problems = this.play.open(state);
    this.#abort();
    this.ending.reset();
    this.pace.begin(this.#tools.startsPaused ?? false);
    this.#proceed(turnWords(this.play));
    return problems;
  }

  /** Reopens the game in a new engine instance. */
  recover() {
    this.open(this.play.state);
  }

  /**
   * Starts a new game.
   *
   * @param chosen a remote player makes it a game by link
   * @throws an error that says why the position is invalid; the table is unchanged then
   */
  begin(chosen: Pick<TableState, 'seed' | 'position' | 'options' | 'clock'> & { playerKinds: PlayerKind[] }) {
    if (chosen.position !== null) startSession(this.game, chosen, this.#tools.engine).free();
    this.#listener.onClear?.();
    this.open({ game: this.game.id, moves: [], at: null, match: newMatch(chosen.playerKinds), ...chosen });
  }

  /** Starts the same game again. */
  restart() {
    const { beginning } = this.play;
    this.#listener.onClear?.();
    this.open({ ...beginning, match: newMatch(beginning.playerKinds ?? this.game.playerKinds) });
  }

  /** Sets the seats played here in a game by link; the others are remote. */
  setLocalSeats(seats: number[]) {
    this.play.sit(seats);
    this.#proceed(turnWords(this.play));
  }

  /** Confirms that the player to move holds the device and may see the hand. */
  claimDevice() {
    this.play.hold();
    this.display.finishMotion();
    this.advice.analyse();
    this.say(turnWords(this.play));
  }

  /**
   * Plays a whole move for the person to move.
   *
   * @throws an error that says why the move is refused
   */
  attempt(move: string) {
    // Checked before anything changes.
    checkAttempt(this.play, move);
    this.display.finishMotion();
    this.#move(move, nextPlayer(this.play.sight));
  }

  /** Plays a move received by link; resolves when it has been played. */
  async receive(move: string) {
    if (!(await this.pace.receiveMove(move))) this.#move(move, null);
  }

  /** Follows the same game in another tab. */
  follow(state: TableState) {
    const { moves: ours, at } = this.play.state;
    const theirs = state.moves;
    const isSame = theirs.join() === ours.join() && (state.ending ?? null) === (this.play.state.ending ?? null);
    const isNext = at === ours.length && state.at === null && theirs.slice(0, -1).join() === ours.join();
    if (isNext && theirs.length > ours.length) this.#move(theirs.at(-1) ?? '', null);
    else if (!isSame) this.open(state);
    else this.seek(state.at ?? theirs.length);
    this.play.setTime(state.clock?.left ?? null);
    this.pace.runClock();
    this.display.show();
  }

  /** Takes back a step of the current move; otherwise returns to a person's last turn, or by one move. */
  undo() {
    if (!this.foresight.cancel() && !this.input.undo()) this.seek(nextStop(this.play.sight, -1));
  }

  /** Goes to a person's next turn, or forward by one move. */
  redo() {
    this.seek(nextStop(this.play.sight, 1));
  }

  /** Goes to a ply. */
  seek(ply: number) {
    const { moves, ply: before } = this.play.snapshot;
    if (ply === before || ply < 0 || ply > moves.length) return;
    this.#go(() => this.play.seek(ply));
  }

  /** Changes the tree of moves, and shows its current position. */
  edit<Result>(change: (session: Session) => Result) {
    return this.#go(() => this.play.edit(change));
  }

  /** Pauses a game between computers. */
  pause() {
    this.#abort();
    this.pace.pause();
    this.#proceed(this.display.status);
  }

  close() {
    this.#abort();
    this.display.close();
    // The board stays on the screen until the next one is loaded.
    this.display.board.element.inert = true;
    this.play.close();
  }

  /**
   * Plays a move.
   *
   * @param player who made the move; null for another page, whose text is that of a link
   */
  #move(move: string, player: Player | null) {
    if (this.play.judgeTime()) return;
    const { game, play } = this;
    const partial = this.picking.partial(play.record);
    const done = partial?.steps ?? 0;
    const { toMove } = play.snapshot;
    const before = play.openPosition;
    const isPersons = isPersonsTurn(play.sight);
    this.#abort();
    const played = play.play(move, player === null || player.isRemote);
    if (played === null) return;
    const after = play.openPosition;
    const said = playedWords(game, play, toMove ?? 0, before);
    const comment = this.#tools.tutor?.commentOn(played.ply) ?? null;
    // A lesson and a study go on where the game is over.
    const isOver = play.snapshot.over && this.#tools.tutor === undefined && !this.#tools.isStudy;
    // The result is said when the board has been counted.
    const words = comment ?? t().sentences([said, isOver ? '' : turnWords(play)]);
    if (isOver) this.ending.expect();
    // A person's own pieces are already in place.
    const isMade = game.hands ? isPersons : partial !== null && done === game.visits(move).length - 1;
    this.display.setStatus(words);
    if (player?.isLocal) this.#listener.onPlayed?.();
    this.#listener.onMove?.(played.move, played.ply);
    const motion = isMade ? null : game.motion(before, move, done, after);
    if (motion === null) this.feedback.land();
    const ended = this.#proceed(words, motion, isPersons);
    if (isOver) void this.ending.begin(said, ended);
  }

  /** Goes to another position, animated where it is the next one. */
  #go<Result>(go: () => Result) {
    const { ply: before, moves: earlier } = this.play.snapshot;
    const position = this.play.openPosition;
    this.display.finishMotion();
    this.#abort();
    this.pace.pause();
    const result = go();
    const { ply, moves } = this.play.snapshot;
    const isNext = ply === before + 1 && earlier.slice(0, before).join() === moves.slice(0, before).join();
    const motion = isNext ? this.game.motion(position, moves[before] ?? '', 0, this.play.openPosition) : null;
    this.#proceed(turnWords(this.play), motion);
    return result;
  }

  /** Shows the end of a game that was lost on time or ended by players. */
  #end() {
    this.#abort();
    this.ending.expect();
    void this.ending.begin('', this.#proceed(''));
  }

  /** Aborts every running request and clears what belonged to the position. */
  #abort() {
    this.#tools.thinker.stop();
    this.pace.stop();
    this.ending.cancel();
    this.advice.reset();
    this.input.reset();
    this.foresight.reset();
  }

  /**
   * Shows a new position and starts the next player.
   *
   * @param isPersons whether the motion is that of a person's move
   */
  #proceed(words: string, motion: Motion | null = null, isPersons = false) {
    this.pace.runClock();
    this.display.setStatus(words);
    const ended = this.display.show(motion, isPersons);
    this.#listener.onState();
    this.pace.requestNext(ended);
    this.advice.analyse();
    // A player may have started thinking since.
    this.#notify();
    return ended;
  }

  /** Updates the panels. While pieces move, the words, the scores and the moves are those from before. */
  #notify() {
    const view = viewOfTable(this);
    if (!this.display.board.isMoving || this.#landed === null || this.ending.isRunning) this.#landed = view;
    const { players, moves, state } = this.#landed;
    this.#listener.onView({ ...view, players, moves, state: { ...view.state, words: state.words } });
  }

  /** Shows a text in the status region. */
  say(words: string) {
    this.advice.cancelHint();
    this.display.setStatus(words);
    this.display.show();
  }
}
