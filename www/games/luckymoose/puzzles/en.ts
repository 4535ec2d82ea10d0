// Puzzles of LuckyMoose in English.

export default {
  /** What is to be found, by the code of the goal. */
  goals: {
    win: 'Find the move that wins.',
    most: 'Find the move with the best result.',
    best: 'Find the best lay.',
    points: 'Find the lay that scores the most.',
  },

  /** Themes by their codes. */
  names: {
    border: 'Border',
    border27: 'Border × 27',
    bridge: 'Bridge',
    cross: 'Crossing',
    double: 'Two jumps',
    ending: 'Ending',
    exchange: 'Exchange',
    out: 'Last token',
    single: 'One token',
    six: 'Six in a line',
  },
};
