// English: puzzles. `date` is short: `22 Nov`.

import { number, pluralOf } from '../vocabulary.ts';
import { spelled } from '../en/numbers.ts';

const puzzles = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'puzzle' : 'puzzles'}`;
/** Without a separator: a rating is read as a year is. */
const rated = (rating: number) => String(Math.round(rating));

export default {
  /** The ways to play. */
  all: 'All puzzles',
  of: (game: string) => `${game} puzzles`,
  daily: 'Today’s puzzle',
  puzzle: (id: number) => `Puzzle ${number(id)}`,
  dailyOn: (date: string) => `Puzzle of ${date}`,
  dailies: 'Today’s puzzles',
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
  you: (seat: string) => `You play ${seat}.`,
  yourTurn: 'It’s your turn.',

  /** What is said about a move. */
  right: 'Right. Go on.',
  solved: 'Solved!',
  /** With no more help than a hint. */
  helped: 'Solved with a hint',
  slower: 'Right, but there’s a shorter way.',
  wrong: 'That’s not it.',
  looking: 'Looking for the answer…',
  costs: (amount: string) => `It costs ${amount}.`,
  noWin: 'Now the win is gone.',
  loses: 'Now it’s lost.',
  shown: 'This is the solution.',
  showing: 'The solution plays on the board.',
  again: 'Try again',
  show: 'View the solution',
  /** What a hint would cost, said before it is given: where a rating counts, and anywhere else. */
  warnedRated: 'With a hint, this puzzle counts as not solved for your rating.',
  warned: 'With a hint, this puzzle counts as “solved with a hint”.',
  takeHint: 'Take the hint',
  next: 'Next puzzle',
  playOn: (level: string) => `Play on against ${level}`,
  share: 'Share',
  close: 'Back to the puzzles',

  /** The rating. `by`: how much it has changed. */
  rating: 'Your rating',
  ratingIs: (rating: number, isUncertain: boolean) => `${rated(rating)}${isUncertain ? '?' : ''}`,
  unrated: 'Solve a few puzzles, and your rating appears here.',
  uncertain: 'A question mark: this is still a guess.',
  changed: (rating: number, by: number) =>
    `${rated(rating)} (${by < 0 ? '−' : '+'}${number(Math.abs(Math.round(by)))})`,
  puzzleRating: (rating: number) => `Rated ${rated(rating)}`,
  level: (level: string) => `about as strong as ${level}`,
  graph: (from: number, to: number, count: number) =>
    `Your rating over ${puzzles(count)}: from ${rated(from)} to ${rated(to)}`,
  history: 'Your last puzzles',
  tried: (id: number, result: 'solved' | 'hinted' | 'failed') =>
    `Puzzle ${number(id)}, ${{ solved: 'solved', hinted: 'with a hint', failed: 'not solved' }[result]}`,
  best: (count: number) => `Best: ${number(count)}`,

  /** A run. */
  count: (count: number) => `${puzzles(count)} solved`,
  begin: 'The time starts with your first move.',
  left: 'Time left',
  over: 'Time’s up',
  broken: 'The streak is over',
  complete: 'You’ve solved them all',
  record: 'Your best so far!',
  another: 'Once more',

  /** What is shared; `tries` is 0 where the solution was seen. */
  shareText: (date: string, tries: number) =>
    tries > 0 ? `Gambol ${date}: solved in ${spelled(tries)}` : `Gambol ${date}: a hard one`,
  copied: 'Copied, with its link.',
  notCopied: 'Your browser doesn’t let this page copy.',

  noPuzzle: 'There’s no such puzzle.',
  noFile: 'The puzzles couldn’t be loaded. They need a connection the first time.',
  /** In the builder of boards for other pages. */
  builder: { mode: 'Solve a puzzle', number: 'Puzzle (a number or a date; empty: today’s puzzle)' },
};
