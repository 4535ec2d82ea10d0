// English: what is said about a game of LuckyMoose that is over, in one sentence. Moves are counted from 1.

import { number } from '../../../words/vocabulary.ts';

export default {
  /** Before the last turn no winner had the most points. */
  decided: () => 'The last turn decided the game.',
  /** The winner was behind by so many points. */
  yourReturn: (points: number) => `You came back from ${number(points)} points behind.`,
  comeback: (points: number) => `The winner was once ${number(points)} points behind.`,
  /** The lay that scored the most. */
  yourLay: (points: number, ply: number) => `Your best lay scored ${number(points)}, at move ${number(ply)}.`,
  lay: (points: number, ply: number) => `The best lay scored ${number(points)}, at move ${number(ply)}.`,
  /** What to try after a loss. */
  exchanged: (times: number) =>
    `Next time, lay even a short line: you exchanged ${number(times)} times, which scores nothing.`,
  border: (theirs: number, yours: number) =>
    `Next time, look along the border first: the winner used ×3 in ${number(theirs)} lays, you in ${number(yours)}.`,
  singles: (singles: number, lays: number) =>
    `Next time, look for two tokens that fit together: ${number(singles)} of your ${number(lays)} lays had just one.`,
};
