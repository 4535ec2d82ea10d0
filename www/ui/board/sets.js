// The sets of colours and materials of the boards. Each has its tokens in `sets/ID.css`.

/** The ids of all sets, in the order in which they are offered. */
export const SETS = /** @type {const} */ (['linen', 'walnut', 'slate', 'sea', 'contrast']);
