// The puzzles of a game: today's, the ways to practise, the themes, and the player's rating with its history.

import { dateAfter } from '../../coach/puzzles/daily.js';
import { isUncertain, ratingOf } from '../../coach/puzzles/rated.js';
import { callAll } from '../../core/fault.js';
import { progressOf } from '../../library/puzzles.js';
import { LEVELS } from '../../links/kinds.js';
import { icon, make } from '../../ui/dom.js';
import { number } from '../../words/vocabulary.js';
import { t } from '../../words/index.js';
import { dailyBoard } from './daily.js';
import { shortDate } from './dates.js';
import { ratingGraph } from './graph.js';

/** @import { PuzzleFile } from '../../coach/puzzles/file.js' */
/** @import { Progress } from '../../library/puzzles.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Screen, Services } from '../types.js' */
/** @import { Words } from './board.js' */

/** How many earlier days and last puzzles are listed. */
const DAYS = 7;
const LAST = 24;

/**
 * Fills the main part of the page.
 *
 * @param {GamePage} game
 * @param {PuzzleFile} file
 * @param {string} today
 * @param {Words} words
 * @param {Services} services
 * @returns {Screen}
 */
export function gamePage(game, file, today, words, { main, engine }) {
  /** @type {(() => void)[]} */
  const cleanups = [];
  const home = `#/${game.id}/puzzles`;
  const progress = progressOf(game.id);
  const daily = dailyBoard(game, file, today, engine, (closer) => void cleanups.push(closer));
  const isDone = today in progress.days;
  const solve = make('a', { class: isDone ? 'soft' : 'main', href: `${home}/${today}` }, isDone && icon('tick'), isDone ? words.solvedDay : words.solve);
  daily?.frame.addEventListener('click', () => solve.click());
  const seat = daily && !game.hasNumberedSeats ? words.you(game.seats[daily.solver]?.name ?? '') : '';
  const way = (/** @type {'practice' | 'streak' | 'storm'} */ kind, /** @type {string} */ note, best = 0) =>
    make('a', { class: 'puzzle-way', href: `${home}/${kind}` }, make('b', {}, words[kind]), make('span', {}, note), best > 0 && make('small', {}, words.best(best)));

  main.replaceChildren(make(
    'div',
    { class: 'puzzles of-game' },
    make('p', { class: 'up' }, make('a', { href: '#/puzzles' }, words.all), game.loadCourse && make('a', { href: `#/${game.id}/course` }, t().page.learn(game.name))),
    make('h1', {}, words.of(game.name)),
    make(
      'section',
      { class: 'day', 'aria-labelledby': 'puzzle-day' },
      daily?.frame,
      make('h2', { id: 'puzzle-day' }, words.daily),
      make('p', {}, t().sentences([seat, words.goals[daily?.puzzle.goal ?? ''] ?? words.goal])),
      make('div', { class: 'ways' }, solve),
      earlierDays(home, today, progress, words),
    ),
    make(
      'div',
      { class: 'puzzle-side' },
      make('nav', { class: 'puzzle-ways', 'aria-label': t().page.puzzles },
        way('practice', words.practiceNote),
        way('streak', words.streakNote, progress.best.streak),
        way('storm', words.stormNote, progress.best.storm)),
      ratingCard(progress, file, words),
      themeList(home, file, words),
      historyList(home, progress, words),
    ),
  ));
  return { close: () => callAll(cleanups.splice(0)) };
}

/**
 * @param {string} home
 * @param {string} today
 * @param {Progress} progress
 * @param {Words} words
 */
function earlierDays(home, today, { days }, words) {
  const items = Array.from({ length: DAYS }, (_, n) => dateAfter(today, -1 - n)).map((date) =>
    make('li', {}, make('a', { href: `${home}/${date}`, class: date in days ? 'is-done' : '' }, date in days && icon('tick'), shortDate(date), date in days && make('span', { class: 'hidden' }, words.solvedDay))));
  return make('div', { class: 'days' }, make('h3', { id: 'puzzle-days' }, words.earlier), make('ul', { 'aria-labelledby': 'puzzle-days' }, ...items));
}

/**
 * The rating, the level that is as strong, and the graph.
 *
 * @param {Progress} progress
 * @param {PuzzleFile} file
 * @param {Words} words
 */
function ratingCard(progress, file, words) {
  const title = make('h2', { id: 'puzzle-rating' }, words.rating);
  if (!progress.rating) return make('section', { class: 'card', 'aria-labelledby': 'puzzle-rating' }, title, make('p', {}, words.unrated));
  const rating = ratingOf(progress, file);
  const distance = (/** @type {typeof LEVELS[number]} */ level) => Math.abs((file.levels[level] ?? Infinity) - rating.rating);
  const [level] = [...LEVELS].sort((a, b) => distance(a) - distance(b));
  const ratings = progress.tried.flatMap((tried) => tried.rating ?? []);
  return make(
    'section',
    { class: 'card', 'aria-labelledby': 'puzzle-rating' },
    title,
    make('p', { class: 'rating-now' }, make('b', {}, words.ratingIs(rating.rating, isUncertain(rating))), level && make('span', {}, words.level(t().playerKinds[level]))),
    isUncertain(rating) && make('p', { class: 'muted' }, words.uncertain),
    ratings.length > 1 && ratingGraph(ratings, words),
  );
}

/**
 * The themes with their numbers of puzzles; themes without a name are left out.
 *
 * @param {string} home
 * @param {PuzzleFile} file
 * @param {Words} words
 */
function themeList(home, { puzzles }, words) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) if (words.names[theme]) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  if (counts.size === 0) return null;
  const items = [...counts].sort(([, a], [, b]) => b - a).map(([theme, count]) =>
    make('li', {}, make('a', { class: 'theme', href: `${home}/practice/${theme}` }, words.names[theme] ?? '', ' ', make('small', {}, number(count)))));
  return make('section', { class: 'card', 'aria-labelledby': 'puzzle-themes' }, make('h2', { id: 'puzzle-themes' }, words.themes), make('ul', { class: 'themes' }, ...items));
}

/**
 * @param {string} home
 * @param {Progress} progress
 * @param {Words} words
 */
function historyList(home, { tried }, words) {
  if (tried.length === 0) return null;
  const items = tried.slice(-LAST).reverse().map(({ id, isSolved }) =>
    make('li', {}, make('a', { class: isSolved ? 'good' : 'bad', href: `${home}/${id}`, 'aria-label': words.tried(id, isSolved) }, icon(isSolved ? 'tick' : 'close'))));
  return make('section', { class: 'card', 'aria-labelledby': 'puzzle-history' }, make('h2', { id: 'puzzle-history' }, words.history), make('ul', { class: 'ticks' }, ...items));
}
