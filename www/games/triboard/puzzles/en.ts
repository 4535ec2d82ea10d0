// Puzzles of Triboard in English.

export default {
  /** What is to be found, by the code of the goal. */
  goals: {
    win: 'Find the move that wins.',
    most: 'Find the move with the best result.',
    cells: 'One move is far better. Find it.',
  },

  /** Themes by their codes. */
  names: {
    big: 'Big turn',
    block: 'Block',
    corner: 'Corner',
    edge: 'Edge',
    ending: 'Ending',
    modest: 'Modest move',
    overtake: 'Overtaking',
    sandwich: 'Sandwich',
  },
};
