// English: the screens beside the table, and the dialogs.

import { number, pluralOf } from '../vocabulary.ts';

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

export const newGame = {
  titleOf: (game: string) => `New game of ${game}`,
  opponent: 'Opponent',
  opponents: 'Opponents',
  /** What the computer of each level is like, in a few words. */
  characters: {
    beginner: 'Learning, like you',
    easy: 'Plays for fun',
    medium: 'Takes what you leave',
    hard: 'Plans a few moves',
    master: 'Misses nothing',
  },
  person: 'A person',
  personNote: 'Here, or by link',
  where: 'Where they play',
  here: 'Here',
  hereNote: 'On this device',
  byLinkNote: 'You send each other the game',
  live: 'Live',
  liveNote: 'On several devices, connected directly',
  /** How many play. */
  count: 'Players',
  /** Before a seat: Black, or First. */
  youPlay: 'You play',
  /** The seats of games whose players are only numbered, in turn order. */
  places: ['First', 'Second', 'Third', 'Fourth'],
  chance: 'Chance',
  more: 'More',
  /** The settings under “More”, in words. */
  usual: 'Usual setup',
  noClock: 'No clock',
  clockOf: (minutes: number, seconds: number) =>
    seconds > 0 ? `${number(minutes)} min + ${number(seconds)} s` : `${number(minutes)} min`,
  ownPosition: 'From a position',
  eachSeat: 'Seat by seat',
  movesFirst: (seat: string) => `${seat}, moves first`,
  /** Where hands are hidden. */
  openHands:
    'By link, the players send each other the whole game. Anyone who has that link can work out every hand, yours too. Play like this only with people you trust.',
  nobodyHere: 'In a game by link, someone has to play here.',
  clock: 'Play with a clock',
  minutes: 'Minutes for each side',
  seconds: 'Extra seconds for each move',
  /** The number from which a deal or a board follows. */
  seed: { deal: 'Deal number (empty: by chance)', board: 'Board number (empty: by chance)' },
  badSeed: 'This has to be a whole number, such as 42.',
  position: 'Start from a position, as links write it',
  start: 'Play',
  kept: 'Your game so far is kept in the hall.',
};

export const settings = {
  title: 'Settings',
  groups: { look: 'Look', touch: 'Sound and touch', play: 'Play' },
  set: 'Board and pieces',
  sets: { auto: 'Automatic', linen: 'Linen', walnut: 'Walnut', slate: 'Slate', sea: 'Sea', contrast: 'High contrast' },
  colours: 'Colours',
  themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  pace: 'The computer moves',
  paces: { quick: 'Quickly', usual: 'At a normal pace', slow: 'Slowly' },
  coordinates: 'Coordinates on the board',
};

export const share = {
  title: 'Share',
  what: 'What to share',
  link: 'Link',
  whole: 'The game with all its moves',
  position: 'This position alone',
  /** Where hands are hidden. */
  watch: 'A link for watching',
  watchNote: 'It shows the board and the scores, but no hands.',
  game: 'The game itself',
  gameNote: 'Anyone who has this link can work out every hand, yours too. Send it only to someone you trust.',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyMarked: 'Your browser doesn’t let this page copy. The link is marked: copy it yourself.',
  send: 'Send…',
  code: 'QR code',
  codeName: 'The link as a QR code',
  codeReady: 'Scan this with another device to open the link there.',
  codeTooLong: 'This link is too long for a QR code.',
  codeMissing:
    'The QR code needs a part of the page that could not be loaded. Copy the link, or load the page again when you are online.',
  toBuilder: 'Put this board on your own page',
  /** `format`: `PNG`. */
  picture: (format: string) => `Picture (${format})`,
  film: 'Animation (GIF)',
  copyPicture: 'Copy picture',
  pictureCopied: 'Picture copied.',
  /** `size` is in megabytes. */
  filmed: (moves: number, size: number) =>
    `${number(moves)} ${pluralOf(moves) === 'one' ? 'move' : 'moves'}, ${number(size)} MB`,
  save: 'Save',
  drawing: 'Drawing the moves',
  noPicture: 'The picture couldn’t be made.',
};

export const builder = {
  title: 'A board on your own page',
  lead: 'Choose what the board shows, then paste the HTML into your page. That is all it needs.',
  game: 'Game',
  mode: 'Readers can',
  modes: { play: 'Play', view: 'Only look at it', steps: 'Step through a game' },
  position: 'Position (leave empty for the usual start)',
  moves: 'Moves, with spaces between them',
  size: 'Size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large', full: 'As wide as the page' },
  colours: 'Colours',
  themes: { auto: 'Like the page around it', light: 'Light', dark: 'Dark' },
  looks: 'How it looks',
  element: 'As an element',
  frame: 'As a plain frame',
  copy: 'Copy',
  /** `what`: `As an element`, `As a plain frame`. */
  copyName: (what: string) => `Copy: ${what}`,
  copied: 'HTML copied.',
  copyMarked: 'Your browser doesn’t let this page copy. The HTML is marked: copy it yourself.',
  /** In the HTML, for readers of the other page. */
  frameTitle: (game: string) => `A ${game} board`,
  wholePage: (game: string) => `${game} on a page of its own`,
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
