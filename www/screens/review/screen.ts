// The screen of a review: runs the analysis, and shows what follows from it.

import { Analysis } from '../../coach/review/analysis.ts';
import { judge, type JudgedMove, type Verdict } from '../../coach/review/judge.ts';
import { skillAndLuck } from '../../coach/review/luck.ts';
import { pliesOf, type Ply } from '../../coach/review/plies.ts';
import { Fault } from '../../core/fault.ts';
import { messageOf } from '../../core/messages.ts';
import { Pool } from '../../core/pool.ts';
import { createWorker } from '../../core/spawn.ts';
import { keepReview } from '../../library/keeper.ts';
import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import { formatLink, reviewLink } from '../../links/link.ts';
import { openTableLink } from '../../links/address.ts';
import { openFragment } from '../../links/fragment.ts';
import { drawAdvice } from '../../ui/board/advice.ts';
import { keepUpright } from '../../ui/board/upright.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { listenToSteps } from '../../ui/panel/steps.ts';
import { endOf } from '../../table/panels.ts';
import { Table } from '../../table/table.ts';
import { SILENT } from '../exercise.ts';
import { documentTools } from '../table/connections.ts';
import { studyLink } from '../table/links.ts';
import { castOf } from './cast.ts';
import { weighDraws } from './draws.ts';
import { Reasons } from './facts.ts';
import { keepFitting } from './fit.ts';
import { Learning } from './learn.ts';
import { showBadges } from './marks.ts';
import { reviewScene } from './scene.ts';
import { atWords, gaugeOfChances, mistakesOf, summaryOf, type ReviewView, type Subject, type Words } from './state.ts';
import { reviewPage } from './view.ts';
import type { ChanceModel } from '../../coach/review/chances.ts';
import type { GamePage } from '../../games/page.ts';
import type { Draw, Facts, GameReview } from '../../games/review.ts';
import type { Problem } from '../../links/problem.ts';
import type { GameLink } from '../../links/state.ts';
import type { Screen, Services } from '../screen.ts';

/** The height above and below the board on a phone, in rem: the head, the words, the graph and the steps. */
const RESERVED_HEIGHT = 19.75;

/** What is loaded for a game. */
export interface ReviewData {
  words: Words;
  reasonOf: ((facts: Facts) => string | null) | null;
  fit: ChanceModel;
  luckOf: GameReview['luckOf'];
}

export class ReviewScreen implements Screen {
  #game;
  #state;
  #kinds: PlayerKind[];
  #loaded;
  #services;
  #table: Table;
  #subject: Subject;
  #plies: Ply[];
  #pool: Pool;
  #analysis: Analysis;
  #reasons: Reasons;
  #verdict: Verdict;
  #page: ReturnType<typeof reviewPage> | null = null;
  #learning: Learning | null = null;
  /** Whether another ply than the last one was asked for. */
  #hasMoved = false;
  #isKept = false;
  /** What was drawn; null where it is not known, undefined until it is. */
  #draws: Draw[] | null | undefined;
  #isWeighing = false;
  #closing = new AbortController();
  #cleanups: (() => void)[] = [];
  /** What could not be read of the game. */
  declare readonly problems: Problem[];

  constructor(game: GamePage, state: GameLink, loaded: ReviewData, services: Services) {
    const { engine, settings, sound } = services;
    this.#game = game;
    this.#state = state;
    this.#loaded = loaded;
    this.#services = services;
    this.#kinds = state.playerKinds ?? game.playerKinds;
    this.#table = new Table(
      game,
      {
        engine,
        thinker: SILENT,
        settings,
        isLocked: true,
        playSound: (...played) => sound.play(...played),
        ...documentTools(game),
      },
      { onView: () => this.#keepFocus(() => this.#show()), onState: () => {}, onClock: () => {} },
    );
    // Nobody thinks here, and no hand is hidden from anybody.
    const playerKinds = this.#kinds.map((): PlayerKind => HUMAN);
    this.problems = this.#table.open({ ...state, playerKinds, clock: null, match: null });
    this.#table.seek(this.#table.snapshot.moves.length);
    this.#subject = this.#readSubject();
    this.#plies = pliesOf(game, this.#table.record, { ...state, playerKinds: this.#kinds });
    this.#pool = new Pool(engine.module, createWorker);
    this.#analysis = this.#newAnalysis();
    const { names, you } = this.#subject.cast;
    this.#reasons = new Reasons(game, () => this.#table.record, { ...loaded, names, you });
    this.#verdict = judge(game, loaded.fit, this.#plies, this.#analysis.reports);
    this.#showAdvice();
  }

  /** Shows the page, and begins the analysis. */
  mount() {
    const { main, rememberTable } = this.#services;
    const { board } = this.#table;
    const { moves, isReviewable, isSecret } = this.#subject;
    const { at } = this.#state;
    this.#hasMoved = at !== null && at < moves.length;
    const page = reviewPage(this.#subject, board, this.#view(), {
      seek: (ply) => this.#seek(ply),
      playBack: () => this.#playBack(),
      toTable: () => openTableLink({ link: formatLink({ ...this.#state, at: null }), isSecret }),
      toggleAnalysis: () => this.#toggleAnalysis(),
      learn: () => this.#openLearning(),
      study: () => openFragment(studyLink({ link: { ...this.#state, at: this.#table.snapshot.ply } })),
      reasonOf: (judged) => this.#reasons.of(judged, this.#replyTo(judged)),
    });
    this.#page = page;
    main.replaceChildren(page.element);
    rememberTable(this.#game.id, { link: formatLink({ ...this.#state, at: null }), isSecret });
    this.#cleanups = [
      keepUpright(board, RESERVED_HEIGHT),
      keepFitting(page.element, board.element),
      listenToSteps(
        { page: page.element, board: board.element, list: page.list ?? board.element },
        () => this.#learning === null,
        (by) => this.#seek(this.#table.snapshot.ply + by),
      ),
    ];
    if (this.#hasMoved) this.#table.seek(at ?? 0);
    this.#table.dispatch({ type: 'refresh' });
    if (isReviewable) this.#start();
  }

  focus() {
    this.#page?.focus();
  }

  refresh() {
    if (this.#learning) this.#learning.refresh();
    else this.#table.board.refresh();
  }

  applySettings() {
    this.#table.applySettings();
  }

  isBusy() {
    return this.#analysis.isRunning || this.#learning !== null;
  }

  close() {
    this.#closing.abort();
    this.#learning?.close();
    this.#analysis.stop();
    this.#pool.close();
    for (const cleanup of this.#cleanups) cleanup();
    this.#table.dispatch({ type: 'playBack', isOn: false });
    this.#table.close();
  }

  #readSubject(): Subject {
    const { snapshot, record } = this.#table;
    const { moves, movers, players, over } = snapshot;
    const { words } = this.#loaded;
    const game = this.#game;
    const isHidden = game.hands !== undefined && !over && (this.#state.ending ?? null) === null;
    return {
      game,
      words,
      cast: castOf(game, this.#kinds, players, words.you),
      moves,
      movers,
      isReviewable: moves.length > 0 && !isHidden,
      isHidden,
      isSecret: game.hands !== undefined && !record.status.over,
    };
  }

  #newAnalysis() {
    const { fit } = this.#loaded;
    const { cast, isReviewable } = this.#subject;
    const all = this.#game.hands !== undefined || cast.players > 2 || fit.isSolved;
    return new Analysis(
      isReviewable ? this.#plies : [],
      this.#pool,
      { all, isSolved: fit.isSolved, win: this.#game.win },
      () => this.#onReport(),
    );
  }

  #showAdvice() {
    const { board, layers } = this.#table;
    board.drawAdvice = drawAdvice;
    showBadges(board, () => this.#last?.kind);
    const shown = () => {
      const move = this.#table.state.over.isPlayingBack ? null : this.#last;
      return move && { move, reply: this.#replyTo(move) };
    };
    layers.add({ show: (scene) => reviewScene(scene, this.#game, this.#plies, shown()) });
  }

  #seek(ply: number) {
    this.#hasMoved = true;
    this.#table.dispatch({ type: 'playBack', isOn: false });
    this.#table.seek(Math.max(0, Math.min(this.#subject.moves.length, ply)));
  }

  #playBack() {
    this.#hasMoved = true;
    this.#table.dispatch({ type: 'playBack', isOn: !this.#table.state.over.isPlayingBack });
  }

  #keepFocus(change: () => void) {
    keepFocus(change, () => this.#table.board.currentCell);
  }

  /** Updates everything around the board. */
  #show() {
    if (!this.#page) return;
    const { ply } = this.#table.snapshot;
    this.#page.update(this.#view());
    this.#services.setAddress({ link: reviewLink({ ...this.#state, at: ply }), isSecret: this.#subject.isSecret });
  }

  #view(): ReviewView {
    const { snapshot } = this.#table;
    const { done, total, isRunning, isComplete } = this.#analysis;
    const { ply } = snapshot;
    const { isReviewable } = this.#subject;
    const last = this.#last;
    const reply = last && this.#replyTo(last);
    return {
      ply,
      at: atWords(this.#subject, this.#plies, ply),
      said: last ? this.#reasons.sentences(last, reply) : '',
      keys: last?.kind ? this.#reasons.keys(last, reply) : [],
      end: { ...endOf(this.#table), isReviewing: true, isShown: false },
      gauge: isReviewable ? gaugeOfChances(this.#subject, this.#verdict.chances[ply] ?? null) : null,
      verdict: this.#verdict,
      analysis: { done, total, isRunning, isComplete, problem: this.#problem },
      luck: this.#luck,
    };
  }

  get #problem() {
    const { failure } = this.#analysis;
    if (!failure) return '';
    const isStopped = failure instanceof Fault && failure.code === 'computerStopped';
    return isStopped ? this.#loaded.words.failed : messageOf(failure);
  }

  get #luck() {
    const draws = this.#draws;
    if (!this.#analysis.isComplete || !this.#game.hands || draws === undefined) return null;
    const scores = this.#plies.at(-1)?.scores ?? [];
    return { ...skillAndLuck(this.#verdict.moves, scores, draws), draws: draws ?? [] };
  }

  /** The judgement of the move that led to the position that is shown; null where there is none. */
  get #last() {
    return this.#verdict.moves[this.#table.snapshot.ply - 1] ?? null;
  }

  #replyTo({ ply }: JudgedMove) {
    return this.#analysis.reports[ply + 1]?.best ?? null;
  }

  #start() {
    void this.#analysis.run();
    this.#show();
  }

  #toggleAnalysis() {
    if (!this.#analysis.isRunning) return this.#start();
    this.#analysis.stop();
    this.#show();
  }

  /** More is known. */
  #onReport() {
    // The analysis also reports that it was stopped.
    if (this.#closing.signal.aborted) return;
    const { isComplete } = this.#analysis;
    this.#verdict = judge(this.#game, this.#loaded.fit, this.#plies, this.#analysis.reports);
    if (isComplete) this.#complete();
    if (this.#learning) return;
    const { turning } = this.#verdict;
    // Without another wish the game is shown at its turning point.
    if (isComplete && !this.#hasMoved && turning !== null) this.#table.seek(turning + 1);
    this.#keepFocus(() => {
      this.#table.refresh();
      this.#show();
    });
  }

  /** Keeps the verdict, and weighs what was drawn, once. */
  #complete() {
    const { record } = this.#table;
    if (!this.#isKept) {
      this.#isKept = true;
      keepReview([this.#game.id, record.first, this.#subject.moves.join(' ')], summaryOf(this.#verdict));
    }
    if (!this.#game.hands || this.#isWeighing) return;
    this.#isWeighing = true;
    const { signal } = this.#closing;
    void weighDraws(this.#loaded.luckOf, this.#plies, this.#services.engine, signal).then((draws) => {
      if (signal.aborted) return;
      this.#draws = draws;
      this.#show();
    });
  }

  #openLearning() {
    const { main, onChange } = this.#services;
    this.#table.dispatch({ type: 'playBack', isOn: false });
    document.documentElement.dataset['screen'] = 'lesson';
    const { cast } = this.#subject;
    this.#learning = new Learning(
      this.#game,
      {
        ...this.#loaded,
        mistakes: mistakesOf(this.#subject, this.#verdict),
        plies: this.#plies,
        pool: this.#pool,
        state: this.#state,
        kinds: this.#kinds,
        cast,
      },
      this.#services,
      () => this.#closeLearning(),
    );
    main.replaceChildren(this.#learning.element);
    this.#learning.begin();
    onChange();
  }

  #closeLearning() {
    this.#learning?.close();
    this.#learning = null;
    document.documentElement.dataset['screen'] = 'review';
    if (this.#page) this.#services.main.replaceChildren(this.#page.element);
    this.#onReport();
    this.#page?.focusLearn();
  }
}
