// The levels of the computer player.

/** Weakest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'] as const;
/** A level of the computer player. */
export type Level = (typeof LEVELS)[number];
