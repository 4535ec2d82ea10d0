// The game with a goal at the end of a chapter.

import { changeCourseProgress, courseProgressOf } from '../../library/courses.js';
import { anchorTo } from '../../links/address.js';
import { keepUpright } from '../../ui/board/upright.js';
import { icon, make, setText } from '../../ui/dom.js';
import { handPanel } from '../../ui/panel/hand.js';
import { keepFocus } from '../../ui/panel/focus.js';
import { playersPanel } from '../../ui/panel/players.js';
import { statePanel } from '../../ui/panel/state.js';
import { documentTools, handActions, stateActions, watchVisibility } from '../table/connections.js';
import { stateOf } from '../lesson.js';
import { Table } from '../table/table.js';
import { chapterWords, homeOf, titleOf, wayOn } from './parts.js';

/** @import { Part } from '../../coach/course.js' */
/** @import { GoalGame, TableView } from '../../types.js' */
/** @import { Screen, Services } from '../types.js' */
/** @import { Mounting, Taught } from './parts.js' */

/** The height of what stands around the board of a phone, in rem. */
const AROUND = 19;

/**
 * @param {Taught} course
 * @param {Part} part
 * @returns {Promise<Mounting>}
 */
export const loadGoal = (course, part) => Promise.resolve((services) => goalPage(course, part, services));

/**
 * Fills the main part of the page with a table and what is to be reached there.
 *
 * @param {Taught} course
 * @param {Part} part
 * @param {Services} services
 * @returns {Screen}
 */
function goalPage(course, part, { main, engine, thinker, settings, sound, onChange }) {
  const { game, words } = course;
  const { key, game: goal } = part.chapter;
  const asked = chapterWords(course, part).goal;
  /** Whether the result is shown. */
  let isOver = false;

  const table = new Table(game, { engine, thinker, settings: { ...settings, premove: false }, playSound: (...played) => sound.play(...played), ...documentTools(game) }, {
    onView: (view) => keepFocus(() => show(view), () => board.currentCell),
    onState: () => keep(),
    onScores: (view) => players.update(view),
    onClock: () => {},
  });
  const { play } = table;
  const { board } = table.display;
  const state = statePanel(stateActions(table, {}));
  const players = playersPanel(game);
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;
  const restart = make('button', { type: 'button', class: 'second', onclick: () => begin([]) }, icon('restart'), make('span', {}, words.restart));
  const again = make('button', { type: 'button', class: 'main', onclick: () => begin([]) }, words.again);
  const { title, link: next } = wayOn(course, part);
  const home = make('a', { class: 'second', href: homeOf(game) }, words.all);
  const tools = make('div', { class: 'lesson-tools' }, restart, next, again, home);
  const headline = make('h1', { class: 'headline' });
  const line = make('p', { class: 'rule' });
  const page = make(
    'div',
    { class: hand ? 'lesson goal with-hand' : 'lesson goal', style: `--ratio: ${board.ratio()}` },
    make('div', { class: 'lesson-head' }, anchorTo({ link: homeOf(game), isSecret: false }, { class: 'icon-button', 'aria-label': words.close }, icon('close')), make('p', {}, titleOf(course, part))),
    make('div', { class: 'task' }, make('div', { class: 'verdict', 'aria-live': 'polite' }, headline, line), players.element),
    make('div', { class: 'lesson-board' }, board.element),
    make('div', { class: 'turn' }, hand?.element, state.element),
    tools,
  );
  board.onRatio = (ratio) => page.style.setProperty('--ratio', String(ratio));

  /** @param {TableView} view */
  const show = (view) => {
    players.update(view.players);
    state.update({ ...view.state, canPlayOn: view.state.canPlayOn && !view.state.snapshot.over });
    hand?.update(view.hand);
    restart.hidden = isOver || view.state.snapshot.moves.length === 0;
    // The result itself is said by the table.
    if (view.end.isShown && !isOver) finish();
  };

  /** @param {string} title @param {string} rest */
  const tell = (title, rest) => {
    setText(headline, title);
    setText(line, rest);
    page.classList.toggle('is-over', isOver);
    for (const element of [again, next, home]) element.hidden = !isOver;
    restart.hidden = isOver || play.snapshot.moves.length === 0;
  };

  /** Says whether the goal was reached, and keeps that. */
  const finish = () => {
    isOver = true;
    const isReached = isGoalReached(goal, play.snapshot.winners);
    changeCourseProgress(game.id, (progress) => ({ ...progress, games: isReached ? [...new Set([...progress.games, key])] : progress.games, moves: { ...progress.moves, [key]: [] } }));
    next.className = isReached ? 'main' : 'second';
    again.className = isReached ? 'second' : 'main';
    tell(isReached ? words.reached : words.missed, !isReached ? asked : title === '' ? '' : words.nextIs(title));
    (isReached ? next : again).focus({ preventScroll: true });
    onChange();
  };

  /** Keeps the moves of a game under way. */
  const keep = () => {
    const { moves } = play.state;
    if (!play.snapshot.over) changeCourseProgress(game.id, (progress) => ({ ...progress, moves: { ...progress.moves, [key]: moves } }));
  };

  /** @param {string[]} moves */
  const begin = (moves) => {
    isOver = false;
    table.open(stateOf(game, goal.position, goal.level, moves));
    keep();
    tell(asked, '');
    if (!page.contains(document.activeElement)) board.focusStart();
  };

  main.replaceChildren(page);
  const stopTurning = keepUpright(board, AROUND);
  const stopWatching = watchVisibility(table);
  begin(courseProgressOf(game.id).moves[key] ?? []);
  return {
    focus: () => board.focusStart(),
    refresh: () => board.refresh(),
    recover: () => table.recover(),
    applySettings: () => table.display.applySettings(),
    isBusy: () => !play.snapshot.over,
    close: () => {
      stopTurning();
      stopWatching();
      table.close();
    },
  };
}

/**
 * Whether a result is what was asked for: a win alone, or no loss.
 *
 * @param {Pick<GoalGame, 'goal'>} goal
 * @param {number[]} winners of the game that is over
 */
export function isGoalReached({ goal }, winners) {
  return goal === 'win' ? winners.length === 1 && winners[0] === 0 : winners.length === 0 || winners.includes(0);
}
