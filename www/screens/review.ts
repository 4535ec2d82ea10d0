// The review of a finished game: every move analysed, the graph of the game, judgements with reasons, and mistakes
// asked again.

import { gaugeOfChances, summaryOf } from './review/state.ts';
import { Analysis } from '../coach/review/analysis.ts';
import { chanceModelOf } from '../coach/review/chances.ts';
import { judge, type JudgedMove } from '../coach/review/judge.ts';
import { skillAndLuck } from '../coach/review/luck.ts';
import { pliesOf } from '../coach/review/plies.ts';
import { Pool } from '../core/pool.ts';
import { createWorker } from '../core/spawn.ts';
import { Fault } from '../core/fault.ts';
import { makeYielder } from '../core/yielder.ts';
import { messageOf } from '../core/messages.ts';
import { findGame } from '../games/index.ts';
import { publicPosition } from '../game/hands.ts';
import { namesOf, seatOfYou } from '../game/status.ts';
import { resolveTable } from '../library/resolve.ts';
import { keepReview } from '../library/keeper.ts';
import { savedMatches, savedTable } from '../library/storage.ts';
import { HUMAN } from '../links/kinds.ts';
import { formatLink, reviewLink, type TablePlace } from '../links/link.ts';
import { openTableLink } from '../links/address.ts';
import { openFragment } from '../links/fragment.ts';
import { icon, make, setText } from '../ui/dom.ts';
import { drawAdvice } from '../ui/board/advice.ts';
import { keepUpright } from '../ui/board/upright.ts';
import { loadSheet } from '../ui/sheet.ts';
import { gaugePanel } from '../ui/panel/gauge.ts';
import { keepFocus } from '../ui/panel/focus.ts';
import { listenToSteps, stepsPanel } from '../ui/panel/steps.ts';
import { t } from '../words/index.ts';
import { language } from '../words/vocabulary.ts';
import { Reasons } from './review/facts.ts';
import { graphPanel } from './review/graph.ts';
import { learnPage } from './review/learn.ts';
import { judgementsPanel, marksPanel } from './review/lists.ts';
import { drawBadge } from './review/marks.ts';
import { accuracyPanel, luckPanel } from './review/players.ts';
import { documentTools } from './table/connections.ts';
import { studyLink } from './table/links.ts';
import { endOf } from '../table/panels.ts';
import { Table } from '../table/table.ts';
import type { GamePage } from '../games/page.ts';
import type { Draw, Facts, GameReview } from '../games/review.ts';
import type { Arrow, Scene } from '../ui/board/scene.ts';
import type en from '../words/review/en.ts';
import type { Screen, Services } from './screen.ts';

type Words = typeof en;

interface ReviewData {
  words: Words;
  reasonOf: ((facts: Facts) => string | null) | null;
  fit: Awaited<ReturnType<typeof chanceModelOf>>;
  luckOf: GameReview['luckOf'];
}

/** The milliseconds of weighing luck between two frames. */
const SLICE = 4;

/** The height above and below the board on a phone, in rem. */
const RESERVED_HEIGHT = 13;
/** Answers no question: the analysis has a pool of its own. */
export const SILENT = { think: () => new Promise<never>(() => {}), stop: () => {} };

/**
 * Loads all that the review of a game needs.
 *
 * @returns a function that mounts its screen
 */
export async function load({ state }: TablePlace): Promise<(place: TablePlace, services: Services) => Screen> {
  const game = findGame(state.game);
  if (!game) throw new Error(state.game);
  const tag = language();
  const known = (await game.loadReview?.()) ?? null;
  const [words, reasonOf, fit] = await Promise.all([
    import(`../words/review/${tag}.ts`),
    known?.reasons(tag) ?? null,
    chanceModelOf(game),
    loadSheet('review'),
  ]);
  return (place, services) =>
    reviewPage(game, place, { words: words.default, reasonOf, fit, luckOf: known?.luckOf }, services);
}

/** Fills the main part of the page with a review. */
function reviewPage(
  game: GamePage,
  { state: linked, isBare, problems }: TablePlace,
  loaded: ReviewData,
  services: Services,
): Screen {
  const { main, engine, settings, sound, notice, setAddress, rememberTable, onChange } = services;
  const { words, fit, luckOf } = loaded;
  const { state } = resolveTable({
    linked,
    isBare,
    isDamaged: problems.length > 0,
    stored: savedTable(game.id),
    matches: savedMatches(),
  });
  const kinds = state.playerKinds ?? game.playerKinds;

  /** Whether everything around the board is there. */
  let isReady = false;
  let learning: ReturnType<typeof learnPage> | null = null;
  const table = new Table(
    game,
    {
      engine,
      thinker: SILENT,
      settings,
      isLocked: true,
      playSound: (...played) => sound.play(...played),
      ...documentTools(game),
    },
    {
      onView: () =>
        isReady &&
        keepFocus(
          () => update(),
          () => board.currentCell,
        ),
      onState: () => {},
      onClock: () => {},
    },
  );
  const { board } = table;
  // Nobody thinks here, and no hand is hidden from anybody.
  const found = table.open({ ...state, playerKinds: kinds.map(() => HUMAN), clock: null, match: null });
  const { moves, movers, players } = table.snapshot;
  const wasShown = state.at !== null && state.at < moves.length;
  table.seek(moves.length);
  const isHidden = game.hands !== undefined && !table.snapshot.over && (state.ending ?? null) === null;
  // A deal reveals every hand, and a player who has resigned may still go back and play on.
  const isSecret = game.hands !== undefined && !table.record.status.over;
  const isReviewable = moves.length > 0 && !isHidden;
  const seated = kinds.slice(0, players);
  const you = seatOfYou(
    game,
    seated.map((kind) => ({ isLocal: kind === HUMAN })),
  );
  const people = seated.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []));
  const [own = 0] = people.length === 1 ? people : [];
  const names = namesOf(game, you).slice(0, players);
  const sitters = seated.map((kind, seat) =>
    seat === you
      ? ''
      : people.length === 1 && seat === own
        ? words.you
        : people.length === players
          ? ''
          : t().playerKinds[kind],
  );

  const plies = pliesOf(game, table.record, { ...state, playerKinds: kinds });
  const pool = new Pool(engine.module, createWorker);
  const needsAll = game.hands !== undefined || players > 2 || fit.isSolved;
  const analysis = new Analysis(
    isReviewable ? plies : plies.slice(0, 0),
    pool,
    { all: needsAll, isSolved: fit.isSolved, win: game.win },
    () => learned(),
  );
  const reasons = new Reasons(game, () => table.record, { ...loaded, names, you });
  const replyTo = ({ ply }: JudgedMove) => analysis.reports[ply + 1]?.best ?? null;
  let verdict = judge(game, fit, plies, analysis.reports);
  let hasMoved = wasShown;
  let isKept = false;
  /** What was drawn; null where it is not known, undefined until it is. */
  let draws: Draw[] | null | undefined;
  let isWeighing = false;
  const closing = new AbortController();

  const seek = (ply: number) => {
    hasMoved = true;
    table.dispatch({ type: 'playBack', isOn: false });
    table.seek(Math.max(0, Math.min(moves.length, ply)));
  };
  const toTable = () => openTableLink({ link: formatLink({ ...state, at: null }), isSecret });
  const steps = stepsPanel({
    seek,
    playBack: () => ((hasMoved = true), table.dispatch({ type: 'playBack', isOn: !table.state.over.isPlayingBack })),
    result: toTable,
    analyse: () => {},
    more: () => {},
  });
  const gauge = gaugePanel();
  const said = make('p', { role: 'status' });
  const at = make('p', { class: 'muted at' });
  const bar = make('progress', { max: 1, value: 0, 'aria-label': words.progress(0, 0) });
  const progress = make('p', { class: 'muted' });
  const stop = make('button', {
    type: 'button',
    class: 'second small',
    onclick: () => (analysis.isRunning ? (analysis.stop(), update()) : start()),
  });
  const problem = make('p', { class: 'problem', role: 'alert' });
  const working = make('div', { class: 'working' }, progress, bar, stop, problem);
  const learn = make('button', { type: 'button', class: 'main learn', onclick: () => openLearning() });
  const study = make(
    'button',
    {
      type: 'button',
      class: 'second study',
      onclick: () => openFragment(studyLink({ link: { ...state, at: table.snapshot.ply } })),
    },
    icon('study'),
    t().actions.study,
  );
  const graph = graphPanel(game, { words, names, below: own, players, plies: moves.length }, seek);
  const accuracies = accuracyPanel(game, { words, names, sitters });
  const luck = luckPanel(game, { words, names }, seek);
  const judgements = judgementsPanel(
    game,
    { words, names, reasonOf: (judged) => reasons.of(judged, replyTo(judged)) },
    seek,
  );
  const marks = marksPanel({ words, names, moves, movers, players }, seek);
  const summary = make(
    'section',
    { class: 'card summary' },
    accuracies.element,
    working,
    make('div', { class: 'nexts' }, learn, !isSecret && study),
  );
  const side = make(
    'div',
    { class: 'review-side' },
    summary,
    graph.element,
    luck.element,
    judgements.element,
    marks.element,
  );
  const page = make(
    'div',
    { class: 'review', style: `--ratio: ${board.ratio()}` },
    make('h1', { class: 'hidden' }, `${game.name}: ${t().review.review}`),
    make('div', { class: 'review-board' }, gauge.element, board.element),
    make('div', { class: 'review-said', role: 'group', tabindex: 0, 'aria-label': words.judgement }, at, said),
    isReviewable ? side : make('section', { class: 'card' }, make('p', {}, isHidden ? words.watched : words.noMoves)),
    steps.element,
  );
  board.onRatio = (ratio) => page.style.setProperty('--ratio', String(ratio));

  // The badge of the last move, and the best move of the position.
  board.drawAdvice = drawAdvice;
  board.drawShapes = (brush, shapes) => {
    const judged = verdict.moves[table.snapshot.ply - 1];
    const [square] = shapes[0]?.squares ?? [];
    if (judged?.kind && square) drawBadge(brush, square, judged.kind);
  };
  table.layers.add({ show: (scene) => sceneWith(scene) });
  const sceneWith = (scene: Scene) => {
    const { ply } = table.snapshot;
    const report = analysis.reports[ply];
    const last = verdict.moves[ply - 1];
    const square = last?.kind ? game.visits(last.move).at(-1) : undefined;
    const best = report && verdict.moves[ply] ? (verdict.moves[ply]?.best ?? null) : null;
    const arrows: Arrow[] = best === null || game.lays ? [] : [{ squares: game.visits(best), rank: 1 }];
    const ghosts = best === null ? [] : (game.lays?.(best) ?? []);
    return {
      ...scene,
      ghosts,
      arrows: arrows.filter(({ squares }) => squares.length > 0),
      shapes: square === undefined ? [] : [{ kind: 'drawn' as const, squares: [square] }],
    };
  };

  /** What there is to say about the move that led here. */
  const sentences = () => {
    const { ply } = table.snapshot;
    const [before, after] = [plies[ply - 1], plies[ply]];
    if (!before || !after || before.move === null) return words.start;
    const seat = before.toMove ?? 0;
    const deed = game.describe.move(
      (seat === you ? null : seat) as number,
      before.move,
      publicPosition(game, before.position),
      publicPosition(game, after.position),
    );
    const judged = verdict.moves[ply - 1];
    return t().sentences([deed, judged ? reasons.sentences(judged, replyTo(judged)) : '']);
  };

  const mistakes = () => {
    const seats = people.length > 0 ? people : movers;
    return verdict.moves
      .filter((judged) => judged !== null)
      .filter(({ kind, mover }) => kind !== null && seats.includes(mover));
  };

  /** Updates everything around the board. */
  const update = () => {
    const { ply } = table.snapshot;
    setText(said, sentences());
    setText(at, ply === 0 ? '' : words.at(ply, moves.length));
    steps.update({ ...endOf(table.state, table.context), isReviewing: true, isShown: false }, false);
    setAddress({ link: reviewLink({ ...state, at: ply }), isSecret });
    if (!isReviewable) return;
    const { done, total, isRunning, isComplete, failure } = analysis;
    graph.update(verdict, ply);
    accuracies.update(verdict);
    judgements.update(verdict, ply, isComplete);
    marks.update(verdict, ply);
    luck.update(
      isComplete && game.hands && draws !== undefined
        ? { ...skillAndLuck(verdict.moves, plies.at(-1)?.scores ?? [], draws), draws: draws ?? [] }
        : null,
    );
    gauge.update(gaugeOfChances(game, { chances: verdict.chances[ply] ?? null, below: own, names, words }));
    working.hidden = isComplete;
    setText(progress, (isRunning ? words.progress : words.paused)(done, total));
    setText(
      problem,
      !failure
        ? ''
        : failure instanceof Fault && failure.code === 'computerStopped'
          ? words.failed
          : messageOf(failure),
    );
    bar.setAttribute('aria-label', words.progress(done, total));
    bar.value = total === 0 ? 1 : done / total;
    setText(stop, isRunning ? words.stop : words.resume);
    const { length } = mistakes();
    learn.hidden = !isComplete || length === 0;
    setText(learn, (people.length === 1 ? words.learn : words.learnAll)(length));
  };

  /** Weighs what was drawn. */
  const weigh = async () => {
    const [question] = plies.flatMap((ply) => ply.question ?? []);
    const pause = makeYielder(SLICE);
    try {
      draws =
        !luckOf || !question
          ? null
          : await luckOf(
              plies,
              (view) => engine.valueOf({ ...question, view, level: 'master', all: true }),
              () => {
                closing.signal.throwIfAborted();
                return pause();
              },
            );
    } catch {
      // Without values of their own, draws are what remains when the skill is taken away.
      draws = null;
    }
    if (!closing.signal.aborted) update();
  };

  /** More is known. */
  const learned = () => {
    // The analysis also reports that it was stopped.
    if (closing.signal.aborted) return;
    verdict = judge(game, fit, plies, analysis.reports);
    if (analysis.isComplete && !isKept) {
      isKept = true;
      keepReview([game.id, table.record.first, moves.join(' ')], summaryOf(verdict));
    }
    if (analysis.isComplete && game.hands && !isWeighing) {
      isWeighing = true;
      void weigh();
    }
    if (learning) return;
    const { turning } = verdict;
    // Without another wish the game is shown at its turning point.
    if (analysis.isComplete && !hasMoved && turning !== null) table.seek(turning + 1);
    keepFocus(
      () => (table.refresh(), update()),
      () => board.currentCell,
    );
  };
  const start = () => {
    void analysis.run();
    update();
  };

  const openLearning = () => {
    table.dispatch({ type: 'playBack', isOn: false });
    document.documentElement.dataset['screen'] = 'lesson';
    learning = learnPage(
      game,
      { mistakes: mistakes(), plies, analysis, pool, state, kinds, names, sitters: people, own },
      loaded,
      services,
      closeLearning,
    );
    main.replaceChildren(learning.element);
    learning.begin();
    onChange();
  };
  const closeLearning = () => {
    learning?.close();
    learning = null;
    document.documentElement.dataset['screen'] = 'review';
    main.replaceChildren(page);
    learned();
    learn.focus({ preventScroll: true });
  };

  isReady = true;
  main.replaceChildren(page);
  const stopTurning = keepUpright(board, RESERVED_HEIGHT);
  rememberTable(game.id, { link: formatLink({ ...state, at: null }), isSecret });
  const stopSteps = listenToSteps(
    { page, board: board.element, list: marks.list },
    () => learning === null,
    (by) => seek(table.snapshot.ply + by),
  );
  if (problems.length > 0 || found.length > 0)
    notice(t().sentences([...problems, ...found.map((problem) => problem())]));
  if (wasShown) table.seek(state.at ?? 0);
  table.dispatch({ type: 'refresh' });
  update();
  if (isReviewable) start();
  return {
    focus: () => steps.focus(),
    refresh: () => (learning ? learning.refresh() : board.refresh()),
    applySettings: () => table.applySettings(),
    isBusy: () => analysis.isRunning || learning !== null,
    close: () => {
      closing.abort();
      learning?.close();
      analysis.stop();
      pool.close();
      stopTurning();
      stopSteps();
      table.dispatch({ type: 'playBack', isOn: false });
      table.close();
    },
  };
}
