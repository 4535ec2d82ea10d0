// English: puzzles. `date` is short: `22 Nov`.

import { number, pluralOf } from '../vocabulary.js';
import { spelled } from '../en/numbers.js';

/** @param {number} count */
const puzzles = (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'puzzle' : 'puzzles'}`;
/** Without a separator: a rating is read as a year is. @param {number} rating */
const rated = (rating) => String(Math.round(rating));

export default {
  /** The ways to play. */
  all: 'All puzzles',
  of: (/** @type {string} */ game) => `${game} puzzles`,
  daily: 'Puzzle of the day',
  puzzle: (/** @type {number} */ id) => `Puzzle ${number(id)}`,
  dailyOn: (/** @type {string} */ date) => `Puzzle of ${date}`,
  dailies: (/** @type {string} */ date) => `The puzzles of ${date}`,
  practice: 'Practice',
  practiceNote: 'Puzzles that match your rating',
  streak: 'Streak',
  streakNote: 'How many in a row?',
  storm: 'Storm',
  stormNote: 'As many as you can in three minutes',
  themes: 'By theme',
  solve: 'Solve it',
  solvedDay: 'Solved',
  earlier: 'Earlier days',

  goal: 'Find the best move.',
  you: (/** @type {string} */ seat) => `You play ${seat}.`,
  yourTurn: 'It’s your turn.',

  /** What is said about a move. */
  right: 'Right. Go on.',
  solved: 'Solved!',
  slower: 'Right, but there’s a shorter way.',
  wrong: 'That’s not it.',
  looking: 'Looking for the answer…',
  costs: (/** @type {string} */ amount) => `It costs ${amount}.`,
  noWin: 'Now the win is gone.',
  loses: 'Now it’s lost.',
  shown: 'This is the solution.',
  showing: 'The solution plays on the board.',
  again: 'Try again',
  show: 'View the solution',
  next: 'Next puzzle',
  playOn: (/** @type {string} */ level) => `Play on against ${level}`,
  share: 'Share',
  close: 'Back to the puzzles',

  /** The rating. `by`: how much it has changed. */
  rating: 'Your rating',
  ratingIs: (/** @type {number} */ rating, /** @type {boolean} */ isUncertain) => `${rated(rating)}${isUncertain ? '?' : ''}`,
  unrated: 'Solve a few puzzles, and your rating appears here.',
  uncertain: 'A question mark: this is still a guess.',
  changed: (/** @type {number} */ rating, /** @type {number} */ by) => `${rated(rating)} (${by < 0 ? '−' : '+'}${number(Math.abs(Math.round(by)))})`,
  puzzleRating: (/** @type {number} */ rating) => `Rated ${rated(rating)}`,
  level: (/** @type {string} */ level) => `about as strong as ${level}`,
  graph: (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ count) => `Your rating over ${puzzles(count)}: from ${rated(from)} to ${rated(to)}`,
  history: 'Your last puzzles',
  tried: (/** @type {number} */ id, /** @type {boolean} */ isSolved) => `Puzzle ${number(id)}, ${isSolved ? 'solved' : 'not solved'}`,
  best: (/** @type {number} */ count) => `Best: ${number(count)}`,

  /** A run. */
  count: (/** @type {number} */ count) => `${puzzles(count)} solved`,
  begin: 'The time starts with your first move.',
  left: 'Time left',
  over: 'Time’s up',
  broken: 'The streak is over',
  complete: 'You’ve solved them all',
  record: 'Your best so far!',
  another: 'Once more',

  /** What is shared; `tries` is 0 where the solution was seen. */
  shareText: (/** @type {string} */ date, /** @type {number} */ tries) => (tries > 0 ? `Gambol ${date}: solved in ${spelled(tries)}` : `Gambol ${date}: a hard one`),
  copied: 'Copied, with its link.',
  notCopied: 'Your browser doesn’t let this page copy.',

  noPuzzle: 'There’s no such puzzle.',
  noFile: 'The puzzles couldn’t be loaded. They need a connection the first time.',
  /** In the builder of boards for other pages. */
  builder: { mode: 'Solve a puzzle', number: 'Puzzle (a number or a date; empty: the puzzle of the day)' },
};
