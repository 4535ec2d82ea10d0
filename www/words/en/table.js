// English: the texts of a table and of a game. Names of games and seats, moves, and the texts of a single game
// are arguments.

import { list, number, pluralOf } from '../vocabulary.js';

/**
 * @param {number} count
 * @param {string} one
 * @param {string} other
 */
const counted = (count, one, other) => `${number(count)} ${pluralOf(count) === 'one' ? one : other}`;
const moves = (/** @type {number} */ count) => counted(count, 'move', 'moves');
const tokens = (/** @type {number} */ count) => counted(count, 'token', 'tokens');

/** Whose turn it is. */
export const status = {
  /** `seat` is null where seats have numbers, and no names of their own. */
  yourTurn: (/** @type {string | null} */ seat) => (seat === null ? 'Your turn.' : `Your turn, ${seat}.`),
  toMove: (/** @type {string} */ seat) => `${seat} to move.`,
  /** In a game by link. */
  playsElsewhere: (/** @type {string} */ seat) => `${seat} plays elsewhere: send them the link.`,
  passDevice: (/** @type {string} */ seat) => `Pass the device to ${seat}, who is to move.`,
  watching: 'You are watching.',
  wasToMove: (/** @type {string} */ seat) => `${seat} was to move when this link was made.`,
  missesTurn: (/** @type {string} */ seat) => `${seat} can’t move and misses a turn.`,
  tapAgain: (/** @type {string} */ square) => `Tap ${square} once more to play there.`,
  /** A pass is the only legal move. */
  mustPass: 'You have no move but to pass.',
  /** `why` says why a computer player gave up. */
  gameIsSafe: (/** @type {string} */ why) => `${why} The game is safe.`,
};

/** Who sits on a seat. */
export const playerKinds = {
  human: 'Person',
  beginner: 'Beginner',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  master: 'Master',
  friend: 'By link',
};

export const seats = {
  list: 'Players',
  you: 'You',
  /** In the bar of a player: whose turn it is here, and who has won. */
  turn: 'Your turn',
  winner: 'Winner',
  nobody: 'Nobody',
  /** A seat with the level of the computer that sits there: `White (Easy)`. */
  withLevel: (/** @type {string} */ seat, /** @type {string} */ level) => `${seat} (${level})`,
  /** A game in a list: `Gambit: Black and White (Easy), 12 moves`. */
  game: (/** @type {string} */ game, /** @type {string[]} */ names, /** @type {number} */ played) => `${game}: ${list(names)}, ${moves(played)}`,
  /** Why nobody may pick a move. */
  settled: 'A game by link continues from its last move.',
  holdFirst: (/** @type {string} */ seat) => `It’s ${seat}’s turn. If that is you, press “I am ${seat}” first.`,
};

/** What is picked of a move before it is played. `targets` are the squares that it can go to. */
export const picking = {
  picked: (/** @type {string} */ name, /** @type {number} */ targets) => `${name} picked, ${counted(targets, 'target', 'targets')}.`,
  /** `amount`: how much of it is picked, `2 of 5 pieces`. */
  pickedSome: (/** @type {string} */ name, /** @type {string} */ amount, /** @type {number} */ targets) =>
    `${name} picked, ${amount}, ${counted(targets, 'target', 'targets')}.`,
  exchange: 'Pick the tokens to exchange.',
};

/** The board as a grid. `piece` is what stands on a square as the game tells it: `black piece`, `empty`. */
export const squares = {
  board: (/** @type {string} */ game, /** @type {number} */ files, /** @type {number} */ ranks) =>
    `${game}, ${counted(files, 'file', 'files')} and ${counted(ranks, 'rank', 'ranks')}`,
  plain: (/** @type {string} */ square, /** @type {string} */ piece) => `${square}, ${piece}`,
  selected: (/** @type {string} */ square, /** @type {string} */ piece) => `${square}, ${piece}, selected`,
  target: (/** @type {string} */ square, /** @type {string} */ piece) => `${square}, ${piece}, legal move`,
  /** `deed`: what a move there does at once, `turns 4`. */
  telling: (/** @type {string} */ square, /** @type {string} */ piece, /** @type {string} */ deed) => `${square}, ${piece}, legal move, ${deed}`,
  movable: (/** @type {string} */ square, /** @type {string} */ piece) => `${square}, ${piece}, can move`,
};

export const actions = {
  bar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  newGame: 'New game',
  more: 'More',
  restart: 'Restart',
  analyse: 'Analyse',
  gains: 'Show moves',
  flip: 'Flip board',
  share: 'Share',
  rules: 'Rules',
  /** Opens the game at the table as a study. */
  study: 'Study',
  /** Opens the lesson. */
  learn: 'How to play',
  settings: 'Settings',
};

/** What can be done right now, below the board. */
export const offers = {
  endTurn: 'End turn',
  takeBack: 'Take jump back',
  pass: 'Pass',
  playOn: 'Play on from here',
  again: 'Try again',
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  send: 'Send the link',
  newGame: 'Another game',
};

export const played = {
  /** The strip of moves below the board, and its two buttons. */
  last: 'Last moves',
  back: 'One move back',
  on: 'One move on',
  title: 'Moves',
  toStart: 'To the start',
  none: 'No moves yet.',
  notInLink: 'This link doesn’t include the moves.',
  seed: {
    deal: (/** @type {number} */ seed) => `Deal number: ${seed}`,
    board: (/** @type {number} */ seed) => `Board number: ${seed}`,
  },
  by: (/** @type {string} */ seat) => `${seat}.`,
  /** After `passed` could not move. */
  byAfter: (/** @type {string} */ seat, /** @type {string[]} */ passed) => `${seat}. ${list(passed)} couldn’t move.`,
};

/** The rack. `token` is the name of one: `red moose`. */
export const hand = {
  title: 'Hand',
  of: (/** @type {string} */ seat) => `Hand of ${seat}`,
  yours: 'Your hand',
  nobodys: 'No hand',
  held: (/** @type {string} */ token) => token,
  picked: (/** @type {string} */ token) => `${token}, picked`,
  laid: (/** @type {string} */ token) => `${token}, on the board`,
  given: (/** @type {string} */ token) => `${token}, to be exchanged`,
  /** How many tokens each player holds. */
  sizes: (/** @type {{ seat: string, size: number }[]} */ holders) => holders.map(({ seat, size }) => `${seat} holds ${number(size)}`).join(', '),
  pool: (/** @type {number} */ count) => `Pool: ${number(count)}`,
  iAm: (/** @type {string} */ seat) => `I am ${seat}`,
  iAmShow: (/** @type {string} */ seat) => `I am ${seat}: show my hand`,
  lay: 'Lay',
  layFor: (/** @type {number} */ score) => `Lay for ${number(score)}`,
  takeBack: 'Take back',
  exchange: 'Exchange',
  keepAll: 'Keep all',
  exchangeSome: (/** @type {number} */ count) => `Exchange ${tokens(count)}`,
  scores: 'The scores and their parts',
  /** Heads of columns: what was scored before the first position, and everything. */
  before: 'Before',
  all: 'Total',
};
