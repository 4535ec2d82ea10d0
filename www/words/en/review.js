// English: the end of a game, its review, hints, and the analysis of a position.

import { list, number, pluralOf } from '../vocabulary.js';
import { spelled } from './numbers.js';

const points = (/** @type {number[]} */ scores) => scores.map(number).join(' to ');
const moves = (/** @type {number} */ count) => `${number(count)} ${pluralOf(count) === 'one' ? 'move' : 'moves'}`;
const PLACES = ['first', 'second', 'third', 'fourth'];

/**
 * How a game ended, as headlines without a full stop. `scores` begin with your own score or with that of the winner; `seats` are
 * names of seats.
 */
export const result = {
  over: (/** @type {string} */ headline) => `Game over. ${headline}.`,
  won: (/** @type {number[]} */ scores) => `You won, ${points(scores)}`,
  lost: (/** @type {number[]} */ scores) => `You lost, ${points(scores)}`,
  drawn: (/** @type {number[]} */ scores) => `A draw, ${points(scores)}`,
  seatWon: (/** @type {string} */ seat, /** @type {number[]} */ scores) => `${seat} wins, ${points(scores)}`,
  /** Where three or more play. */
  wonWith: (/** @type {number} */ score) => `You won with ${number(score)}`,
  seatWonWith: (/** @type {string} */ seat, /** @type {number} */ score) => `${seat} wins with ${number(score)}`,
  /** `place` is counted from 1. */
  placed: (/** @type {string} */ seat, /** @type {number} */ best, /** @type {number} */ place, /** @type {number} */ own) =>
    `${seat} wins with ${number(best)}; you came ${PLACES[place - 1]} with ${number(own)}`,
  shared: (/** @type {string[]} */ seats, /** @type {number} */ score) => `${list(seats)} share the win with ${number(score)} each`,
  youShared: (/** @type {string[]} */ others, /** @type {number} */ score) => `You and ${list(others)} share the win with ${number(score)} each`,
  /** Who leads in a game under way, with the scores, the best first; and that nobody does. */
  youLead: (/** @type {number[]} */ scores) => `You lead, ${points(scores)}.`,
  leads: (/** @type {string} */ seat, /** @type {number[]} */ scores) => `${seat} leads, ${points(scores)}.`,
  level: (/** @type {number} */ score) => `It’s level at ${number(score)}.`,
  wonOnTime: 'You won on time',
  lostOnTime: 'You lost on time',
  seatsWonOnTime: (/** @type {string[]} */ seats) => `${list(seats)} ${seats.length === 1 ? 'wins' : 'win'} on time`,
  /** `seat` is null for you. */
  ranOut: (/** @type {string | null} */ seat) => `${seat ?? 'You'} ran out of time.`,
  /** The card with the result, and a part of it. */
  seatsWon: (/** @type {string[]} */ seats) => `${list(seats)} ${seats.length === 1 ? 'wins' : 'win'}`,
  youWon: 'You won',
  youLost: 'You lost',
  resigned: (/** @type {string | null} */ seat) => `${seat ?? 'You'} resigned.`,
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

/** The sentence about the hinted move comes from its game; these follow it. `amount` is in the game's own unit: `3 points`. */
export const hints = {
  looking: 'Looking for a good move…',
  /** `deed`: what the move does at once, `takes 2 pieces`. */
  play: (/** @type {string} */ move, /** @type {string} */ deed) => `Play ${move}: ${deed}.`,
  wins: 'You win.',
  winsBy: (/** @type {string} */ amount) => `You win by ${amount}.`,
  draws: 'You hold the draw.',
  loses: 'You lose anyway.',
  losesBy: (/** @type {string} */ amount) => `You lose by ${amount}.`,
  /** Estimates. `isStill`: you are ahead, or behind, already. */
  ahead: (/** @type {number} */ count, /** @type {boolean} */ isStill) => `You’d ${isStill ? 'still ' : ''}be about ${spelled(count)} ahead.`,
  even: 'You’d be about even.',
  behind: (/** @type {number} */ count, /** @type {boolean} */ isStill) => `You’d ${isStill ? 'still ' : ''}be about ${spelled(count)} behind.`,
  onlyMove: 'It’s your only move.',
  othersAsGood: 'The other moves are just as good.',
  someAsGood: (/** @type {number} */ count) => (pluralOf(count) === 'one' ? 'One other move is just as good.' : `${number(count)} other moves are just as good.`),
  onlyWin: 'No other move wins.',
  onlyDraw: 'No other move holds the draw.',
  /** `move` with its value: `c2xc4 loses by 1 point`. */
  next: (/** @type {string} */ move) => `Next best: ${move}.`,
  winsMore: (/** @type {string} */ amount) => `This wins ${amount} more.`,
  saves: (/** @type {string} */ amount) => `This saves ${amount}.`,
  notForYou: 'Only they can ask for a hint.',
};

/** What a move is worth. `value` is a number with its sign: `+1.3`. */
export const values = {
  title: 'Analysis',
  list: 'Values of the moves',
  won: 'won',
  lost: 'lost',
  /** In a list, as the name of a move. */
  wins: (/** @type {string} */ move) => `${move} wins`,
  winsBy: (/** @type {string} */ move, /** @type {string} */ amount) => `${move} wins by ${amount}`,
  draws: (/** @type {string} */ move) => `${move} holds the draw`,
  loses: (/** @type {string} */ move) => `${move} loses`,
  losesBy: (/** @type {string} */ move, /** @type {string} */ amount) => `${move} loses by ${amount}`,
  looksLike: (/** @type {string} */ move, /** @type {string} */ value, /** @type {number} */ depth) => `${move}, estimate ${value}, ${moves(depth)} ahead`,
  unknown: (/** @type {string} */ move) => `${move}, not yet known`,
  /** Of the whole analysis. */
  over: 'The game is over: there is no move to analyse here.',
  looking: 'Looking ahead…',
  provedOnly: 'Your only move. Its value is proved.',
  proved: (/** @type {number} */ count) => `Best play from here, proved for all ${moves(count)}.`,
  estimates: (/** @type {number} */ depth) => `Estimates, ${moves(depth)} ahead`,
  someProved: (/** @type {number} */ depth, /** @type {number} */ proved) => `Estimates, ${moves(depth)} ahead; ${number(proved)} proved`,
  /** A tag beside a value. */
  isProved: 'proved',
  all: (/** @type {number} */ count) => `All ${moves(count)}`,
  best: 'Only the best',
  /** What is expected: the moves that follow, and the way back from them. */
  expected: 'Expected',
  toPosition: 'Back to the position',
  /** The bar: who is better, by how much. */
  leads: (/** @type {string} */ seat, /** @type {string} */ amount) => `${seat}: about ${amount} ahead`,
  leadsSurely: (/** @type {string} */ seat, /** @type {string} */ amount) => `${seat}: ${amount} ahead, proved`,
  even: 'About even',
  draw: 'A draw, proved',
  winning: (/** @type {string} */ seat) => `${seat} wins, proved`,
  /** The bar of three or more: the scores after the expected moves. */
  scores: (/** @type {{ seat: string, score: string }[]} */ all) => `After the expected moves: ${all.map(({ seat, score }) => `${seat} ${score}`).join(', ')}`,
  /** The dots on the board. */
  costs: (/** @type {string} */ amount) => `costs up to ${amount}`,
  costsMore: 'costs more',
};
