// A table: holds the state of one game, applies events to it, and shows what follows.

import { newMatch } from '../links/match.ts';
import { startSession } from '../links/opener.ts';
import { Feedback } from '../ui/feedback.ts';
import { countMotion } from '../ui/board/count.ts';
import { loadSheet } from '../ui/sheet.ts';
import { Effects } from './effects.ts';
import { panelsOf, playersOf, sceneOfTable } from './panels.ts';
import { reduce } from './reduce.ts';
import { Rules } from './rules.ts';
import {
  amountOf,
  beginningOf,
  editTree,
  foreseeFrom,
  legalOf,
  linkOf,
  openPositionOf,
  orientationOf,
  publicLinkOf,
  questionAfter,
  questionAt,
  recordOf,
  sightOf,
  snapshotOf,
} from './select.ts';
import { initialState, type TableState } from './state.ts';
import type { Session } from '../core/bindings.ts';
import type { GamePage } from '../games/page.ts';
import type { PlayerKind } from '../links/kinds.ts';
import type { Problem } from '../links/problem.ts';
import type { GameLink } from '../links/state.ts';
import type { Board } from '../ui/board/board.ts';
import type { Motion } from '../ui/board/motion.ts';
import type { BoardEvents } from '../ui/board/plain.ts';
import type { TableView } from '../ui/panel/views.ts';
import type { Context } from './context.ts';
import type { Effect, TableEvent } from './events.ts';
import type { Layer } from './layer.ts';
import type { TableListener, TableTools } from './tools.ts';

/** The events after which not all is shown again. */
const PARTIAL: TableEvent['type'][] = ['counted', 'hover', 'resultSeen'];
/** The effects that end searches. */
const ENDS = new Set<Effect['do']>(['stop', 'abort']);

/** A table at which one game is played. */
export class Table {
  declare readonly game: GamePage;
  declare readonly board: Board;
  declare readonly context: Context;
  declare state: TableState;
  /** What lies over the board, besides the game. */
  layers = new Set<Layer>();
  #listener;
  #settings;
  #feedback;
  #effects;
  /** Whether the board is turned by half. */
  #isTurned = false;
  #isClosed = false;
  /** Resolves when the running motion has ended. */
  #shown: Promise<void> = Promise.resolve();
  /** The panels when all pieces had last landed. */
  #landed: TableView | null = null;

  constructor(game: GamePage, tools: TableTools, listener: TableListener) {
    const { engine, settings, isHidden } = tools;
    const rules = new Rules(game, engine, tools.trees ?? null);
    this.game = game;
    this.#listener = listener;
    this.#settings = settings;
    this.context = {
      rules,
      settings,
      tutor: tools.tutor ?? null,
      isLocked: tools.isLocked ?? false,
      facesPerson: tools.facesPerson ?? false,
      isStudy: tools.trees !== undefined,
      startsPaused: tools.startsPaused ?? false,
      now: () => performance.now(),
      isHidden,
      premoves: null,
      outlook: null,
    };
    this.state = initialState(game.id, rules.line, game.playerKinds, tools.isFollowing ?? false);
    this.#feedback = new Feedback(game, settings, tools.playSound);
    this.#effects = new Effects(this, tools.thinker, (left) => listener.onClock(left));
    this.board = tools.createBoard(this.openPosition, this.boardEvents);
    this.board.showCoordinates(settings.coordinates);
  }

  /** The handlers of the board's input. */
  get boardEvents(): BoardEvents {
    return {
      tap: (square, isUnsure) => this.tap(square, isUnsure),
      hold: (square, isKey = false) => this.#changes('preview', { type: 'hold', square, isKey }),
      hover: (square) => {
        if (square !== this.state.hovered) this.dispatch({ type: 'hover', square });
      },
      cancel: () => this.cancel(),
      dropOutside: () => void (this.game.hands && this.dispatch({ type: 'stepBack' })),
      changeAmount: (steps) => {
        const amount = amountOf(this);
        if (amount === null) return false;
        if (steps !== 0) this.dispatch({ type: 'amount', value: amount.value + steps });
        return true;
      },
    };
  }

  /**
   * Applies an event.
   *
   * @throws an error when a move is refused; nothing has changed then
   */
  dispatch(event: TableEvent) {
    // What was asked for may come after the table was left.
    if (this.#isClosed) return;
    const before = this.state;
    const { state, effects: all } = reduce(before, event, this.context);
    this.state = state;
    // Searches end before others hear of the event, who may begin new ones.
    for (const effect of all) if (ENDS.has(effect.do)) this.#run(effect);
    const effects = all.filter((effect) => !ENDS.has(effect.do));
    if (effects.some((effect) => effect.do === 'finishMotion')) this.board.finishMotion();
    const animation = effects.find((effect) => effect.do === 'animate');
    const isChanged = state !== before || animation !== undefined || event.type === 'refresh';
    const isShown = isChanged && !PARTIAL.includes(event.type);
    if (event.type === 'counted') this.#listener.onScores?.(playersOf(this));
    if (event.type === 'hover' && isChanged) this.refresh();
    if (isShown) this.#show(animation);
    // Others hear of it before the panels are shown: a study reads its tree then.
    for (const effect of effects) this.#tell(effect);
    if (isShown) this.#notify();
    if (this.state.clock !== before.clock) this.#effects.runClock(this.state.clock);
    for (const effect of effects) this.#run(effect);
  }

  /** Handles a tap on a square. What lies over the board is offered it first. */
  tap(square: string, isUnsure = false) {
    const isFree = !this.state.preview?.isAsking && this.state.advice.step === 0;
    const layers = isFree ? [...this.layers].filter((layer) => layer.tap) : [];
    const scene = layers.length > 0 ? this.#scene() : null;
    if (scene && layers.some((layer) => layer.tap?.(square, scene, isUnsure))) return;
    this.dispatch({ type: 'tap', square, isUnsure });
  }

  /** Cancels what is shown or picked. */
  cancel() {
    const { preview, advice, picks } = this.state;
    const isFree = !preview?.isAsking && advice.step === 0 && picks.length === 0;
    if (isFree && [...this.layers].some((layer) => layer.cancel?.())) return;
    this.dispatch({ type: 'cancel' });
  }

  /** Cancels a move that waits for its turn; false where there is none. */
  cancelPremove() {
    return this.#changes('premove', { type: 'cancelPremove' });
  }

  /** Applies an event; whether it has changed a part of the state. */
  #changes(part: keyof TableState, event: TableEvent) {
    const before = this.state[part];
    this.dispatch(event);
    return this.state[part] !== before;
  }

  /**
   * Opens a game on the table. Invalid parts are left out and reported.
   *
   * @returns the problems
   */
  open(link: GameLink): Problem[] {
    const { problems, ...opened } = this.context.rules.open(link);
    this.dispatch({ type: 'opened', ...opened, link });
    return problems;
  }

  /** Reopens the game in a new engine instance. */
  recover() {
    this.open(this.link);
  }

  /**
   * Starts a new game.
   *
   * @param chosen a remote player makes it a game by link
   * @throws an error that says why the position is invalid; the table is unchanged then
   */
  begin(chosen: Pick<GameLink, 'seed' | 'position' | 'options' | 'clock'> & { playerKinds: PlayerKind[] }) {
    if (chosen.position !== null) startSession(this.game, chosen, this.context.rules.engine).free();
    this.#listener.onClear?.();
    this.open({ game: this.game.id, moves: [], at: null, match: newMatch(chosen.playerKinds), ...chosen });
  }

  /** Starts the same game again. */
  restart() {
    const { beginning } = this;
    this.#listener.onClear?.();
    this.open({ ...beginning, match: newMatch(beginning.playerKinds ?? this.game.playerKinds) });
  }

  /**
   * Starts another game of the same players with the same options.
   *
   * @param shift how many seats further on each player sits
   */
  rematch(shift: number) {
    const { seed, ...start } = this.beginning;
    const { playerKinds: kinds } = this.state;
    const playerKinds = kinds.map((kind, seat) => kinds[(seat + kinds.length - shift) % kinds.length] ?? kind);
    this.begin({ ...start, playerKinds, seed: this.game.seeded === null ? seed : null });
  }

  /**
   * Plays a whole move for the person to move.
   *
   * @throws an error that says why the move is refused
   */
  attempt(move: string) {
    this.dispatch({ type: 'clock' });
    this.dispatch({ type: 'attempt', move });
  }

  /** Follows the same game in another tab. */
  follow(link: GameLink) {
    const { moves: ours, at, ending = null } = this.link;
    const { moves: theirs, ending: end = null } = link;
    const isSame = theirs.join() === ours.join() && end === ending;
    const isAtEnd = end === null && at === ours.length && link.at === null;
    const isNext = isAtEnd && theirs.slice(0, -1).join() === ours.join();
    if (isNext && theirs.length > ours.length) this.dispatch({ type: 'receive', move: theirs.at(-1) ?? '' });
    else if (!isSame) this.open(link);
    else this.seek(link.at ?? theirs.length);
    this.dispatch({ type: 'time', left: link.clock?.left ?? null });
  }

  /** Goes to a ply. */
  seek(ply: number) {
    this.dispatch({ type: 'seek', ply });
  }

  /** Shows a text in the status region. */
  say(words: string) {
    this.dispatch({ type: 'say', words });
  }

  /**
   * Changes the tree of moves.
   *
   * @param isMoved whether another position may be shown
   */
  edit<Result>(change: (session: Session) => Result, isMoved = true) {
    const { line, result } = editTree(this, change);
    this.dispatch({ type: 'edited', line, isMoved });
    return result;
  }

  /** Asks the engine's session for what the record does not tell. It has to end where it began. */
  read<Result>(ask: (session: Session) => Result) {
    return this.record.edit(ask);
  }

  /** Flips the board. */
  flip() {
    this.dispatch({ type: 'flip' });
  }

  /** Shows the scene again, while nothing else has changed. */
  refresh() {
    this.board.show(this.#scene());
  }

  /** Applies the visitor's settings. */
  applySettings() {
    this.board.showCoordinates(this.#settings.coordinates);
    this.dispatch({ type: 'refresh' });
  }

  close() {
    this.#isClosed = true;
    this.#effects.close();
    this.board.close();
    // The board stays on the screen until the next one is loaded.
    this.board.element.inert = true;
    this.context.rules.free();
  }

  /** Whether the table was left. What is read from its record then throws. */
  get isClosed() {
    return this.#isClosed;
  }

  /** The record, for queries about the current position. */
  get record() {
    return recordOf(this);
  }

  /** The state of the game, which is also over when a side has run out of time or players have ended it. */
  get snapshot() {
    return snapshotOf(this);
  }

  /** What the rules about seats and hands depend on. */
  get sight() {
    return sightOf(this);
  }

  /** The legal moves; none where the game is over. */
  get legal() {
    return legalOf(this);
  }

  /** The position without hidden hands. */
  get openPosition() {
    return openPositionOf(this);
  }

  /** The state as links and storage have it. */
  get link() {
    return linkOf(this);
  }

  /** The state for a spectator, without hidden hands. */
  get publicLink() {
    return publicLinkOf(this);
  }

  /** The same game before its first move. */
  get beginning() {
    return beginningOf(this);
  }

  /** The request for a search of the position: what the player to move may know, and no more. */
  get question() {
    return questionAt(this);
  }

  /** The request for a search of the position after a move, without playing it. */
  questionAfter(move: string) {
    return questionAfter(this, move);
  }

  /** The positions that moves lead to from here, without playing them. */
  foresee(moves: string[]) {
    return foreseeFrom(this, moves);
  }

  #scene() {
    return [...this.layers].reduce((scene, layer) => layer.show(scene), sceneOfTable(this));
  }

  #show(animation?: { motion: Motion; isPersons: boolean }) {
    const { isTurned } = orientationOf(this);
    if (isTurned !== this.#isTurned) this.board.flip((this.#isTurned = isTurned));
    this.#shown = this.board.show(this.#scene(), animation?.motion ?? null);
    const { isMoving } = this.board;
    if (animation) this.#feedback.move(animation.motion, { isMoving, isPersons: animation.isPersons });
    // Words and scores change when the pieces have landed.
    if (isMoving) void this.#shown.then(() => this.#isClosed || this.board.isMoving || this.#notify());
  }

  /** Updates the panels. While pieces move, the words, the scores and the moves are those from before. */
  #notify() {
    const view = panelsOf(this);
    if (!this.board.isMoving || this.#landed === null || this.state.over.scores !== null) this.#landed = view;
    const {
      players,
      moves,
      state: { words, aside = '' },
    } = this.#landed;
    this.#listener.onView({ ...view, players, moves, state: { ...view.state, words, aside } });
  }

  /** Tells others what has happened. */
  #tell(effect: Effect) {
    switch (effect.do) {
      case 'played':
        return this.#listener.onPlayed?.();
      case 'tell':
        return this.#listener.onMove?.(effect.move, effect.ply);
      case 'lead':
        return this.#listener.onLead?.();
      case 'save':
        return this.#listener.onState();
    }
  }

  #run(effect: Effect) {
    switch (effect.do) {
      case 'feel':
        return this.#feedback[effect.what]();
      case 'count':
        return void this.#count(effect);
      case 'load':
        return this.#load(effect);
      default:
        this.#effects.run(effect, this.#shown);
    }
  }

  /** Loads a part, and applies the event that needs it; a part that can't be had is asked for again. */
  #load({ part, event }: Extract<Effect, { do: 'load' }>) {
    const loading = part === 'premoves' ? this.loadPremoves() : this.#loadOutlook();
    loading.then(
      () => this.dispatch(event),
      () => {},
    );
  }

  /** Loads what shows an analysis. Without a network it may be missing; the list of moves shows the values. */
  async #loadOutlook() {
    const [outlook] = await Promise.all([import('./outlook.ts'), loadSheet('analysis')]).catch(() => [null]);
    this.context.outlook = outlook;
    if (outlook) this.board.drawAdvice = outlook.drawAdvice;
  }

  /** Loads what handles moves that are entered ahead of their turn. */
  async loadPremoves() {
    const [{ premoves }, { drawShapes }] = await Promise.all([import('./premove.ts'), import('../ui/board/shapes.ts')]);
    this.board.drawShapes = drawShapes;
    this.context.premoves = premoves;
  }

  /** Counts the parts of the scores up. */
  async #count({ count, parts, position }: Extract<Effect, { do: 'count' }>) {
    const onPart = (counted: number) => {
      this.#feedback.count();
      this.dispatch({ type: 'counted', count, parts: counted });
    };
    this.#shown = this.board.show(this.#scene(), countMotion(position, parts, onPart));
    if (this.board.isMoving) this.#feedback.count();
    await this.#shown;
    this.dispatch({ type: 'countEnded', count });
  }
}
