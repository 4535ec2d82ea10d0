// Puzzles of Gambit in English.

export default {
  /** What is to be found, by the code of the goal. */
  goals: {
    win: 'Find the move that wins.',
    draw: 'Find the move that saves the draw.',
    most: 'Find the move with the best result.',
  },

  /** Themes by their codes. */
  names: {
    double: 'Two jumps',
    ending: 'Ending',
    island: 'Island',
    long: 'Long way',
    quiet: 'Quiet move',
    return: 'Way back',
    sacrifice: 'Sacrifice',
    split: 'Split',
    stop: 'Stop in time',
  },
};
