// English: the texts of problems and of their consequences.

import { either, list, number } from '../vocabulary.ts';

/** What in a link was not understood. `key` is the name of a value as the link has it, `value` the beginning of it. */
export const problems = {
  tooLong: 'This link is longer than any game’s, so it was not opened.',
  noGame: (name: string) => `There is no game called “${name}” here.`,
  noPage: (path: string) => `“${path}” is not a page here; this is the game’s table.`,
  tooMany: (most: number, count: number) => `In the link, only ${number(most)} of ${number(count)} values are read.`,
  twice: (key: string) => `In the link, “${key}” comes twice; the first one counts.`,
  damaged: (key: string) => `In the link, “${key}” is damaged.`,
  unknown: (key: string) => `In the link, “${key}” is not known.`,
  /** `view` stands for a game that is only looked on at. */
  besideView: (key: string) => `In the link, “${key}” can’t go with “view”, which is for watching.`,
  more: 'In the link, there is more that can’t be read.',
  seed: (value: string, most: number) => `In the link, “seed” is “${value}”, not a whole number up to ${most}.`,
  view: 'In the link, “view” is for games with hidden hands, and this is not one.',
  moves: (most: number) => `In the link, “moves” has more than ${number(most)} moves; no game has so many.`,
  /** `known` are the playerKinds that there are, as links write them. */
  playerKind: (value: string, known: string[]) => `In the link, “players” names “${value}”, not ${either(known)}.`,
  /** From `least` to `most` play. */
  players: (named: number, least: number, most: number) =>
    `In the link, “players” names ${number(named)}, but ${least < most ? `${number(least)} to ${number(most)}` : number(most)} play.`,
  match: (value: string) => `In the link, “match” is “${value}”, not a game’s name and its sender’s seat.`,
  at: (value: string) => `In the link, “at” is “${value}”, not a number of moves.`,
  ending: (value: string) => `In the link, “ending” is “${value}”, which is no way to end this game.`,
  clock: (value: string) => `In the link, “clock” is “${value}”, not seconds and extra seconds a move, such as 300+2.`,
  leftAlone: 'In the link, “left” needs a “clock”.',
  left: (value: string, players: number) =>
    `In the link, “left” is “${value}”, not the seconds of ${number(players)} players.`,
  option: (key: string, value: string, known: string[]) => `In the link, “${key}” is “${value}”, not ${either(known)}.`,
  packed: 'The link is damaged. What can be read of it is shown.',
  /** What of a link the game does not allow. `why` is a sentence. */
  position: (why: string) => `The position can’t be read. ${why}`,
  move: (n: number) => `Move ${number(n)} of this link can’t be played. The game stops before it.`,
  ply: (ply: number) => `The game doesn’t have ${number(ply)} moves to show.`,
  seats: (named: number, playing: number) =>
    `The link names ${number(named)} players, but ${number(playing)} play from its position.`,
  gameIsKept: 'Your own game is kept.',
};

/** What a link of a game by link means beside the same game as it is known here. */
export const matches = {
  older: (ply: number) =>
    `This link is from move ${number(ply)}. Your game has moved on since, and is shown as it stands.`,
  differs: (move: number) => `This link and your game differ from move ${number(move)} on. Yours is shown, and kept.`,
  lookAtTheirs: 'Look at the link’s game',
};

/** What is kept in the browser, and what can't be. */
export const library = {
  full: 'This browser has no room left to keep your games. They are safe while the page is open. To keep one for longer, copy its link: Share.',
  barred:
    'This browser keeps nothing of this page. Your games are safe while the page is open. To keep one for longer, copy its link: Share.',
  damaged: (things: string[]) =>
    `Something that this browser kept is damaged and can’t be read in full: ${list(things)}. Everything else is as it was.`,
  /** What may be damaged. */
  game: (game: string) => `your game of ${game}`,
  progress: (game: string) => `your progress in ${game}`,
  earlier: 'the list of earlier games',
  byLink: 'the list of games by link',
  settings: 'your settings',
  /** `game` is a game by link: `Combo: Black and White, 12 moves`. */
  shelved: (game: string) =>
    `There is no room for more games by link. The oldest is among your earlier games now, in the hall: ${game}.`,
  partedHere:
    'You played other moves in another window. Both games are kept: the other one is among your earlier games, in the hall.',
  partedThere:
    'You played other moves in another window. Both games are kept: this one is among your earlier games, in the hall.',
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
  computerRefused: () =>
    'The computer player doesn’t understand this position. Load the page again, or go back a move.',
  gameOver: () => 'The game is over.',
  illegal: () => 'That move isn’t legal.',
  notHeld: () => 'The player to move hasn’t confirmed yet that they have the device.',
  handHidden: () => 'Hands are hidden: moves are made on the board.',
  playedElsewhere: (seat: string) => `${seat} plays elsewhere: open the link that comes back.`,
  playedByComputer: (seat: string) => `It’s ${seat}’s turn.`,
};
