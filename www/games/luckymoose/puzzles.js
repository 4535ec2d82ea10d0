// What the puzzles of LuckyMoose are about.

/** @import { PuzzleWords } from '../../types.js' */
/** @import { Tag } from '../../words/vocabulary.js' */

/**
 * The words of goals and themes.
 *
 * @param {Tag} tag the language tag
 * @returns {Promise<PuzzleWords>}
 */
export const words = async (tag) => (await import(`./puzzles/${tag}.js`)).default;
