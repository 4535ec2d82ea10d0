// Puzzles of Combo in English.

export default {
  /** What is to be found, by the code of the goal. */
  goals: {
    win: 'Find the move that wins.',
    stack: 'Win a stack.',
  },

  /** Themes by their codes. */
  names: {
    capture: 'Capture',
    ending: 'Ending',
    fork: 'Fork',
    last: 'Last stack',
    long: 'Long way',
    merge: 'Merge',
    quiet: 'Quiet move',
    retreat: 'Retreat',
    sacrifice: 'Sacrifice',
    split: 'Split',
  },
};
