// English: the texts of a table and of a game. Names of games and seats, moves, and the texts of a single game
// are arguments.

import { aside, list, number, pluralOf } from '../vocabulary.ts';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${pluralOf(count) === 'one' ? one : other}`;
const moves = (count: number) => counted(count, 'move', 'moves');
const tokens = (count: number) => counted(count, 'token', 'tokens');

/** Whose turn it is. */
export const status = {
  /** `seat` is null where seats have numbers, and no names of their own. */
  yourTurn: (seat: string | null) => (seat === null ? 'Your turn.' : `Your turn, ${seat}.`),
  toMove: (seat: string) => `${seat} to move.`,
  /** In a game by link. */
  playsElsewhere: (seat: string) => `${seat} plays elsewhere: send them the link.`,
  passDevice: (seat: string) => `Pass the device to ${seat}, who is to move.`,
  watching: 'You are watching.',
  wasToMove: (seat: string) => `${seat} was to move when this link was made.`,
  missesTurn: (seat: string) => `${seat} can’t move and misses a turn.`,
  tapAgain: (square: string) => `Tap${aside(` ${square}`)} once more to play there.`,
  /** A pass is the only legal move. */
  mustPass: 'You have no move but to pass.',
  /** `why` says why a computer player gave up. */
  gameIsSafe: (why: string) => `${why} The game is safe.`,
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
  /** An opponent with the side that it plays: `Sami (White)`. */
  withSide: (name: string, side: string) => `${name} (${side})`,
  /** A game in a list: `Gambit: You and Sami (White), 12 moves`. */
  game: (game: string, names: string[], played: number) => `${game}: ${list(names)}, ${moves(played)}`,
  /** Why nobody may pick a move. */
  settled: 'A game by link continues from its last move.',
  holdFirst: (seat: string) => `It’s ${seat}’s turn. If that is you, press “I am ${seat}” first.`,
};

/**
 * What is picked of a move before it is played: what is asked, and for a screen reader what is picked. `targets` are the
 * squares that it can go to.
 */
export const picking = {
  where: 'Where to?',
  picked: (name: string, targets: number) => `${name} picked, ${counted(targets, 'target', 'targets')}.`,
  /** `amount`: how much of it is picked, `2 of 5 pieces`. */
  pickedSome: (name: string, amount: string, targets: number) =>
    `${name} picked, ${amount}, ${counted(targets, 'target', 'targets')}.`,
  /** A token that has no target. */
  nowhere: (name: string) => `${name} fits nowhere this turn.`,
  exchange: 'Pick the tokens to exchange.',
};

/** The board as a grid. `piece` is what stands on a square as the game tells it: `black piece`, `empty`. */
export const squares = {
  board: (game: string, files: number, ranks: number) =>
    `${game}, ${counted(files, 'file', 'files')} and ${counted(ranks, 'rank', 'ranks')}`,
  plain: (square: string, piece: string) => `${square}, ${piece}`,
  selected: (square: string, piece: string) => `${square}, ${piece}, selected`,
  target: (square: string, piece: string) => `${square}, ${piece}, legal move`,
  /** `deed`: what a move there does at once, `turns 4`. */
  telling: (square: string, piece: string, deed: string) => `${square}, ${piece}, legal move, ${deed}`,
  movable: (square: string, piece: string) => `${square}, ${piece}, can move`,
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
  on: 'One move forward',
  title: 'Moves',
  toStart: 'To the start',
  none: 'No moves yet.',
  notInLink: 'This link doesn’t include the moves.',
  seed: {
    deal: (seed: number) => `Deal number: ${seed}`,
    board: (seed: number) => `Board number: ${seed}`,
  },
  by: (seat: string) => `${seat}.`,
  /** After `passed` could not move. */
  byAfter: (seat: string, passed: string[]) => `${seat}. ${list(passed)} couldn’t move.`,
};

/** The rack. `token` is the name of one: `red moose`. */
export const hand = {
  title: 'Hand',
  of: (seat: string) => `Hand of ${seat}`,
  yours: 'Your hand',
  nobodys: 'No hand',
  held: (token: string) => token,
  picked: (token: string) => `${token}, picked`,
  laid: (token: string) => `${token}, on the board`,
  given: (token: string) => `${token}, to be exchanged`,
  /** How many tokens each player holds. */
  sizes: (
    holders: {
      seat: string;
      size: number;
    }[],
  ) => holders.map(({ seat, size }) => `${seat} holds ${number(size)}`).join(', '),
  pool: (count: number) => `Pool: ${number(count)}`,
  iAm: (seat: string) => `I am ${seat}`,
  iAmShow: (seat: string) => `I am ${seat}: show my hand`,
  lay: 'Lay',
  layFor: (score: number) => `Lay for ${number(score)}`,
  takeBack: 'Take back',
  exchange: 'Exchange',
  keepAll: 'Keep all',
  exchangeSome: (count: number) => `Exchange ${tokens(count)}`,
  scores: 'The scores and their parts',
  /** Heads of columns: what was scored before the first position, and everything. */
  before: 'Before',
  all: 'Total',
};
