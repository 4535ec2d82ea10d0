// English: the texts of problems and of their consequences.

/** What is kept in the browser, and what can't be. */
export const library = {
  /** Follows what is wrong with a link. */
  gameIsKept: 'Your own game is kept.',
  full: 'This browser has no room left to keep your games. They are safe while the page is open. To keep one for longer, copy its link: Share.',
  barred:
    'This browser keeps nothing of this page. Your games are safe while the page is open. To keep one for longer, copy its link: Share.',
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
