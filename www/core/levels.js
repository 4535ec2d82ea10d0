// The levels of the computer player.

/** Weakest first. */
export const LEVELS = /** @type {const} */ (['beginner', 'easy', 'medium', 'hard', 'master']);
