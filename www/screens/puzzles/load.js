// Loads the words, the styles and the files of puzzles.

import { FILES } from 'puzzles:files';
import { parsePuzzles } from '../../coach/puzzles/file.js';
import { addIcons } from '../../ui/dom.js';
import { loadSheet } from '../../ui/sheet.js';
import { language } from '../../words/vocabulary.js';

/** @import { PuzzleFile } from '../../coach/puzzles/file.js' */
/** @import { GamePage, PuzzleWords } from '../../types.js' */
/** @import { CommonWords, Words } from './board.js' */

addIcons({ tick: 'M5 12.5l4.5 4.5L19 7' });

/** @returns {Promise<CommonWords>} */
export async function loadWords() {
  const tag = language();
  const [{ default: words }] = await Promise.all([import(`../../words/puzzles/${tag}.js`), loadSheet('puzzles')]);
  return words;
}

/**
 * The words of all games with those of one.
 *
 * @param {GamePage} game
 * @returns {Promise<Words>}
 */
export async function loadWordsOf(game) {
  const tag = language();
  /** @type {PuzzleWords} */
  const none = { goals: {}, names: {} };
  const [words, own = none] = await Promise.all([loadWords(), game.loadPuzzles?.().then(({ words }) => words(tag))]);
  return { ...words, ...own };
}

/** @type {Map<string, Promise<PuzzleFile>>} */
const loaded = new Map();

/**
 * Loads the puzzles of a game once; rejects where that is not possible without a network.
 *
 * @param {string} id
 */
export function loadPuzzles(id) {
  const known = loaded.get(id);
  if (known) return known;
  const file = (FILES[id]?.() ?? Promise.reject(new Error(id))).then(({ TEXT }) => parsePuzzles(TEXT));
  loaded.set(id, file);
  file.catch(() => loaded.delete(id));
  return file;
}
