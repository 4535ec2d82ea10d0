// English: the end of a game, its review, hints, and the analysis of a position.

import { list, number, pluralOf } from '../vocabulary.ts';
import { spelled } from './numbers.ts';

const points = (scores: number[]) => scores.map(number).join(' to ');
const moves = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'move' : 'moves'}`;
const PLACES = ['first', 'second', 'third', 'fourth'];

/**
 * How a game ended, as headlines without a full stop. `scores` begin with your own score or with that of the winner;
 * `seats` are names of seats.
 */
export const result = {
  over: (headline: string) => `Game over. ${headline}.`,
  won: (scores: number[]) => `You won, ${points(scores)}`,
  lost: (scores: number[]) => `You lost, ${points(scores)}`,
  drawn: (scores: number[]) => `A draw, ${points(scores)}`,
  seatWon: (seat: string, scores: number[]) => `${seat} wins, ${points(scores)}`,
  /** Where three or more play. */
  wonWith: (score: number) => `You won with ${number(score)}`,
  seatWonWith: (seat: string, score: number) => `${seat} wins with ${number(score)}`,
  /** `place` is counted from 1. */
  placed: (seat: string, best: number, place: number, own: number) =>
    `${seat} wins with ${number(best)}; you came ${PLACES[place - 1]} with ${number(own)}`,
  shared: (seats: string[], score: number) => `${list(seats)} share the win with ${number(score)} each`,
  youShared: (others: string[], score: number) => `You and ${list(others)} share the win with ${number(score)} each`,
  /** Who leads in a game under way, with the scores, the best first; and that nobody does. */
  youLead: (scores: number[]) => `You lead, ${points(scores)}.`,
  leads: (seat: string, scores: number[]) => `${seat} leads, ${points(scores)}.`,
  level: (score: number) => `It’s level at ${number(score)}.`,
  wonOnTime: 'You won on time',
  lostOnTime: 'You lost on time',
  seatsWonOnTime: (seats: string[]) => `${list(seats)} ${seats.length === 1 ? 'wins' : 'win'} on time`,
  /** `seat` is null for you. */
  ranOut: (seat: string | null) => `${seat ?? 'You'} ran out of time.`,
  /** The card with the result, and a part of it. */
  seatsWon: (seats: string[]) => `${list(seats)} ${seats.length === 1 ? 'wins' : 'win'}`,
  youWon: 'You won',
  youLost: 'You lost',
  resigned: (seat: string | null) => `${seat ?? 'You'} resigned.`,
  agreed: 'The players agreed on a draw.',
  card: 'The result',
  parts: 'The points',
};

/** What can be done at the end of a game, and stepping through it. */
export const review = {
  rematch: 'Rematch',
  swap: 'Swap sides',
  review: 'Review',
  bar: 'Step through the game',
  first: 'Start',
  back: 'Back',
  play: 'Play',
  stop: 'Stop',
  next: 'Next',
  last: 'End',
  result: 'Result',
};

/**
 * The sentence about the hinted move comes from its game; these follow it. `amount` is in the game's own unit: `3
 * points`.
 */
export const hints = {
  looking: 'Looking for a good move…',
  /** `deed`: what the move does at once, `takes 2 pieces`. */
  play: (move: string, deed: string) => `Play ${move}: ${deed}.`,
  wins: 'You win.',
  winsBy: (amount: string) => `You win by ${amount}.`,
  draws: 'You hold the draw.',
  loses: 'You lose anyway.',
  losesBy: (amount: string) => `You lose by ${amount}.`,
  /** Estimates. `isStill`: you are ahead, or behind, already. */
  ahead: (count: number, isStill: boolean) => `You’d ${isStill ? 'still ' : ''}be about ${spelled(count)} ahead.`,
  even: 'You’d be about even.',
  behind: (count: number, isStill: boolean) => `You’d ${isStill ? 'still ' : ''}be about ${spelled(count)} behind.`,
  onlyMove: 'It’s your only move.',
  othersAsGood: 'The other moves are just as good.',
  someAsGood: (count: number) =>
    pluralOf(count) === 'one' ? 'One other move is just as good.' : `${number(count)} other moves are just as good.`,
  onlyWin: 'No other move wins.',
  onlyDraw: 'No other move holds the draw.',
  notForYou: 'Only they can ask for a hint.',
};

/** What a move is worth. `value` is a number with its sign: `+1.3`. */
export const values = {
  title: 'Analysis',
  list: 'Values of the moves',
  won: 'won',
  lost: 'lost',
  /** In a list, as the name of a move. */
  wins: (move: string) => `${move} wins`,
  winsBy: (move: string, amount: string) => `${move} wins by ${amount}`,
  draws: (move: string) => `${move} holds the draw`,
  loses: (move: string) => `${move} loses`,
  losesBy: (move: string, amount: string) => `${move} loses by ${amount}`,
  looksLike: (move: string, value: string, depth: number) => `${move}, estimate ${value}, ${moves(depth)} ahead`,
  unknown: (move: string) => `${move}, not yet known`,
  /** Of the whole analysis. */
  over: 'The game is over: there is no move to analyse here.',
  looking: 'Looking ahead…',
  provedOnly: 'Your only move. Its value is proved.',
  proved: (count: number) => `Best play from here, proved for all ${moves(count)}.`,
  estimates: (depth: number) => `Estimates, ${moves(depth)} ahead`,
  someProved: (depth: number, proved: number) => `Estimates, ${moves(depth)} ahead; ${number(proved)} proved`,
  /** A tag beside a value. */
  isProved: 'proved',
  all: (count: number) => `All ${moves(count)}`,
  best: 'Only the best',
  /** What is expected: the moves that follow, and the way back from them. */
  expected: 'Expected',
  toPosition: 'Back to the position',
  /** The bar: who is better, by how much. */
  leads: (seat: string, amount: string) => `${seat}: about ${amount} ahead`,
  leadsSurely: (seat: string, amount: string) => `${seat}: ${amount} ahead, proved`,
  even: 'About even',
  draw: 'A draw, proved',
  winning: (seat: string) => `${seat} wins, proved`,
  /** The bar of three or more: the scores after the expected moves. */
  scores: (
    all: {
      seat: string;
      score: string;
    }[],
  ) => `After the expected moves: ${all.map(({ seat, score }) => `${seat} ${score}`).join(', ')}`,
  /** The dots on the board. */
  costs: (amount: string) => `costs up to ${amount}`,
  costsMore: 'costs more',
};
