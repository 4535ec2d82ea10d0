// English: the texts of problems and of their consequences.

import { either, list, number } from '../vocabulary.js';

/** What in a link was not understood. `key` is the name of a value as the link has it, `value` the beginning of it. */
export const problems = {
  tooLong: 'This link is longer than any game’s, so it was not opened.',
  noGame: (/** @type {string} */ name) => `There is no game called “${name}” here.`,
  noPage: (/** @type {string} */ path) => `“${path}” is not a page here; this is the game’s table.`,
  tooMany: (/** @type {number} */ most, /** @type {number} */ count) => `In the link, only ${number(most)} of ${number(count)} values are read.`,
  twice: (/** @type {string} */ key) => `In the link, “${key}” comes twice; the first one counts.`,
  damaged: (/** @type {string} */ key) => `In the link, “${key}” is damaged.`,
  unknown: (/** @type {string} */ key) => `In the link, “${key}” is not known.`,
  /** `view` stands for a game that is only looked on at. */
  besideView: (/** @type {string} */ key) => `In the link, “${key}” can’t go with “view”, which is for watching.`,
  more: 'In the link, there is more that can’t be read.',
  seed: (/** @type {string} */ value, /** @type {number} */ most) => `In the link, “seed” is “${value}”, not a whole number up to ${most}.`,
  view: 'In the link, “view” is for games with hidden hands, and this is not one.',
  moves: (/** @type {number} */ most) => `In the link, “moves” has more than ${number(most)} moves; no game has so many.`,
  /** `known` are the playerKinds that there are, as links write them. */
  playerKind: (/** @type {string} */ value, /** @type {string[]} */ known) => `In the link, “players” names “${value}”, not ${either(known)}.`,
  /** From `least` to `most` play. */
  players: (/** @type {number} */ named, /** @type {number} */ least, /** @type {number} */ most) =>
    `In the link, “players” names ${number(named)}, but ${least < most ? `${number(least)} to ${number(most)}` : number(most)} play.`,
  match: (/** @type {string} */ value) => `In the link, “match” is “${value}”, not a game’s name and its sender’s seat.`,
  at: (/** @type {string} */ value) => `In the link, “at” is “${value}”, not a number of moves.`,
  ending: (/** @type {string} */ value) => `In the link, “ending” is “${value}”, which is no way to end this game.`,
  clock: (/** @type {string} */ value) => `In the link, “clock” is “${value}”, not seconds and extra seconds a move, such as 300+2.`,
  leftAlone: 'In the link, “left” needs a “clock” before it.',
  left: (/** @type {string} */ value, /** @type {number} */ players) => `In the link, “left” is “${value}”, not the seconds of ${number(players)} players.`,
  option: (/** @type {string} */ key, /** @type {string} */ value, /** @type {string[]} */ known) => `In the link, “${key}” is “${value}”, not ${either(known)}.`,
  packed: 'The link is damaged. What can be read of it is shown.',
  /** What of a link the game does not allow. `why` is a sentence. */
  position: (/** @type {string} */ why) => `The position can’t be read. ${why}`,
  move: (/** @type {number} */ n, /** @type {string} */ why) => `Move ${number(n)} can’t be played. ${why}`,
  ply: (/** @type {number} */ ply) => `The game doesn’t have ${number(ply)} moves to show.`,
  seats: (/** @type {number} */ named, /** @type {number} */ playing) => `The link names ${number(named)} players, but ${number(playing)} play from its position.`,
  gameIsKept: 'Your own game is kept.',
};

/** What a link of a game by link means beside the same game as it is known here. */
export const matches = {
  older: (/** @type {number} */ ply) => `This link is from move ${number(ply)}. Your game has moved on since, and is shown as it stands.`,
  differs: (/** @type {number} */ move) => `This link and your game differ from move ${number(move)} on. Yours is shown, and kept.`,
  lookAtTheirs: 'Look at the link’s game',
};

/** What is kept in the browser, and what can't be. */
export const library = {
  full: 'This browser has no room left to keep your games. They are safe while the page is open. To keep one for longer, copy its link: Share.',
  barred: 'This browser keeps nothing of this page. Your games are safe while the page is open. To keep one for longer, copy its link: Share.',
  damaged: (/** @type {string[]} */ things) =>
    `Something that this browser kept is damaged and can’t be read in full: ${list(things)}. Everything else is as it was.`,
  /** What may be damaged. */
  game: (/** @type {string} */ game) => `your game of ${game}`,
  progress: (/** @type {string} */ game) => `your progress in ${game}`,
  earlier: 'the list of earlier games',
  byLink: 'the list of games by link',
  settings: 'your settings',
  /** `game` is a game by link: `Combo: Black and White, 12 moves`. */
  shelved: (/** @type {string} */ game) => `There is no room for more games by link. The oldest is among your earlier games now, in the hall: ${game}.`,
  partedHere: 'You played other moves in another window. Both games are kept: the other one is among your earlier games, in the hall.',
  partedThere: 'You played other moves in another window. Both games are kept: this one is among your earlier games, in the hall.',
};

export const notices = {
  dismiss: 'Dismiss',
  newRelease: 'A newer Gambol is ready. Your games stay as they are.',
  update: 'Update',
};

/** What becomes of the page where the engine has trapped, or the page can't be shown at all. */
export const traps = {
  recovered: 'Something went wrong inside the page. The game is safe and goes on from here.',
  reopened: 'Something went wrong inside the page. Your games are safe.',
  lost: 'This page is not working as it should. The game is kept: load the page again to go on.',
  noPage: 'This page could not be shown',
  noPageAdvice: 'It needs a connection the first time. Load the page again when there is one.',
  noBoard: 'This board could not be shown',
  noBoardAdvice: 'Check your connection, then load it again.',
};

/** What the page's own errors say, by their codes. */
export const faults = {
  internal: () => 'Something went wrong inside the page. Try again, or load the page again.',
  /** Of the engine's errors, where their words can't be had. */
  refused: () => 'The game can’t read this, or doesn’t allow it.',
  noFragment: () => 'A link to a game begins with “#/”.',
  computerStopped: () => 'The computer player stopped. Try again; if it stops once more, load the page again.',
  computerBarred: () => 'The computer player can’t start in this browser. Load the page again, or play on without it.',
  computerRefused: () => 'The computer player doesn’t understand this position. Load the page again, or go back a move.',
  gameOver: () => 'The game is over.',
  illegal: () => 'That move isn’t legal.',
  notHeld: () => 'The player to move hasn’t confirmed yet that they have the device.',
  handHidden: () => 'Hands are hidden: moves are made on the board.',
  playedElsewhere: (/** @type {string} */ seat) => `${seat} plays elsewhere: open the link that comes back.`,
  playedByComputer: (/** @type {string} */ seat) => `${seat} is played by the computer.`,
};
