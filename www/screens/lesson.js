// The lesson of a game: a position at a time on its real board, with one thing to do.

import { Course } from '../coach/lesson.js';
import { findGame } from '../games/index.js';
import { anchorTo } from '../links/address.js';
import { formatLink } from '../links/link.js';
import { HUMAN } from '../links/kinds.js';
import { placeOf } from '../ui/board/geometry.js';
import { handPanel } from '../ui/panel/hand.js';
import { keepFocus } from '../ui/panel/focus.js';
import { statePanel } from '../ui/panel/state.js';
import { icon, make, setAttribute, setText } from '../ui/dom.js';
import { t } from '../words/index.js';
import { language } from '../words/vocabulary.js';
import { documentTools, handActions, stateActions } from './table/connections.js';
import { Table } from './table/table.js';

/** @import { Place } from '../links/link.js' */
/** @import { GamePage, Report, TableState, TableView } from '../types.js' */
/** @import { Screen, Services } from './types.js' */
/** @typedef {typeof import('../words/lesson/en.js').default} Words */

/** Milliseconds before the next step, and before the opponent's answer. */
const PAUSE = 1600;
const ANSWER = 700;
/** The side of a square in CSS pixels below which a part of the board is shown, and its side then. */
const LEAST_CELL = 30;
const COMFORTABLE_CELL = 36;

/**
 * Loads the lesson of a game in the current language.
 *
 * @param {Extract<Place, { screen: 'lesson' }>} place
 * @returns {Promise<(place: unknown, services: Services) => Screen>} a function that mounts its screen
 */
export async function load({ game: id }) {
  const game = findGame(id);
  if (!game?.loadLesson) throw new Error(id);
  const tag = language();
  const [{ steps, words }, common] = await Promise.all([game.loadLesson(), import(`../words/lesson/${tag}.js`)]);
  const { steps: texts, end } = await words(tag);
  return (_, services) => lessonPage(game, new Course(steps, texts), { ...common.default, end }, services);
}

/**
 * Fills the main part of the page with a lesson.
 *
 * @param {GamePage} game
 * @param {Course} course
 * @param {Words & { end: string }} words
 * @param {Services} services
 * @returns {Screen}
 */
function lessonPage(game, course, words, { main, engine, settings, sound, linkOfTable, onChange }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** What the status says when a step begins, and what a screen reader adds to it. */
  let opening = { words: '', aside: '' };

  /** The opponent plays the answer of the step. */
  const thinker = {
    think: () => new Promise((/** @type {(report: Report) => void} */ resolve) => {
      const { reply } = course.step;
      // With three players the third one is asked, too.
      if (reply === undefined || table.play.snapshot.ply > 1) return;
      timer = setTimeout(() => resolve({ depth: 0, nodes: 0, values: [], line: [], done: true, best: reply }), ANSWER);
    }),
    stop: () => {},
  };
  const table = new Table(game, { engine, thinker, settings: { ...settings, gains: false }, tutor: course, playSound: (...played) => sound.play(...played), ...documentTools(game) }, {
    onView: (view) => keepFocus(() => show(view), () => board.currentCell),
    onState: () => {},
    onMove: (_, ply) => {
      // The answer is the second move.
      const isLast = ply === (course.step.reply === undefined ? 1 : 2);
      if (isLast) timer = setTimeout(() => goTo(course.at + 1, table.display.status), PAUSE);
    },
    onClock: () => {},
  });
  const { board } = table.display;
  const state = statePanel(stateActions(table, { newGame: () => {} }));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;

  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, drawing = '') =>
    make('button', { type: 'button', class: 'second', onclick }, drawing !== '' && icon(drawing), make('span', {}, label));
  const skip = make('button', { type: 'button', class: 'skip-lesson', onclick: () => goTo(course.length, '') }, words.skip);
  const dots = make('div', { class: 'dots', role: 'img' }, ...Array.from({ length: course.length }, () => make('span')));
  const task = make('h1', { class: 'headline' });
  const rule = make('p', { class: 'rule' });
  const back = button(words.back, () => goTo(course.at - 1, ''));
  const showMe = button(words.show, () => point(), 'hint');
  const again = button(words.again, () => goTo(0, ''));
  const newGame = { ...table.play.beginning, seed: null, position: null, playerKinds: game.playerKinds, options: {} };
  const play = anchorTo({ link: formatLink(newGame), isSecret: false }, { class: 'main' }, words.play);
  const rules = anchorTo({ link: `#/${game.id}/rules`, isSecret: false }, { class: 'second' }, words.rules);
  // The table that was left, or else the hall.
  const left = linkOfTable(game.id);
  const target = left.link === `#/${game.id}` ? { link: '#/', isSecret: false } : left;
  const page = make(
    'div',
    { class: hand ? 'lesson with-hand' : 'lesson', style: `--ratio: ${board.ratio()}` },
    make('div', { class: 'lesson-head' }, anchorTo(target, { class: 'icon-button', 'aria-label': words.close }, icon('close')), make('p', {}, t().page.learn(game.name)), skip),
    make('div', { class: 'task' }, dots, make('div', { class: 'said' }, ...course.all.map(sizer), make('div', {}, task, rule))),
    make('div', { class: 'lesson-board' }, board.element),
    make('div', { class: 'turn' }, hand?.element, state.element),
    make('div', { class: 'lesson-tools' }, back, showMe, again, rules, play),
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

  /** Shows the part around the task, where the squares of the whole board would be too small for a finger. */
  const fit = () => {
    const { files, ranks } = board.geometry;
    const cell = board.element.clientWidth / files;
    const { around = '' } = course.step;
    const isPart = around !== '' && cell > 0 && cell < LEAST_CELL;
    const { file, rank } = placeOf(around);
    board.setView(isPart ? { zoom: COMFORTABLE_CELL / cell, x: file + 0.5, y: ranks - rank - 0.5 } : null);
  };
  board.onRatio = (ratio) => page.style.setProperty('--ratio', String(ratio));
  const observer = new ResizeObserver(fit);
  observer.observe(board.element);

  /** The squares of the asked move, each with what is there, for a screen reader. */
  const where = () => {
    const { move, picks = [] } = course.step;
    const pieces = game.pieces(course.step.position);
    const cell = (/** @type {string} */ square) => t().squares.plain(square, game.describe.square(pieces.get(square), square, course.step.position));
    const placed = game.hands ? game.lays?.(move) ?? [] : [];
    if (placed.length > 0) return words.where(placed.map(({ square, piece }) => words.toLay(game.hands?.name(piece) ?? '', cell(square))));
    return picks.length > 0 || game.visits(move).length === 0 ? '' : words.where(game.visits(move).map(cell));
  };

  /** Marks the asked move on the board. */
  const point = () => {
    if (!table.picking.isOfHand) table.input.clear();
    say(words.shown, where());
    table.advice.highlight(course.step.move);
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
    const { at, isOver } = course;
    setText(task, isOver ? words.finished(game.name) : course.words.task);
    setText(rule, isOver ? words.end : course.words.rule);
    setAttribute(dots, 'aria-label', words.step(Math.min(at + 1, course.length), course.length));
    [...dots.children].forEach((dot, index) => setAttribute(dot, 'class', index < at ? 'done' : index === at ? 'now' : ''));
    back.hidden = at === 0 || isOver;
    showMe.hidden = skip.hidden = isOver;
    for (const element of [again, rules, play]) element.hidden = !isOver;
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
    course.goTo(at);
    if (!course.isOver) {
      const { position, picks, isShown } = course.step;
      table.open(stateOf(game, position));
      fit();
      if (picks) table.picking.pick(picks, table.play.legal);
      keepFocus(showTask, () => board.currentCell);
      say(praise || words.begin, t().sentences([course.words.task, course.words.rule, where()]));
      if (isShown) table.advice.highlight(course.step.move);
    } else {
      keepFocus(showTask, () => board.currentCell);
      table.advice.clear();
      say(praise, t().sentences([words.finished(game.name), words.end]));
      onChange();
    }
  };

  main.replaceChildren(page);
  goTo(0, '');
  return {
    refresh: () => board.refresh(),
    recover: () => goTo(course.at, ''),
    applySettings: () => table.display.applySettings(),
    isBusy: () => !course.isOver,
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
 */
function sizer({ task, rule }) {
  return make('div', { class: 'sizer', 'aria-hidden': 'true' }, make('p', { class: 'headline' }, task), make('p', {}, rule));
}

/**
 * A table with a position, at which the learner has the first seat.
 *
 * @param {GamePage} game
 * @param {string} position
 * @returns {TableState}
 */
function stateOf(game, position) {
  const playerKinds = game.playerKinds.map((_, seat) => (seat === 0 ? HUMAN : /** @type {const} */ ('easy')));
  return { game: game.id, seed: 0, position, moves: [], playerKinds, options: {}, clock: null, match: null, at: null };
}
