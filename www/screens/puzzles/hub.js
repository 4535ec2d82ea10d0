// The puzzles of all games: today's puzzle of each.

import { ratingOf, isUncertain } from '../../coach/puzzles/rated.js';
import { callAll } from '../../core/fault.js';
import { progressOf } from '../../library/puzzles.js';
import { icon, make } from '../../ui/dom.js';
import { t } from '../../words/index.js';
import { dailyBoard } from './daily.js';
import { shortDate } from './dates.js';

/** @import { PuzzleFile } from '../../coach/puzzles/file.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Screen, Services } from '../types.js' */
/** @import { CommonWords, Words } from './board.js' */
/** @import { OnClose } from '../hall/boards.js' */


/**
 * Fills the main part of the page.
 *
 * @param {{ game: GamePage, words: Words, file: PuzzleFile | null }[]} games `file` is null where it could not be loaded
 * @param {string} today
 * @param {CommonWords} common
 * @param {Services} services
 * @returns {Screen}
 */
export function hubPage(games, today, common, { main, engine }) {
  /** @type {(() => void)[]} */
  const cleanups = [];
  const onClose = (/** @type {() => void} */ closer) => void cleanups.push(closer);
  const cards = games.map(({ game, words, file }) => make('li', { class: 'puzzle-card' }, ...(file ? cardOf(game, file, today, words, engine, onClose) : [make('h2', {}, game.name), make('p', {}, words.noFile)])));
  main.replaceChildren(make(
    'div',
    { class: 'puzzles' },
    make('h1', {}, common.dailies(shortDate(today))),
    make('ul', { class: 'puzzle-cards', 'aria-label': t().hall.games }, ...cards),
  ));
  return { close: () => callAll(cleanups.splice(0)) };
}

/**
 * @param {GamePage} game
 * @param {PuzzleFile} file
 * @param {string} today
 * @param {Words} words
 * @param {Services['engine']} engine
 * @param {OnClose} onClose
 */
function cardOf(game, file, today, words, engine, onClose) {
  const daily = dailyBoard(game, file, today, engine, onClose);
  const progress = progressOf(game.id);
  const home = `#/${game.id}/puzzles`;
  const id = `puzzle-${game.id}`;
  const isDone = today in progress.days;
  const rating = ratingOf(progress, file);
  const solve = make('a', { class: isDone ? 'soft' : 'main', href: `${home}/${today}`, 'aria-describedby': id }, isDone && icon('tick'), isDone ? words.solvedDay : words.solve);
  daily?.frame.addEventListener('click', () => solve.click());
  return [
    daily?.frame ?? '',
    make('h2', { id }, make('a', { href: home, 'aria-label': words.of(game.name) }, game.name), progress.rating && make('small', {}, words.ratingIs(rating.rating, isUncertain(rating)))),
    make('p', {}, daily && (words.goals[daily.puzzle.goal] ?? words.goal)),
    make(
      'div',
      { class: 'ways' },
      solve,
      make('a', { class: 'quiet', href: `${home}/practice`, 'aria-describedby': id }, words.practice),
    ),
  ];
}
