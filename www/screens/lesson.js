// A lesson: a position at a time on the real board of a game, with one thing to do.

import { LessonProgress } from '../coach/lesson.js';
import { findGame } from '../games/index.js';
import { changeCourseProgress } from '../library/courses.js';
import { anchorTo } from '../links/address.js';
import { formatLink } from '../links/link.js';
import { stateAt } from '../links/start.js';
import { HUMAN } from '../links/kinds.js';
import { placeOf } from '../ui/board/geometry.js';
import { isBetterUpright } from '../ui/board/view.js';
import { handPanel } from '../ui/panel/hand.js';
import { keepFocus } from '../ui/panel/focus.js';
import { statePanel } from '../ui/panel/state.js';
import { icon, make, setAttribute, setText } from '../ui/dom.js';
import { t } from '../words/index.js';
import { language } from '../words/vocabulary.js';
import { documentTools, handActions, stateActions } from './table/connections.js';
import { Table } from './table/table.js';

/** @import { Place } from '../links/link.js' */
/** @import { TableLink } from '../links/address.js' */
/** @import { GamePage, PlayerKind, Report, TableState, TableView } from '../types.js' */
/** @import { Screen, Services } from './types.js' */
/** @typedef {typeof import('../words/lesson/en.js').default} Words */

/**
 * What surrounds the steps of a lesson.
 *
 * @typedef {object} Plan
 * @property {string} title
 * @property {string} aside what stands beside the title, instead of a button that skips the steps; empty for that button
 * @property {TableLink} home where its close button leads
 * @property {string} close the name of that button
 * @property {string} headline at the end
 * @property {string} end the words below it
 * @property {HTMLElement[]} ways what can be done at the end
 * @property {string} goOn the name of the button that leads to the next step; empty where that follows by itself
 * @property {() => void} onFinished
 */

/** Milliseconds before the next step, and before the opponent's answer; there for each character of what is said before it. */
const PAUSE = 1600;
const ANSWER = 700;
const READING = 30;
/** The side of a square in CSS pixels below which a part of the board is shown, and its side then. */
const LEAST_CELL = 30;
const COMFORTABLE_CELL = 36;
/** The height of what stands around the board of a phone, in rem. */
const AROUND = 19;

/**
 * Loads the lesson of a game in the current language.
 *
 * @param {Extract<Place, { screen: 'lesson' }>} place
 * @returns {Promise<(place: unknown, services: Services) => Screen>} a function that mounts its screen
 */
export async function load({ game: id }) {
  const game = findGame(id);
  if (!game?.loadLesson) throw new Error(id);
  const [{ steps, words }, common] = await Promise.all([game.loadLesson(), loadWords()]);
  const { steps: texts, end } = await words(language());
  return (_, services) => lessonPage(game, new LessonProgress(steps, texts), common, firstPlan(game, common, end, services), services);
}

/** @returns {Promise<Words>} */
export const loadWords = () => loadIn(language());

/** @param {string} tag */
const loadIn = async (tag) => (await import(`../words/lesson/${tag}.js`)).default;

/**
 * What surrounds the first lesson of a game.
 *
 * @param {GamePage} game
 * @param {Words} words
 * @param {string} end
 * @param {Services} services
 * @returns {Plan}
 */
function firstPlan(game, words, end, { linkOfTable }) {
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

/**
 * Fills the main part of the page with a lesson.
 *
 * @param {GamePage} game
 * @param {LessonProgress} lesson
 * @param {Words} words
 * @param {Plan} plan
 * @param {Services} services
 * @returns {Screen}
 */
export function lessonPage(game, lesson, words, plan, { main, engine, settings, sound, onChange }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** What the status says when a step begins, and what a screen reader adds to it. */
  let opening = { words: '', aside: '' };

  /** The opponent plays the answer of the step. */
  const thinker = {
    think: () => new Promise((/** @type {(report: Report) => void} */ resolve) => {
      const { reply } = lesson.step;
      // With three players the third one is asked, too.
      if (reply === undefined || table.play.snapshot.ply > 1) return;
      const pause = plan.goOn === '' ? ANSWER : Math.max(ANSWER, READING * lesson.words.done.length);
      timer = setTimeout(() => resolve({ depth: 0, nodes: 0, values: [], line: [], done: true, best: reply }), pause);
    }),
    stop: () => {},
  };
  const table = new Table(game, { engine, thinker, settings: { ...settings, gains: false }, tutor: lesson, playSound: (...played) => sound.play(...played), ...documentTools(game) }, {
    onView: (view) => keepFocus(() => show(view), () => board.currentCell),
    onState: () => {},
    onMove: (_, ply) => {
      // The answer is the second move.
      const isLast = ply === (lesson.step.reply === undefined ? 1 : 2);
      if (!isLast) return;
      if (plan.goOn !== '' && lesson.at + 1 < lesson.length) waitForLearner();
      else timer = setTimeout(() => goTo(lesson.at + 1, table.display.status), PAUSE);
    },
    onClock: () => {},
  });
  const { board } = table.display;
  const state = statePanel(stateActions(table, { newGame: () => {} }));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;

  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, drawing = '') =>
    make('button', { type: 'button', class: 'second', onclick }, drawing !== '' && icon(drawing), make('span', {}, label));
  const skip = make('button', { type: 'button', class: 'skip-lesson', onclick: () => goTo(lesson.length, '') }, words.skip);
  const dots = lesson.length > 1 && make('div', { class: 'dots', role: 'img' }, ...Array.from({ length: lesson.length }, () => make('span')));
  const task = make('h1', { class: 'headline' });
  const rule = make('p', { class: 'rule' });
  const back = button(words.back, () => goTo(lesson.at - 1, ''));
  const showMe = button(words.show, () => point(), 'hint');
  const again = button(words.again, () => goTo(0, ''));
  const goOn = make('button', { type: 'button', class: 'main', onclick: () => goTo(lesson.at + 1, '') }, plan.goOn);
  const page = make(
    'div',
    { class: `lesson ${hand ? 'with-hand' : ''} ${plan.goOn === '' ? '' : 'paced'}`, style: `--ratio: ${board.ratio()}` },
    make('div', { class: 'lesson-head' }, anchorTo(plan.home, { class: 'icon-button', 'aria-label': plan.close }, icon('close')), make('p', {}, plan.title), plan.aside === '' ? skip : make('p', {}, plan.aside)),
    make('div', { class: 'task' }, dots, make('div', { class: 'said' }, ...lesson.all.map((step) => sizer(step)), plan.goOn !== '' && sizer({ task: plan.headline, rule: plan.end }, true), make('div', {}, task, rule))),
    make('div', { class: 'lesson-board' }, board.element),
    make('div', { class: 'turn' }, hand?.element, state.element),
    make('div', { class: 'lesson-tools' }, back, showMe, goOn, again, ...plan.ways),
  );

  /** @param {TableView} view */
  const show = (view) => {
    const { sight, record } = table.play;
    const { snapshot, words: said } = view.state;
    const isPicked = !hand && !table.picking.isEmpty && said === table.picking.words(sight, record);
    const shown = isPicked ? { words: words.picked, aside: said } : said === opening.words ? opening : { words: said, aside: '' };
    // A position in which the game is over is only the end of its step.
    state.update({ ...view.state, ...shown, snapshot: { ...snapshot, over: false }, canPlayOn: false, canPass: view.state.canPass });
    hand?.update(view.hand);
  };

  /** Where the squares of the whole board would be too small for a finger, shows the part around the task, or turns a long board upright. */
  const fit = () => {
    const isUpright = lesson.step.around === undefined && isBetterUpright(board, innerWidth, innerHeight - AROUND * parseFloat(getComputedStyle(document.documentElement).fontSize));
    if (isUpright !== board.geometry.isUpright) board.setUpright(isUpright);
    const { files, ranks } = board.geometry;
    const cell = board.element.clientWidth / files;
    const { around = '' } = lesson.step;
    const isPart = around !== '' && cell > 0 && cell < LEAST_CELL;
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
    const cell = (/** @type {string} */ square) => t().squares.plain(square, game.describe.square(pieces.get(square), square, lesson.step.position));
    const placed = game.hands ? game.lays?.(move) ?? [] : [];
    if (placed.length > 0) return words.where(placed.map(({ square, piece }) => words.toLay(game.hands?.name(piece) ?? '', cell(square))));
    return picks.length > 0 || game.visits(move).length === 0 ? '' : words.where(game.visits(move).map(cell));
  };

  /** Marks the asked move on the board. */
  const point = () => {
    if (!table.picking.isOfHand) table.input.clear();
    say(words.shown, where());
    table.advice.highlight(lesson.step.move);
  };

  /**
   * @param {string} text
   * @param {string} aside for a screen reader alone
   */
  const say = (text, aside) => {
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
      [...dots.children].forEach((dot, index) => setAttribute(dot, 'class', index < at ? 'done' : index === at ? 'now' : ''));
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
   * @param {number} at
   * @param {string} praise the words on the last move; empty if there was none
   */
  const goTo = (at, praise) => {
    clearTimeout(timer);
    lesson.goTo(at);
    if (!lesson.isOver) {
      const { position, picks, isShown } = lesson.step;
      table.open(stateOf(game, position));
      fit();
      if (picks) table.picking.pick(picks, table.play.legal);
      keepFocus(showTask, () => board.currentCell);
      say(praise || words.begin, t().sentences([lesson.words.task, lesson.words.rule, where()]));
      if (isShown) table.advice.highlight(lesson.step.move);
    } else {
      keepFocus(showTask, () => board.currentCell);
      table.advice.clear();
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
    applySettings: () => table.display.applySettings(),
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
 *
 * @param {{ task: string, rule: string }} words
 * @param {boolean} [isEnd]
 */
function sizer({ task, rule }, isEnd = false) {
  return make('div', { class: isEnd ? 'sizer at-end' : 'sizer', 'aria-hidden': 'true' }, make('p', { class: 'headline' }, task), make('p', {}, rule));
}

/**
 * A table with a position, at which the learner has the first seat.
 *
 * @param {GamePage} game
 * @param {string} position
 * @param {PlayerKind} [level] the level of the other seats
 * @param {string[]} [moves]
 * @returns {TableState}
 */
export function stateOf(game, position, level = 'easy', moves = []) {
  return stateAt(game, position, game.playerKinds.map((_, seat) => (seat === 0 ? HUMAN : level)), moves);
}
