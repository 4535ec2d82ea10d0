// What the puzzles of Triboard are about.

import type { Tag } from '../../words/vocabulary.ts';
import type { PuzzleWords } from '../page.ts';

/**
 * The words of goals and themes.
 *
 * @param tag the language tag
 */
export const words = async (tag: Tag): Promise<PuzzleWords> =>
  (await import(`./content/${tag}/puzzles.json`, { with: { type: 'json' } })).default;
