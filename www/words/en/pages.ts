// English: the screens beside the table, and the dialogs.

import { number } from '../vocabulary.ts';

export const page = {
  /** The title of the window, in the hall and on any other screen. */
  title: 'Gambol: board games on a page',
  /** What it is, in one sentence: where it is installed. */
  description: 'Four board games with a strong opponent and analysis, complete on your device.',
  titleOf: (screen: string) => `${screen} · Gambol`,
  skip: 'To the content',
  toHall: 'All games',
  toTable: 'Back to the table',
  /** The games and studies that are kept here. */
  library: 'Library',
  docs: 'Documentation',
  puzzles: 'Puzzles',
  /** The head of the screen of a game's rules. */
  rules: (game: string) => `${game}: rules`,
  /** The head of the screen of a game's lesson. */
  learn: (game: string) => `Learn ${game}`,
  study: (game: string) => `Study ${game}`,
};

/** The field in which the language is chosen. */
export const language = {
  label: 'Language',
  /** `name` is the language's own name. */
  unavailable: (name: string) => `${name} couldn’t be loaded. It needs a connection the first time.`,
};

/** Several whole sentences, one after the other. Empty ones are left out. */
export const sentences = (all: string[]) => all.filter(Boolean).join(' ');

/** What a player says: `Sami: “Well played!”` */
export const quote = (name: string, words: string) => `${name}: “${words}”`;

export const hall = {
  title: 'Gambol',
  lead: 'A short lesson on the board itself. Four board games, strong opponents, no account, no ads, and no connection needed.',
  games: 'Games',
  board: (game: string) => `A ${game} board`,
  play: 'Play',
  continue: 'Continue',
  learn: 'Learn',
  goOn: (move: number) => `Continue your game, move ${number(move)}`,
  lookAt: 'Look at your game',
  /** `least` and `most` players, and the minutes of a usual game. */
  facts: (least: number, most: number, minutes: number) =>
    `${least === most ? number(most) : `${number(least)}–${number(most)}`} players · ${number(minutes)} min`,
  /** The headline over the game under way. */
  yourMove: (move: number) => `Your turn, move ${number(move)}`,
  theirMove: (seat: string, move: number) => `${seat} to move, move ${number(move)}`,
  /** `levels` of the computers, after the name of the game: `Combo · against Easy`. */
  against: (levels: string) => `against ${levels}`,
  /** On the first visit, above the headline. */
  welcome: 'New here?',
  lesson: (game: string) => `${game} in thirty seconds`,
  startLesson: 'Start the lesson',
  justPlay: 'Just play',
  /** When no game is under way. */
  another: (game: string) => `A game of ${game}?`,
  byLink: 'Games by link',
  /** A tag of a game by link. */
  yourTurn: 'Your turn',
  theirTurn: 'Not your turn',
  over: 'Over',
  earlier: 'Earlier games',
  /** Shows all of a list of games. */
  all: (count: number) => `All ${number(count)}`,
  /** A tag of an earlier game. */
  won: 'Won',
  lost: 'Lost',
  drawn: 'Draw',
  /** The place among three or four players. */
  placed: (place: number, count: number) => `${['1st', '2nd', '3rd', '4th'][place - 1]} of ${number(count)}`,
  /** `seats` is the winner, or several of them. */
  wonBy: (seats: string) => `${seats} won`,
  unfinished: 'Not finished',
  forget: (game: string) => `Forget ${game}`,
  toBuilder: 'Put a board on your own page',
};

export const rules = {
  title: (game: string) => `How to play ${game}`,
  play: (game: string) => `Play ${game}`,
};

export const dialog = {
  close: 'Close',
};

/** The others are loaded with the dialog, as are those of the settings, of sharing and of the builder. */
export const newGame = {
  /** What the computer of each level is like, in a few words. */
  characters: {
    beginner: 'Learning, like you',
    easy: 'Plays for fun',
    medium: 'Takes what you leave',
    hard: 'Plans a few moves',
    master: 'Misses nothing',
  },
  kept: 'Your game so far is kept in the hall.',
};

export const builder = {
  title: 'A board on your own page',
};

/** The board in somebody else's page. */
export const embed = {
  board: (game: string) => `A ${game} board`,
  none: 'No board',
  noGame: 'The address doesn’t name a game.',
  /** `games` are names as addresses write them. */
  known: (games: string[]) => `It can name one of these: ${games.join(', ')}.`,
  toStart: 'To the start',
  undo: 'Undo',
  back: 'Back',
  on: 'Next',
  redo: 'Redo',
  toEnd: 'To the end',
  restart: 'Restart',
  gambol: 'Gambol',
  whole: 'Open on a page of its own, in Gambol',
  /** The move that led to what is shown, in a game that is stepped through. */
  step: (ply: number, count: number, move: string) => `${number(ply)} of ${number(count)}: ${move}.`,
};
