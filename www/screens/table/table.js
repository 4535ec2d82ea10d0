// One game on the screen: what is played, picked, pointed at and said of it.

import { Analyst } from '../../coach/analyst.js';
import { Board, plainScene } from '../../ui/board/board.js';
import { Fault, isTrap, messageOf } from '../../core/fault.js';
import { handView, isLookersTurn, isSecret, openMoves, openText, passTo, viewOf } from '../../game/hands.js';
import { formatLink } from '../../links/link.js';
import { matchOf } from '../../links/match.js';
import { sessionOf } from '../../links/opener.js';
import { Picking } from '../../game/picking.js';
import { Play } from '../../game/play.js';
import { Turn } from '../../game/turn.js';
import { changesOf, sceneOf } from './scene.js';
import { canPick, isPersonsTurn, isShow, isToSend, nextPlayer, nextStop, notYours, refusal, turnWords } from '../../game/seats.js';
import { hintWords } from '../../coach/hints.js';
import { missedWords, namesOf, seatOfYou } from '../../game/status.js';
import { t } from '../../words/index.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { Thinker } from '../../core/thinker.js' */
/** @import { GamePage, Motion, Player, Report, Settings, Sitter, TableState, TableView } from '../../types.js' */

/**
 * What a table tells the page.
 *
 * @typedef {object} Listener
 * @property {(view: TableView) => void} onView something that is seen has changed
 * @property {() => void} onState what is on the table has changed, as a link tells it
 * @property {() => void} onPlayed a person has played a move
 * @property {(move: string, ply: number) => void} [onMove] somebody has played a move, as everybody may see it
 * @property {() => void} onClear the game on the table makes room for another
 * @property {() => void} [onLead] a person lets the computer play from here, where it was left to another page
 * @property {(left: number[]) => void} onClock the time that is left, while a clock runs
 * @property {(words: string) => void} onNotice something is to be said that is no part of the game
 */

export class Table {
  #engine;
  #thinker;
  #settings;
  #listener;
  /** Whether computers that play each other wait until they are asked to. */
  #isPatient;
  #play;
  #picking;
  #analyst;
  /** @type {string | null} The square that is looked at before a move is made there. */
  #looked = null;
  /** @type {string | null} The square on which a move was asked about. */
  #asked = null;
  /** @type {ReturnType<typeof changesOf>} */
  #changes = null;
  #isFlipped = false;
  #isPaused = false;
  #turn;
  /** @type {string | null} The move that is pointed at. */
  #hint = null;
  #words = '';
  /** Whether another page, which shows the same game, lets the computer play and the clock run. */
  #isFollowing = false;

  /**
   * @param {GamePage} game
   * @param {{ engine: Engine, thinker: Thinker, settings: Settings, isLocked?: boolean, isPatient?: boolean }} tools where it is
   *   locked nobody may play, only look
   * @param {Listener} listener
   */
  constructor(game, { engine, thinker, settings, isLocked = false, isPatient = false }, listener) {
    this.game = game;
    this.#engine = engine;
    this.#thinker = thinker;
    this.#settings = settings;
    this.#listener = listener;
    this.#isPatient = isPatient;
    const think = /** @type {Thinker['think']} */ ((...question) => thinker.think(...question));
    this.#play = new Play(game, { engine, think, isLocked, isHidden: () => document.hidden }, { onTick: (left) => listener.onClock(left), onEnd: () => this.#end() });
    this.#picking = new Picking(game);
    /** @type {import('../../coach/analyst.js').Ask} */
    const ask = (question, onReport, signal) => think({ ...this.#play.question, ...question }, onReport, signal);
    this.#turn = new Turn({ onMove: (move, player) => this.#move(move, player), onFailure: () => this.#standStill() });
    this.#analyst = new Analyst(ask, {
      onReport: () => this.#render(),
      onHint: (report) => this.#showHint(report),
      onFailure: (error) => this.#say(messageOf(error)),
    });
    this.board = new Board(game, plainScene(this.#play.openPosition), {
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
    const problems = this.#play.open(state);
    this.#stop();
    const { ply, moves } = this.#snapshot;
    this.#isPaused = isShow(this.#sight) && (this.#isPatient || ply < moves.length);
    this.#words = turnWords(this.#sight);
    this.#goOn();
    return problems;
  }

  /**
   * What is on the table, as a link tells it.
   *
   * @returns {TableState}
   */
  get state() {
    return this.#play.state;
  }

  /** The link of what is on the table. */
  get link() {
    return formatLink(this.state);
  }

  /** Whether that link tells what nobody may see yet. */
  get isSecret() {
    return isSecret(this.#sight);
  }

  /** What everybody has seen of the position, for those who look on. */
  get publicState() {
    return this.#play.publicState;
  }

  /** The link with which somebody looks on. */
  get publicLink() {
    return formatLink(this.publicState);
  }

  /** The address where the board is made ready for somebody's own page; a new game's where this one is secret. */
  get builderLink() {
    const { state } = this;
    const isNew = state.moves.length === 0 && state.position === null;
    const link = !this.isSecret ? this.link : isNew ? formatLink({ ...state, seed: null, match: null }) : this.publicLink;
    return link.replace(`#/${this.game.id}`, `#/${this.game.id}/embed`);
  }

  /** The link of the position alone; null where a position would show hands. */
  get positionLink() {
    if (this.game.hands) return null;
    return formatLink({ ...this.state, seed: null, position: this.#snapshot.position, moves: [], clock: null, match: null, at: null });
  }

  /** What everybody may see of the position. */
  get openPosition() {
    return this.#play.openPosition;
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

  /**
   * Puts a new game on the table.
   *
   * @param {Pick<TableState, 'seed' | 'position' | 'options' | 'clock'> & { sitters: Sitter[] }} chosen a seat of somebody
   *   elsewhere makes it a game by link
   * @throws an error that says what is wrong with the position; the table stays as it is then
   */
  begin(chosen) {
    if (chosen.position !== null) sessionOf(this.game, chosen, this.#engine).free();
    this.#listener.onClear();
    this.open({ game: this.game.id, moves: [], at: null, match: matchOf(chosen.sitters), ...chosen });
  }

  /** Begins the same game again. */
  restart() {
    this.#listener.onClear();
    this.open({ ...this.#play.beginning, match: matchOf(this.state.sitters ?? this.game.sitters) });
  }

  /**
   * Says which seats are played from here, in a game by link; the others are played elsewhere.
   *
   * @param {number[]} seats
   */
  sit(seats) {
    this.#play.sit(seats);
    this.#words = turnWords(this.#sight);
    this.#goOn();
  }

  /** Whether another page lets the computer play and the clock run. */
  get isFollowing() {
    return this.#isFollowing;
  }

  /**
   * Leaves the computer's moves and the clock to another page that shows the same game, or takes them over.
   *
   * @param {boolean} isFollowing
   */
  setFollowing(isFollowing) {
    if (isFollowing === this.#isFollowing) return;
    this.#isFollowing = isFollowing;
    if (isFollowing && this.#turn.isThinking) this.#turn.stop();
    this.#runClock();
    if (!this.#isPaused && this.#turn.failure === '') this.#askNext();
    this.#render();
  }

  /**
   * Shows what was played of the same game elsewhere.
   *
   * @param {TableState} state
   */
  follow(state) {
    const { moves: ours, at } = this.state;
    const theirs = state.moves;
    const isSame = theirs.join() === ours.join();
    const isNext = at === ours.length && state.at === null && theirs.slice(0, -1).join() === ours.join();
    if (isNext && theirs.length > ours.length) this.#move(theirs.at(-1) ?? '', null);
    else if (!isSame) this.open(state);
    else this.seek(state.at ?? theirs.length);
    this.#play.setTime(state.clock?.left ?? null);
    this.#runClock();
    this.#render();
  }

  /**
   * Takes a move that came by link, as it is written there; resolves when it has been played.
   *
   * @param {string} move
   */
  async arrive(move) {
    const player = nextPlayer(this.#sight);
    if (player?.isElsewhere && player.give?.(move)) await this.#turn.answered;
    else this.#move(move, null);
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
    if (toMove === null || this.#sight.isLocked) return;
    const why = refusal(this.#sight);
    if (why !== '') {
      this.#say(why);
      return;
    }
    const choice = this.game.tap(legal, this.#picking.picks, square);
    if (isUnsure && 'move' in choice && asked !== square) {
      this.#asked = square;
      this.look(square);
      this.#say(t().status.tapAgain(square));
    } else if ('refused' in choice) this.#say(choice.refused);
    else if ('tried' in choice) this.#say(this.#lacks(choice.tried));
    else if ('move' in choice) this.#give(choice.move);
    else this.#pick(choice.picks);
  }

  /**
   * Plays a whole move for the person who is to move.
   *
   * @param {string} move
   * @throws an error that says why it is not played
   */
  attempt(move) {
    if (this.#play.judgeTime() || this.#snapshot.over) throw new Fault('gameOver');
    if (!isPersonsTurn(this.#sight) && !this.#sight.isLocked) throw notYours(this.#sight);
    if (passTo(this.#sight) !== null) throw new Fault('notHeld');
    // Refused before anything has changed.
    try {
      this.#play.session.after(move);
    } catch (error) {
      // What a move lacks tells which tokens are in a hand.
      throw isTrap(error) || !this.isSecret ? error : new Fault('illegal');
    }
    this.board.settle();
    this.#move(move, nextPlayer(this.#sight));
  }

  /** Lets the picked piece go, or takes its last step back. */
  letGo() {
    if (this.#picking.isEmpty) return;
    this.board.settle();
    this.#pick(this.#picking.fewer);
  }

  /** Puts what is picked back into the hand that it came from, where there are hands. */
  putBack() {
    if (this.game.hands) this.letGo();
  }

  /** Says that whoever is to move holds the device and may see their hand. */
  hold() {
    this.#play.hold();
    this.board.settle();
    this.#analyse();
    this.#say(turnWords(this.#sight));
  }

  /**
   * A tap on a token of the rack.
   *
   * @param {number} place
   */
  takeToken(place) {
    const { hands } = this.game;
    if (!hands || !canPick(this.#sight)) return;
    this.board.settle();
    this.#pick(hands.take(viewOf(this.#sight, this.#play.session), this.#picking.picks, place));
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
    if (this.game.hands && canPick(this.#sight)) this.#pick(this.game.hands.exchange(this.#picking.picks));
  }

  /** Makes the move that is picked, or says what it lacks. */
  confirm() {
    const move = this.game.hands?.move(this.#picking.picks) ?? null;
    if (move === null || !canPick(this.#sight)) return;
    const lacks = this.#lacks(move);
    if (lacks === '') this.#give(move);
    else this.#say(lacks);
  }

  /** Passes, where that is legal. */
  pass() {
    if (canPick(this.#sight) && this.#snapshot.legal.includes('pass')) this.#give('pass');
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
    const amount = this.#picking.amount(this.#snapshot.legal);
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
    const picks = this.#picking.withAmount(amount, this.#snapshot.legal);
    if (picks !== null) this.#pick(picks);
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
    const made = this.#picking.made(this.#snapshot);
    if (made !== null) this.#give(made.move);
  }

  /** Goes back to the last turn of a person, or by one move where there is none. */
  undo() {
    if (this.#picking.isOfHand || this.#picking.made(this.#snapshot) !== null) this.letGo();
    else this.seek(nextStop(this.#sight, -1));
  }

  /** Goes forward to the next turn of a person, or by one move where there is none. */
  redo() {
    this.seek(nextStop(this.#sight, 1));
  }

  /**
   * Shows the position after so many moves.
   *
   * @param {number} ply
   */
  seek(ply) {
    const { moves, ply: before } = this.#snapshot;
    if (ply === before || ply < 0 || ply > moves.length) return;
    const position = this.openPosition;
    this.#stop();
    if (isShow(this.#sight)) this.#isPaused = true;
    this.#play.seek(ply);
    this.#words = turnWords(this.#sight);
    const last = ply === before + 1 ? moves[before] : undefined;
    this.#goOn(last === undefined ? null : this.game.motion(position, last, 0, this.openPosition));
  }

  /** Lets the computer play from a position that moves follow. */
  playOn() {
    this.#isPaused = false;
    this.#turn.stop();
    if (this.#isFollowing) this.#listener.onLead?.();
    this.#ask();
    this.#runClock();
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
    if (this.#isFollowing) this.#listener.onLead?.();
    this.#ask();
    this.#render();
  }

  /** Turns the board round. */
  flip() {
    this.#isFlipped = !this.#isFlipped;
    this.board.flip(this.#isFlipped);
  }

  /** Points at the best move and says what it wins or saves; or stops pointing, or looking for it. */
  hint() {
    if (this.#analyst.isHinting || this.#hint !== null) {
      this.#hint = null;
      this.#say(this.#standing);
    } else if (this.#snapshot.over) return;
    else if (!isLookersTurn(this.#sight)) this.#say(t().sentences([turnWords(this.#sight), t().hints.notForYou]));
    else {
      // What is laid out from a hand is work: it stays.
      if (!this.#picking.isOfHand) this.#picking.clear();
      this.#words = this.#standing;
      this.#analyst.hint();
      this.#render();
    }
  }

  /** Shows the value of every move, or stops showing it. */
  analyse() {
    if (this.#sight.isWatched) return;
    this.#analyst.toggle();
    this.#analyse();
    this.#render();
  }

  /**
   * Points at a move.
   *
   * @param {string | null} move
   */
  point(move) {
    this.#analyst.cancelHint();
    this.#hint = move;
    this.#render();
  }

  /** Takes the visitor's settings over. */
  applySettings() {
    this.board.showCoordinates(this.#settings.coordinates);
    this.#render();
  }

  /** Opens what is on the table once more, where the instance of the engine is gone that it lived in. */
  recover() {
    this.open(this.state);
  }

  /**
   * Says something that is no part of the game.
   *
   * @param {string} words
   */
  notify(words) {
    this.#listener.onNotice(words);
  }

  close() {
    this.#stop();
    document.removeEventListener('visibilitychange', this.#runClock);
    this.board.close();
    this.#play.close();
  }

  get #snapshot() {
    return this.#play.snapshot;
  }

  get #sight() {
    return this.#play.sight;
  }

  /**
   * Gives the person who is to move the move that was made on the board.
   *
   * @param {string} move
   */
  #give(move) {
    nextPlayer(this.#sight)?.give?.(move);
  }

  /**
   * Plays a move.
   *
   * @param {string} move
   * @param {Player | null} player who has made it; null for another page, where it is written as in a link
   */
  #move(move, player) {
    if (this.#play.judgeTime()) return;
    const made = this.#picking.made(this.#snapshot);
    const done = made?.steps ?? 0;
    const { toMove } = this.#snapshot;
    const before = this.openPosition;
    const isPersons = isPersonsTurn(this.#sight);
    this.#stop();
    const played = this.#play.play(move, player === null || player.isElsewhere);
    if (played === null) return;
    const { moves, toMove: next, players } = this.#snapshot;
    const after = this.openPosition;
    const mover = toMove === this.#you ? null : (toMove ?? 0);
    const sentence = this.game.describe.move(mover, moves[played.ply - 1] ?? move, before, after);
    this.#words = t().sentences([sentence, ...missedWords(this.game, toMove, next, players), turnWords(this.#sight)]);
    // What a person has laid out already stands there.
    const isMade = this.game.hands ? isPersons : made !== null && done === this.game.visits(move).length - 1;
    if (player?.isHere) this.#listener.onPlayed();
    this.#listener.onMove?.(played.move, played.ply);
    this.#goOn(isMade ? null : this.game.motion(before, move, done, after));
  }

  /**
   * Picks something, and shows where a turn that stands on the board has led to.
   *
   * @param {string[]} picks
   */
  #pick(picks) {
    const { position, legal, toMove } = this.#snapshot;
    const before = this.#picking.made(this.#snapshot);
    this.#picking.pick(picks, legal);
    this.#analyst.cancelHint();
    this.#hint = null;
    const made = this.#picking.made(this.#snapshot);
    const isLonger = made !== null && made.move.length > (before?.move.length ?? 0);
    const motion = isLonger ? this.game.motion(position, made.move, before?.steps ?? 0, this.#play.session.after(made.move)) : null;
    this.#words = made === null
      ? this.#picking.words(this.#sight, this.#play.session)
      : (this.game.describe.part?.(toMove ?? 0, made.move) ?? '');
    this.#render(motion);
  }

  /**
   * Shows a new position and lets whoever is next begin.
   *
   * @param {Motion | null} [motion]
   */
  #goOn(motion = null) {
    this.#runClock();
    const ended = this.#render(motion);
    this.#listener.onState();
    if (!this.#isPaused) this.#askNext(ended);
    this.#analyse();
    // Somebody may have begun to think since.
    this.#listener.onView(this.#view());
  }

  /** Ends the game of a side that has run out of time. */
  #end() {
    this.#stop();
    this.#words = turnWords(this.#sight);
    this.#goOn();
  }

  #runClock = () => {
    this.#play.runClock(!this.#isPaused && this.#turn.failure === '' && !this.#isFollowing);
  };

  /** Aborts every question that is under way, and clears what belonged to the position. */
  #stop() {
    this.#thinker.stop();
    this.#turn.stop();
    this.#analyst.forget();
    this.#picking.clear();
    this.#asked = null;
    this.#hint = null;
  }

  /**
   * Asks whoever is to move, at the end of the game; earlier a person alone, who may play otherwise.
   *
   * @param {Promise<void>} [shown] when the last move has been seen
   */
  #askNext(shown) {
    const { ply, moves } = this.#snapshot;
    if (ply === moves.length || isPersonsTurn(this.#sight)) this.#ask(shown);
  }

  /**
   * Asks whoever is to move, wherever in the game.
   *
   * @param {Promise<void>} [shown] when the last move has been seen
   */
  #ask(shown = Promise.resolve()) {
    const player = nextPlayer(this.#sight);
    if (player === null || this.#sight.isLocked || (this.#isFollowing && player.level !== null)) return;
    const pause = new Promise((resolve) => setTimeout(resolve, this.#settings.pause));
    this.#turn.ask(player, this.#play.question, shown.then(() => pause));
  }

  /** Stops the clock of a computer player that has failed, until it is asked again. */
  #standStill() {
    this.#runClock();
    this.#render();
  }

  /** @param {Report} report */
  #showHint(report) {
    this.#hint = report.values[0]?.move ?? null;
    this.#say(hintWords(this.game, report, this.openPosition, (move) => openText(this.game, this.#play.session.after(move))) || this.#standing);
  }

  /** What is said of the position, and of what is picked there. */
  get #standing() {
    return this.#picking.isEmpty ? turnWords(this.#sight) : this.#picking.words(this.#sight, this.#play.session);
  }

  /** Analyses the position, where that is wanted and tells nobody of hands. */
  #analyse() {
    if (this.#analyst.isOn && !this.#snapshot.over && isLookersTurn(this.#sight)) this.#analyst.analyse();
  }

  /**
   * Why a move is not legal, as a sentence; empty where it is.
   *
   * @param {string} move
   */
  #lacks(move) {
    const { lacks } = this.#play.session.explain(move);
    return lacks ? (this.game.hands?.lacks(lacks) ?? '') : '';
  }

  /** @param {string} words */
  #say(words) {
    this.#analyst.cancelHint();
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
    const isOpen = canPick(this.#sight);
    return sceneOf({
      game: this.game,
      snapshot: this.#snapshot,
      session: this.#play.session,
      isOpen,
      picks: this.#picking.picks,
      hint: this.#hint,
      changes: isOpen ? this.#changed() : null,
      looked: this.#looked,
      hasGains: this.#settings.gains && !this.#analyst.isOn,
      analysis: this.#analyst.report,
    });
  }

  /** What each legal move would change, found once for each position. */
  #changed() {
    if (this.#changes?.position !== this.#snapshot.position) this.#changes = changesOf(this.game, this.#play.session, this.#snapshot);
    return this.#changes;
  }

  /** The seat that goes by “you”; null where none does. */
  get #you() {
    const { seated, isWatched } = this.#sight;
    return isWatched ? null : seatOfYou(this.game, seated);
  }

  /** @returns {TableView} */
  #view() {
    const { seated, isWatched } = this.#sight;
    const { ply, moves, legal } = this.#snapshot;
    const isComputersTurn = (nextPlayer(this.#sight)?.level ?? null) !== null;
    const isUnderWay = this.#picking.made(this.#snapshot) !== null;
    return {
      game: this.game,
      snapshot: this.#snapshot,
      seated,
      names: namesOf(this.game, this.#you),
      you: this.#you,
      words: this.#analyst.isHinting ? t().hints.looking : this.#words,
      isThinking: this.#turn.isThinking,
      isHinting: this.#analyst.isHinting,
      isShow: isShow(this.#sight),
      isPaused: this.#isPaused,
      isUnderWay,
      amount: this.#picking.amount(legal),
      moves: openMoves(this.#sight),
      hand: handView(this.#sight, this.#play.session, this.#picking.picks),
      time: this.#play.time,
      canPlayOn: isComputersTurn && ply < moves.length && !this.#turn.isThinking && !isShow(this.#sight),
      canUndo: ply > 0 || isUnderWay || this.#picking.isOfHand,
      canRedo: ply < moves.length && !isUnderWay,
      isAnalysing: this.#analyst.isOn,
      showsGains: this.game.changed ? this.#settings.gains : null,
      seed: this.game.seeded === null || this.isSecret || isWatched ? null : this.#play.seed,
      isWatched,
      analysis: this.#analyst.report,
      isToSend: isToSend(this.#sight),
      failure: this.#turn.failure,
    };
  }
}
