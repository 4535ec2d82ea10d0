// A lesson: a position at a time on the real board of a game, with one thing to do.

import { LessonProgress } from '../coach/lesson.ts';
import { findGame } from '../games/index.ts';
import { changeCourseProgress } from '../library/courses.ts';
import { anchorTo, type TableLink } from '../links/address.ts';
import { formatLink, type Place } from '../links/link.ts';
import { stateAt } from '../links/start.ts';
import { HUMAN, type PlayerKind } from '../links/kinds.ts';
import { placeOf } from '../ui/board/geometry.ts';
import { isBetterUpright } from '../ui/board/view.ts';
import { handPanel } from '../ui/panel/hand.ts';
import { keepFocus } from '../ui/panel/focus.ts';
import { statePanel } from '../ui/panel/state.ts';
import { icon, make, setAttribute, setText } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import { language } from '../words/vocabulary.ts';
import { documentTools, handActions, stateActions } from './table/connections.ts';
import { pickWords } from '../table/picking.ts';
import { Table } from '../table/table.ts';
import type { Report } from '../core/bindings.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from '../links/state.ts';
import type { TableView } from '../ui/panel/views.ts';
import type en from '../words/lesson/en.ts';
import type { Screen, Services } from './screen.ts';

type Words = typeof en;

/** What surrounds the steps of a lesson. */
interface Plan {
  title: string;
  /** What stands beside the title, instead of a button that skips the steps; empty for that button. */
  aside: string;
  /** Where its close button leads. */
  home: TableLink;
  /** The name of that button. */
  close: string;
  /** At the end. */
  headline: string;
  /** The words below it. */
  end: string;
  /** What can be done at the end. */
  ways: HTMLElement[];
  /** The name of the button that leads to the next step; empty where it follows automatically. */
  goOn: string;
  onFinished: () => void;
}

/** Milliseconds before the next step, before the opponent's answer, and for each character to be read before that. */
const STEP_MILLIS = 1600;
const ANSWER_MILLIS = 700;
const MILLIS_PER_CHARACTER = 30;
/** The side of a square in CSS pixels below which a part of the board is shown, and its side then. */
const MIN_CELL = 30;
const COMFORTABLE_CELL = 36;
/** The height above and below the board on a phone, in rem. */
const RESERVED_HEIGHT = 19;

/**
 * Loads the lesson of a game in the current language.
 *
 * @returns a function that mounts its screen
 */
export async function load({
  game: id,
}: Extract<Place, { screen: 'lesson' }>): Promise<(place: unknown, services: Services) => Screen> {
  const game = findGame(id);
  if (!game?.loadLesson) throw new Error(id);
  const [{ steps, words }, common] = await Promise.all([game.loadLesson(), loadWords()]);
  const { steps: texts, end } = await words(language());
  return (_, services) =>
    lessonPage(game, new LessonProgress(steps, texts), common, firstPlan(game, common, end, services), services);
}

export const loadWords = (): Promise<Words> => loadIn(language());

const loadIn = async (tag: string) => (await import(`../words/lesson/${tag}.ts`)).default;

/** What surrounds the first lesson of a game. */
function firstPlan(game: GamePage, words: Words, end: string, { linkOfTable }: Services): Plan {
  // The table that was left, or else the hall.
  const left = linkOfTable(game.id);
  const newGame = formatLink({ ...stateOf(game, ''), seed: null, position: null, playerKinds: game.playerKinds });
  const course = game.loadCourse && make('a', { class: 'second', href: `#/${game.id}/course` }, words.course);
  return {
    title: t().page.learn(game.name),
    aside: '',
    home: left.link === `#/${game.id}` ? { link: '#/', isSecret: false } : left,
    close: words.close,
    headline: words.finished(game.name),
    end,
    ways: [
      anchorTo({ link: newGame, isSecret: false }, { class: 'main' }, words.play),
      ...(course ? [course] : []),
      make('a', { class: 'second', href: `#/${game.id}/rules` }, words.rules),
    ],
    goOn: '',
    // From now on the hall leads to the course.
    onFinished: () => game.loadCourse && changeCourseProgress(game.id, (progress) => progress),
  };
}

/** Fills the main part of the page with a lesson. */
export function lessonPage(
  game: GamePage,
  lesson: LessonProgress,
  words: Words,
  plan: Plan,
  { main, engine, settings, sound, onChange }: Services,
): Screen {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the status says when a step begins, and what a screen reader adds to it. */
  let opening = { words: '', aside: '' };

  /** The opponent plays the answer of the step. */
  const thinker = {
    think: () =>
      new Promise((resolve: (report: Report) => void) => {
        const { reply } = lesson.step;
        // With three players the third one is asked, too.
        if (reply === undefined || table.snapshot.ply > 1) return;
        const pause =
          plan.goOn === '' ? ANSWER_MILLIS : Math.max(ANSWER_MILLIS, MILLIS_PER_CHARACTER * lesson.words.done.length);
        timer = setTimeout(() => resolve({ depth: 0, nodes: 0, values: [], line: [], done: true, best: reply }), pause);
      }),
    stop: () => {},
  };
  const table = new Table(
    game,
    {
      engine,
      thinker,
      settings: { ...settings, gains: false },
      tutor: lesson,
      playSound: (...played) => sound.play(...played),
      ...documentTools(game),
    },
    {
      onView: (view) =>
        keepFocus(
          () => show(view),
          () => board.currentCell,
        ),
      onState: () => {},
      onMove: (_, ply) => {
        // The answer is the second move.
        const isLast = ply === (lesson.step.reply === undefined ? 1 : 2);
        if (!isLast) return;
        if (plan.goOn !== '' && lesson.at + 1 < lesson.length) waitForLearner();
        else timer = setTimeout(() => goTo(lesson.at + 1, table.state.status), STEP_MILLIS);
      },
      onClock: () => {},
    },
  );
  const { board } = table;
  const state = statePanel(stateActions(table, { newGame: () => {} }));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;

  const button = (label: string, onclick: () => void, drawing = '') =>
    make(
      'button',
      { type: 'button', class: 'second', onclick },
      drawing !== '' && icon(drawing),
      make('span', {}, label),
    );
  const skip = make(
    'button',
    { type: 'button', class: 'skip-lesson', onclick: () => goTo(lesson.length, '') },
    words.skip,
  );
  const dots =
    lesson.length > 1 &&
    make('div', { class: 'dots', role: 'img' }, ...Array.from({ length: lesson.length }, () => make('span')));
  const task = make('h1', { class: 'headline' });
  const rule = make('p', { class: 'rule' });
  const back = button(words.back, () => goTo(lesson.at - 1, ''));
  const showMe = button(words.show, () => point(), 'hint');
  const again = button(words.again, () => goTo(0, ''));
  const goOn = make('button', { type: 'button', class: 'main', onclick: () => goTo(lesson.at + 1, '') }, plan.goOn);
  const page = make(
    'div',
    {
      class: `lesson ${hand ? 'with-hand' : ''} ${plan.goOn === '' ? '' : 'paced'}`,
      style: `--ratio: ${board.ratio()}`,
    },
    make(
      'div',
      { class: 'lesson-head' },
      anchorTo(plan.home, { class: 'icon-button', 'aria-label': plan.close }, icon('close')),
      make('p', {}, plan.title),
      plan.aside === '' ? skip : make('p', {}, plan.aside),
    ),
    make(
      'div',
      { class: 'task' },
      dots,
      make(
        'div',
        { class: 'said' },
        ...lesson.all.map((step) => sizer(step)),
        plan.goOn !== '' && sizer({ task: plan.headline, rule: plan.end }, true),
        make('div', {}, task, rule),
      ),
    ),
    make('div', { class: 'lesson-board' }, board.element),
    make('div', { class: 'turn' }, hand?.element, state.element),
    make('div', { class: 'lesson-tools' }, back, showMe, goOn, again, ...plan.ways),
  );

  const show = (view: TableView) => {
    const { snapshot, words: said } = view.state;
    const isPicked = !hand && table.state.picks.length > 0 && said === pickWords(table.state, table.context);
    const shown = isPicked
      ? { words: words.picked, aside: said }
      : said === opening.words
        ? opening
        : { words: said, aside: '' };
    // A position in which the game is over is only the end of its step.
    state.update({
      ...view.state,
      ...shown,
      snapshot: { ...snapshot, over: false },
      canPlayOn: false,
      canPass: view.state.canPass,
    });
    hand?.update(view.hand);
  };

  /**
   * Where the squares of the whole board would be too small for a finger, shows the part around the task, or turns a
   * long board upright.
   */
  const fit = () => {
    const isUpright =
      lesson.step.around === undefined &&
      isBetterUpright(
        board,
        innerWidth,
        innerHeight - RESERVED_HEIGHT * parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
    if (isUpright !== board.geometry.isUpright) board.setUpright(isUpright);
    const { files, ranks } = board.geometry;
    const cell = board.element.clientWidth / files;
    const { around = '' } = lesson.step;
    const isPart = around !== '' && cell > 0 && cell < MIN_CELL;
    const { file, rank } = placeOf(around);
    board.setView(isPart ? { zoom: COMFORTABLE_CELL / cell, x: file + 0.5, y: ranks - rank - 0.5 } : null);
  };
  board.onRatio = (ratio) => page.style.setProperty('--ratio', String(ratio));
  const observer = new ResizeObserver(fit);
  observer.observe(board.element);

  /** The squares of the asked move, each with what is there, for a screen reader. */
  const where = () => {
    const { move, picks = [] } = lesson.step;
    const pieces = game.pieces(lesson.step.position);
    const cell = (square: string) =>
      t().squares.plain(square, game.describe.square(pieces.get(square), square, lesson.step.position));
    const placed = game.hands ? (game.lays?.(move) ?? []) : [];
    if (placed.length > 0)
      return words.where(placed.map(({ square, piece }) => words.toLay(game.hands?.name(piece) ?? '', cell(square))));
    return picks.length > 0 || game.visits(move).length === 0 ? '' : words.where(game.visits(move).map(cell));
  };

  /** Marks the asked move on the board. */
  const point = () => {
    if (!game.hands) table.dispatch({ type: 'clear' });
    say(words.shown, where());
    table.dispatch({ type: 'highlight', move: lesson.step.move });
  };

  /** @param aside for a screen reader alone */
  const say = (text: string, aside: string) => {
    opening = { words: text, aside };
    table.say(text);
  };

  /** Shows the task of the step, or the end of the lesson. */
  const showTask = () => {
    const { at, isOver } = lesson;
    setText(task, isOver ? plan.headline : lesson.words.task);
    setText(rule, isOver ? plan.end : lesson.words.rule);
    if (dots) {
      setAttribute(dots, 'aria-label', words.step(Math.min(at + 1, lesson.length), lesson.length));
      [...dots.children].forEach((dot, index) =>
        setAttribute(dot, 'class', index < at ? 'done' : index === at ? 'now' : ''),
      );
    }
    back.hidden = at === 0 || isOver;
    goOn.hidden = true;
    showMe.hidden = skip.hidden = isOver;
    for (const element of [again, ...plan.ways]) element.hidden = !isOver;
    page.classList.toggle('is-over', isOver);
  };

  /**
   * Goes to a step. The last position stays on the board at the end.
   *
   * @param praise the words on the last move; empty if there was none
   */
  const goTo = (at: number, praise: string) => {
    clearTimeout(timer);
    lesson.goTo(at);
    if (!lesson.isOver) {
      const { position, picks, isShown } = lesson.step;
      table.open(stateOf(game, position));
      fit();
      if (picks) table.dispatch({ type: 'pick', picks });
      keepFocus(showTask, () => board.currentCell);
      say(praise || words.begin, t().sentences([lesson.words.task, lesson.words.rule, where()]));
      if (isShown) table.dispatch({ type: 'highlight', move: lesson.step.move });
    } else {
      keepFocus(showTask, () => board.currentCell);
      table.dispatch({ type: 'highlight', move: null });
      say(praise, t().sentences([plan.headline, plan.end]));
      plan.onFinished();
      onChange();
    }
  };

  /** Lets the learner look at the board, and go on. */
  const waitForLearner = () => {
    showMe.hidden = true;
    goOn.hidden = false;
    goOn.focus({ preventScroll: true });
  };

  main.replaceChildren(page);
  goTo(0, '');
  return {
    refresh: () => board.refresh(),
    recover: () => goTo(lesson.at, ''),
    applySettings: () => table.applySettings(),
    isBusy: () => !lesson.isOver,
    close: () => {
      clearTimeout(timer);
      observer.disconnect();
      table.close();
    },
  };
}

/**
 * The words of a step, invisible: the place of the task is as high as the longest one, so that the board never moves.
 */
function sizer({ task, rule }: { task: string; rule: string }, isEnd = false) {
  return make(
    'div',
    { class: isEnd ? 'sizer at-end' : 'sizer', 'aria-hidden': 'true' },
    make('p', { class: 'headline' }, task),
    make('p', {}, rule),
  );
}

/**
 * A table with a position, at which the learner has the first seat.
 *
 * @param level the level of the other seats
 */
export function stateOf(game: GamePage, position: string, level: PlayerKind = 'easy', moves: string[] = []): GameLink {
  return stateAt(
    game,
    position,
    game.playerKinds.map((_, seat) => (seat === 0 ? HUMAN : level)),
    moves,
  );
}
