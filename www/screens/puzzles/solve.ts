// The screen on which puzzles are solved: one, those of a practice, a run, or a set.

import { afterAttempt, ratingOf } from '../../coach/puzzles/rating.ts';
import {
  beginRound,
  isCostly,
  isHelped,
  nextPuzzle,
  reduceRound,
  type Round,
  type RoundEffect,
  type RoundEvent,
} from '../../coach/puzzles/round.ts';
import { messageOf } from '../../core/messages.ts';
import { changeProgress, progressOf } from '../../library/puzzles.ts';
import { openTableLink } from '../../links/address.ts';
import { openFragment } from '../../links/fragment.ts';
import { puzzleBoard, type Words } from './board.ts';
import { Countdown } from './countdown.ts';
import { shareDay } from './share.ts';
import { headlineOf, hintWords, lineOf, toolsOf } from './verdict.ts';
import { solveView, type SolveView } from './view.ts';
import type { PuzzleFile } from '../../coach/puzzles/file.ts';
import type { GamePage } from '../../games/page.ts';
import type { Screen, Services } from '../screen.ts';
import type { Task } from './tasks.ts';

/** Milliseconds of a storm, of the penalty for a wrong move, and for which a result is shown there. */
const STORM_MILLIS = 180_000;
const PENALTY_MILLIS = 10_000;
const RESULT_MILLIS = 700;

export class SolveScreen implements Screen {
  #game;
  #file;
  #task;
  #words;
  #services;
  #round: Round;
  #board: ReturnType<typeof puzzleBoard>;
  #view: ReturnType<typeof solveView>;
  #countdown: Countdown;
  /** The record before this run. */
  #bestBefore = 0;
  /** The rating before the puzzle that was solved last; null before the first one. */
  #ratingBefore: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GamePage, file: PuzzleFile, task: Task, words: Words, services: Services) {
    const { main, engine, thinker, settings, sound } = services;
    this.#game = game;
    this.#file = file;
    this.#task = task;
    this.#words = words;
    this.#services = services;
    this.#round = beginRound(task.kind, this.#set ?? {});
    this.#board = puzzleBoard(
      game,
      words,
      { engine, thinker, settings, playSound: (...played) => sound.play(...played), isRefuted: task.kind !== 'storm' },
      {
        onFirst: () => this.#begin(),
        onRight: () => this.#dispatch({ type: 'right' }),
        onSolved: (isSlower) => this.#dispatch({ type: 'solved', isSlower }),
        onWrong: () => this.#dispatch({ type: 'wrong' }),
        onRefuted: (note) => this.#dispatch({ type: 'refuted', note }),
        onShown: () => this.#dispatch({ type: 'shown' }),
      },
    );
    this.#countdown = new Countdown(
      STORM_MILLIS,
      (left) => this.#view.showTime(left),
      () => this.#dispatch({ type: 'timeUp' }),
    );
    this.#view = solveView(
      this.#board.exercise,
      { task, home: this.#home, words },
      {
        retry: () => this.#retry(),
        next: () => (task.kind === 'one' ? openFragment(`${this.#home}/practice`) : this.#goOn()),
        again: () => this.#restart(),
        hint: () => this.#hint(),
        takeHint: () => this.#hint(),
        solution: () => this.#showSolution(),
        share: () => void this.#share(),
        playOn: () => openTableLink(this.#board.playOn()),
      },
    );
    // The screen has the layout of a lesson, and no head above it.
    document.documentElement.dataset['screen'] = 'lesson';
    main.replaceChildren(this.#view.element);
    this.#start();
  }

  focus() {
    this.#board.exercise.board.focusStart();
  }

  refresh() {
    this.#board.exercise.board.refresh();
  }

  recover() {
    this.#board.recover();
  }

  applySettings() {
    this.#board.table.applySettings();
  }

  isBusy() {
    return this.#board.phase !== 'over';
  }

  onLeave() {
    this.#keepBest();
  }

  close() {
    this.#keepBest();
    clearTimeout(this.#timer);
    this.#countdown.stop();
    this.#board.close();
  }

  get #set() {
    return this.#task.kind === 'set' ? this.#task.set : null;
  }

  get #home() {
    return this.#set?.home ?? `#/${this.#game.id}/puzzles`;
  }

  #dispatch(event: RoundEvent) {
    const { round, effects } = reduceRound(this.#round, event);
    const isMoved = round.stage !== this.#round.stage;
    this.#round = round;
    for (const effect of effects) this.#run(effect);
    const view = this.#viewOf();
    this.#view.update(view);
    if (isMoved && view.tools.isNext) this.#view.focusNext(view);
  }

  #run(effect: RoundEffect) {
    switch (effect.do) {
      case 'count':
        return this.#count(effect);
      case 'keepDay':
        return this.#keepDay(effect.tries);
      case 'keepSolved':
        return this.#set?.onSolved(effect.id);
      case 'shorten':
        return this.#countdown.shorten(PENALTY_MILLIS);
      case 'next':
        // The penalty may have ended the round.
        if (!this.#round.isOver) this.#timer = setTimeout(() => this.#goOn(), RESULT_MILLIS);
        return;
      case 'end':
        return this.#end();
      case 'change':
        return this.#services.onChange();
    }
  }

  #viewOf(): SolveView {
    const round = this.#round;
    const [game, words] = [this.#game, this.#words];
    const seat = game.hasNumberedSeats ? words.yourTurn : words.you(game.seats[this.#board.solver]?.name ?? '');
    return {
      headline: headlineOf(round, words, this.#set),
      line: lineOf(round, words, { seat, note: this.#set?.note ?? '' }),
      tools: toolsOf(round, { isOfDay: this.#date !== '', isPlayable: !this.#board.table.snapshot.over }),
      marks: round.marks,
      isOver: round.isOver && !this.#set,
      isHelped: isHelped(round),
      rating: this.#ratingWords,
    };
  }

  get #ratingWords() {
    const [words, set, { solved }] = [this.#words, this.#set, this.#round];
    if (set) return set.share(solved, set.size);
    const progress = progressOf(this.#game.id);
    if (this.#task.kind !== 'practice' || progress.rating === null) return '';
    const { rating } = ratingOf(progress, this.#file);
    const before = this.#ratingBefore;
    return before === null ? words.ratingIs(rating, false) : words.changed(rating, rating - before);
  }

  /** The date of the puzzle of a day; empty for any other. */
  get #date() {
    return this.#task.kind === 'one' ? this.#task.date : '';
  }

  #start() {
    const { kind } = this.#task;
    this.#bestBefore = kind === 'streak' || kind === 'storm' ? progressOf(this.#game.id).best[kind] : 0;
    this.#countdown.reset();
    this.#goOn();
  }

  #begin() {
    this.#dispatch({ type: 'begun' });
    if (this.#task.kind === 'storm') this.#countdown.start();
  }

  #count({ id, rating, isSolved }: Extract<RoundEffect, { do: 'count' }>) {
    // A puzzle of an address has no number.
    if (id === 0) return;
    const isRated = this.#task.kind === 'practice';
    if (isRated) this.#ratingBefore = ratingOf(progressOf(this.#game.id), this.#file).rating;
    const result = { isSolved, isRated, when: Date.now() };
    changeProgress(this.#game.id, (progress) => afterAttempt(progress, this.#file, { id, rating }, result));
  }

  #keepDay(tries: number) {
    const date = this.#date;
    if (date === '') return;
    changeProgress(this.#game.id, (progress) =>
      date in progress.days ? progress : { ...progress, days: { ...progress.days, [date]: tries } },
    );
  }

  #end() {
    const { kind, solved } = this.#round;
    clearTimeout(this.#timer);
    this.#countdown.stop();
    if (kind === 'storm') this.#board.end();
    if (this.#keepBest() && solved > this.#bestBefore) this.#dispatch({ type: 'record' });
  }

  /** Keeps how many puzzles this run has solved where it is a record; false in no run. */
  #keepBest() {
    const { kind, solved } = this.#round;
    if (kind !== 'streak' && kind !== 'storm') return false;
    if (solved > progressOf(this.#game.id).best[kind])
      changeProgress(this.#game.id, (progress) => ({
        ...progress,
        best: { ...progress.best, [kind]: Math.max(solved, progress.best[kind]) },
      }));
    return true;
  }

  /** Asks the next puzzle. */
  #goOn() {
    clearTimeout(this.#timer);
    const puzzle = this.#choose();
    if (!puzzle) return this.#dispatch({ type: 'complete' });
    try {
      this.#board.open(puzzle);
      this.#dispatch({ type: 'asked', puzzle });
      this.#keepBoardFocused();
    } catch (error) {
      this.#dispatch({ type: 'asked', puzzle });
      this.#dispatch({ type: 'unreadable', note: messageOf(error) });
    }
  }

  #choose() {
    const task = this.#task;
    if (task.kind === 'one') return task.puzzle;
    const progress = progressOf(this.#game.id);
    const { rating } = ratingOf(progress, this.#file);
    const met = progress.tried.map(({ id }) => id);
    return nextPuzzle(this.#round, task.puzzles, { rating, met, known: this.#set?.known() ?? [] }, Math.random());
  }

  #keepBoardFocused() {
    const { board } = this.#board.exercise;
    if (!board.element.contains(document.activeElement)) board.focusStart();
  }

  #retry() {
    this.#board.retry();
    this.#dispatch({ type: 'retried' });
    this.#keepBoardFocused();
  }

  /** Says what a hint costs before it is given. */
  #hint() {
    if (isCostly(this.#round)) {
      const { warned, warnedRated } = this.#words;
      this.#dispatch({ type: 'warned', note: this.#task.kind === 'practice' ? warnedRated : warned });
      return this.#view.focusNext(this.#viewOf());
    }
    this.#dispatch({ type: 'hinted', note: hintWords(this.#board.hint(), this.#round.puzzle, this.#words) });
    this.#board.exercise.board.focusStart();
  }

  #showSolution() {
    this.#board.solve();
    this.#dispatch({ type: 'showing' });
    this.#keepBoardFocused();
  }

  #restart() {
    this.#ratingBefore = null;
    this.#dispatch({ type: 'restarted' });
    this.#start();
  }

  async #share() {
    const { isSeen, tries, puzzle } = this.#round;
    const shared = { date: this.#date, tries: isSeen ? 0 : tries, position: puzzle?.position ?? '' };
    const note = await shareDay(this.#game, shared, this.#words, this.#services.engine);
    if (note !== '') this.#dispatch({ type: 'shared', note });
  }
}
