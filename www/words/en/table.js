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
const points = (/** @type {number[]} */ scores) => scores.map(number).join(' to ');

/** Whose turn it is, and how a game ended. `scores` are those of all seats, the best first. */
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
  won: (/** @type {string} */ seat, /** @type {number[]} */ scores) => `Game over. ${seat} wins, ${points(scores)}.`,
  youWon: (/** @type {number[]} */ scores) => `Game over. You win, ${points(scores)}.`,
  drawn: (/** @type {number[]} */ scores) => `Game over. A draw, ${points(scores)}.`,
  shared: (/** @type {string[]} */ seats, /** @type {number[]} */ scores) => `Game over. ${list(seats)} share the win, ${points(scores)}.`,
  youShared: (/** @type {string[]} */ others, /** @type {number[]} */ scores) => `Game over. ${list(['You', ...others])} share the win, ${points(scores)}.`,
  /** `fallen` is the seat that has run out of time, `seats` are the others. */
  wonOnTime: (/** @type {string[]} */ seats, /** @type {string} */ fallen) =>
    `Game over. ${list(seats)} ${seats.length === 1 ? 'wins' : 'win'}: ${fallen} ran out of time.`,
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

/** `amount` is in the game's own unit: `3 points`. */
export const hints = {
  looking: 'Looking for a good move…',
  /** `deed`: what the move does at once, `takes 2 pieces`. */
  play: (/** @type {string} */ move, /** @type {string} */ deed) => `Play ${move}: ${deed}.`,
  wins: 'You win.',
  winsBy: (/** @type {string} */ amount) => `You win by ${amount}.`,
  draws: 'You hold the draw.',
  loses: 'You lose anyway.',
  losesBy: (/** @type {string} */ amount) => `You lose by ${amount}.`,
  ahead: (/** @type {number} */ depth, /** @type {string} */ amount) => `${moves(depth)} on, you’d be about ${amount} ahead.`,
  even: (/** @type {number} */ depth) => `${moves(depth)} on, you’d be about even.`,
  behind: (/** @type {number} */ depth, /** @type {string} */ amount) => `${moves(depth)} on, you’d be about ${amount} behind.`,
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
  /** On a square. */
  won: 'won',
  lost: 'lost',
  about: (/** @type {string} */ value) => `≈${value}`,
  /** In a list, as the name of a move. */
  wins: (/** @type {string} */ move) => `${move} wins`,
  winsBy: (/** @type {string} */ move, /** @type {string} */ amount) => `${move} wins by ${amount}`,
  draws: (/** @type {string} */ move) => `${move} holds the draw`,
  loses: (/** @type {string} */ move) => `${move} loses`,
  losesBy: (/** @type {string} */ move, /** @type {string} */ amount) => `${move} loses by ${amount}`,
  looksLike: (/** @type {string} */ move, /** @type {string} */ value, /** @type {number} */ depth) => `${move} looks like ${value}, ${moves(depth)} ahead`,
  unknown: (/** @type {string} */ move) => `${move}, not yet known`,
  /** Of the whole analysis. */
  over: 'The game is over. Step back to analyse an earlier position.',
  looking: 'Looking ahead…',
  provedOnly: 'Your only move. Its value is proved.',
  proved: (/** @type {number} */ count) => `Best play from here, proved for all ${moves(count)}.`,
  progress: (/** @type {number} */ depth, /** @type {number} */ proved, /** @type {number} */ count) =>
    `${moves(depth)} ahead; ${number(proved)} of ${counted(count, 'value', 'values')} proved.`,
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
  amount: 'How many',
  fewer: 'One piece fewer',
  more: 'One piece more',
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
  seed: (/** @type {number} */ seed) => `Seed: ${seed}`,
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
