// The sets of colours and materials of the boards. Each has its tokens in `sets/ID.css`.

/** The ids of all sets, in the order in which they are offered. */
export const SETS = ['linen', 'walnut', 'slate', 'sea', 'contrast'] as const;
/** A set of colours and materials of the board. */
export type BoardSet = (typeof SETS)[number];
