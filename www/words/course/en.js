// English: the texts of every course. What its lessons say is among the words of each game.

import { number } from '../vocabulary.js';

export default {
  title: (/** @type {string} */ game) => `The ${game} course`,
  /** The parts of a course. */
  chapter: (/** @type {number} */ at) => `Chapter ${number(at)}`,
  lesson: (/** @type {number} */ at, /** @type {number} */ all) => `Lesson ${number(at)} of ${number(all)}`,
  puzzles: (/** @type {string} */ theme) => (theme === '' ? 'Five puzzles' : `Five puzzles: ${theme}`),
  game: (/** @type {string} */ level) => `Game against ${level}`,

  /** What is done, and the next thing to do. */
  progress: (/** @type {number} */ done, /** @type {number} */ all) => `${number(done)} of ${number(all)} lessons done`,
  share: (/** @type {number} */ done, /** @type {number} */ all) => `${number(done)} of ${number(all)}`,
  done: 'done',
  next: 'next',
  start: 'Start the course',
  goOn: 'Continue',
  finished: 'You’ve done it all',
  finishedNote: 'Every lesson, every puzzle and every game of this course. Now use it at the table.',
  play: 'Play a game',

  /** In a lesson. */
  close: 'Back to the course',
  nextIs: (/** @type {string} */ title) => `Next: ${title}`,
  nextLesson: 'Next lesson',
  toPuzzles: 'To the puzzles',
  toGame: 'To the game',
  all: 'All lessons',
  toEnd: 'See the course',

  /** The puzzles of a chapter. */
  unrated: 'Your rating stays as it is.',
  five: 'All five solved!',
  more: 'Five more',

  /** The game of a chapter. */
  restart: 'Start again',
  again: 'Try again',
  reached: 'You did it!',
  missed: 'Not this time',

  /** What the games of the computer show. The level is a name. */
  insight: (/** @type {string} */ game) => `What ${game} teaches about itself`,
  percent: (/** @type {number} */ share) => `${number(Math.round(share * 100))} %`,
  fromGames: (/** @type {number} */ games, /** @type {string} */ level) => `From ${number(games)} games of the level ${level} against itself`,
  fromAll: (/** @type {number} */ positions) => `Exact: all ${number(positions)} positions of the game are computed`,
  figures: 'All figures',

  noCourse: 'The course couldn’t be loaded. It needs a connection the first time.',
  noPart: 'There’s no such lesson in this course.',
};
