// English: the texts of every course. What its lessons say is among the words of each game.

import { number } from '../vocabulary.ts';

export default {
  title: (game: string) => `The ${game} course`,
  /** The parts of a course. */
  chapter: (at: number) => `Chapter ${number(at)}`,
  lesson: (at: number, all: number) => `Lesson ${number(at)} of ${number(all)}`,
  puzzles: (theme: string) => (theme === '' ? 'Five puzzles' : `Five puzzles: ${theme}`),
  game: (level: string) => `Game against ${level}`,

  /** What is done, and the next thing to do. */
  progress: (done: number, all: number) => `${number(done)} of ${number(all)} lessons done`,
  share: (done: number, all: number) => `${number(done)} of ${number(all)}`,
  done: 'done',
  next: 'next',
  start: 'Start the course',
  goOn: 'Continue',
  finished: 'You’ve done it all',
  finishedNote: 'Every lesson, every puzzle and every game of this course. Now use it at the table.',
  play: 'Play a game',

  /** In a lesson. */
  close: 'Back to the course',
  nextIs: (title: string) => `Next: ${title}`,
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
  insight: (game: string) => `What ${game} teaches about itself`,
  percent: (share: number) => `${number(Math.round(share * 100))} %`,
  fromGames: (games: number, level: string) => `From ${number(games)} games that ${level} played alone`,
  fromAll: (positions: number) => `Exact: all ${number(positions)} positions of the game are computed`,
  figures: 'All figures',

  noCourse: 'The course couldn’t be loaded. It needs a connection the first time.',
  noPart: 'There’s no such lesson in this course.',
};
