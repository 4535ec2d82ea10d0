// A game at a table: its record, its seating and its clock.

import { foresee } from './foresight.ts';
import { publicPosition } from './hands.ts';
import { questionOf } from './question.ts';
import { GameRecord } from './record.ts';
import { replay, type Problem } from './replay.ts';
import { Seating } from './seating.ts';
import { Timing } from './timing.ts';
import { startSession } from '../links/opener.ts';
import { t } from '../words/index.ts';
import type { Session } from '../core/bindings.ts';
import type { Engine } from '../core/engine.ts';
import type { GamePage } from '../games/page.ts';
import type { Ending, TableState } from '../links/state.ts';
import type { Search } from '../players/computer.ts';
import type { PlayerView } from '../players/player.ts';
import type { Sight, TableSnapshot } from './snapshot.ts';

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
  #snapshot: TableSnapshot;
  /** The parts of a link other than moves and players. */
  #start = { seed: 0, position: null as string | null, options: {} as Record<string, string> };
  /** The public position of a spectator's table. */
  #view: string | undefined;
  #isFinished = false;
  /** How players have ended the game after its last move. */
  #ending: Ending | null = null;

  /**
   * Begins with the usual first position.
   *
   * @param tools.think searches for computer players
   * @param tools.isLocked whether the table refuses all moves
   * @param tools.isHidden whether the page is hidden
   * @param tools.isStudy whether moves are those of an analysis: each becomes a variation, and all hands are open
   * @param clockListener called with the milliseconds left while a clock runs, and when a side has run out of time
   */
  constructor(
    game: GamePage,
    {
      engine,
      think,
      isLocked,
      isHidden,
      isStudy = false,
    }: {
      engine: Engine;
      think: Search;
      isLocked: boolean;
      isHidden: () => boolean;
      isStudy?: boolean;
    },
    { onTick, onEnd }: { onTick: (left: number[]) => void; onEnd: () => void },
  ) {
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
   * @returns what was wrong
   */
  open(state: TableState): Problem[] {
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
    if (state.playerKinds && state.playerKinds.length !== players)
      problems.push(() => t().problems.seats(state.playerKinds?.length ?? 0, players));
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

  /** What the rules about seats and hands depend on. */
  get sight(): Sight {
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
   * The state as links and storage have it: the main line, and the ply shown. In a variation, that is the ply where it
   * leaves the main line.
   */
  get state(): TableState {
    if (this.#view !== undefined) return this.#seen(this.#view);
    const { playerKinds, match } = this.#seating;
    const { sealed, mainPly } = this.#record;
    const ended = this.#ending === null ? {} : { ending: this.#ending };
    return {
      game: this.#game.id,
      ...this.#start,
      moves: sealed,
      playerKinds,
      clock: this.#timing.state,
      ...ended,
      match,
      at: mainPly,
    };
  }

  /** The state of the same game before its first move. */
  get beginning() {
    return { ...this.state, moves: [], clock: this.#timing.full, ending: null, at: null };
  }

  /** The state for a spectator, without hidden hands. */
  get publicState(): TableState {
    return this.#seen(this.#record.publicText());
  }

  /** The request for a search of the position: what the player to move may know, and no more. */
  get question(): PlayerView {
    return questionOf(this.#game, this.#record, this.#snapshot, {
      ...this.#start,
      playerKinds: this.#seating.playerKinds,
    });
  }

  /**
   * The request for a search of the position after a move, without playing it. In a study, where all hands are open,
   * the next player is asked with the hand that it has.
   */
  questionAfter(move: string): PlayerView {
    const { question } = this;
    if (!this.#game.hands) return { ...question, moves: [...question.moves, move] };
    const session = startSession(
      this.#game,
      {
        options: this.#start.options,
        playerKinds: this.#seating.playerKinds,
        seed: null,
        position: this.#record.position,
      },
      this.#engine,
    );
    try {
      session.play(move);
      return { ...question, view: session.view(session.status().toMove ?? 0) };
    } finally {
      session.free();
    }
  }

  /** The positions that moves lead to from here, without playing them. */
  foresee(moves: string[]) {
    const setup = { options: this.#start.options, playerKinds: this.#seating.playerKinds };
    return foresee(this.#engine, this.#game, setup, this.#record.position, moves);
  }

  /** Ends the game when a side has run out of time, even before the timer fires. Returns whether one has. */
  judgeTime() {
    return this.#timing.judge();
  }

  /**
   * Plays a move, and returns it without what is hidden, with its ply counted from 1; null, without playing it, when
   * the time of its side is up.
   *
   * @param isSealed whether it is written as in a link
   * @throws an error when it is not legal
   */
  play(move: string, isSealed: boolean) {
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

  /** Goes to the position after `ply` moves. */
  seek(ply: number) {
    this.#record.seek(ply);
    this.#change();
  }

  /**
   * Changes the tree of moves. A variation can be the current line then, which the snapshot shows and the state does
   * not tell. Variations live as long as this game is open, and are kept nowhere.
   */
  edit<Result>(change: (session: Session) => Result) {
    const { position } = this.#snapshot;
    const result = this.#record.edit(change);
    // Who holds the device goes on holding it where only the tree has changed.
    if (this.#record.position === position) this.#snapshot = this.#read();
    else this.#change();
    return result;
  }

  /** Ends the game after its last move; whoever goes back and plays on takes this back. */
  end(ending: Ending) {
    this.#ending = ending;
    this.#change();
  }

  /** Shows the hand of the player to move, who holds the device now. */
  hold() {
    this.#seating.hand(this.#snapshot.toMove);
  }

  /** Sets the local seats of a game by link. */
  sit(seats: number[]) {
    this.#seating.sit(seats);
  }

  /**
   * Runs the clock of the player to move after the first move, while the last position of the main line is shown. Some
   * players pause it while the page is hidden.
   *
   * @param isOn whether the game goes on
   */
  runClock(isOn: boolean) {
    const { toMove, ply } = this.#snapshot;
    const { mainPly, sealed } = this.#record;
    const isLast = ply === mainPly && ply === sealed.length;
    const isAway = this.#isHidden() && this.#seating.seated.some(({ pausesClock }) => pausesClock);
    this.#timing.run(isOn && isLast && ply > 0 && !isAway ? toMove : null);
  }

  /**
   * Sets the time that each seat has left, as measured by another page.
   *
   * @param left milliseconds; null where unknown
   */
  setTime(left: number[] | null) {
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

  /** The state of the game, its clock included. */
  #read(): TableSnapshot {
    const { position, ply, status, history, mainPly, sealed } = this.#record;
    const fallen = status.over ? null : this.#timing.fallen;
    const ending = status.over || fallen !== null || ply !== mainPly || ply !== sealed.length ? null : this.#ending;
    const snapshot = { position, ply, ...status, ...history, fallen, ending };
    if (fallen === null && ending === null) return snapshot;
    const winners = Array.from({ length: status.players }, (_, seat) => seat).filter(
      (seat) => seat !== (fallen ?? ending),
    );
    return { ...snapshot, over: true, toMove: null, winners };
  }

  /** The state of a spectator's table. */
  #seen(view: string): TableState {
    const { playerKinds } = this.#seating;
    return {
      game: this.#game.id,
      seed: null,
      position: null,
      view,
      moves: [],
      playerKinds,
      options: {},
      clock: null,
      match: null,
      at: null,
    };
  }
}
