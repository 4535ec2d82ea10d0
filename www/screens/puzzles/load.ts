// Loads the words, the styles and the files of puzzles.

import { FILES } from 'puzzles:files';
import { parsePuzzles, type PuzzleFile } from '../../coach/puzzles/file.ts';
import { addIcons } from '../../ui/dom.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { language } from '../../words/vocabulary.ts';
import type { GamePage, PuzzleWords } from '../../games/page.ts';
import type { CommonWords, Words } from './board.ts';

addIcons({ tick: 'M5 12.5l4.5 4.5L19 7' });

export async function loadWords(): Promise<CommonWords> {
  const tag = language();
  const [{ default: words }] = await Promise.all([
    import(`../../words/puzzles/${tag}.ts`),
    loadSheet('lesson'),
    loadSheet('puzzles'),
  ]);
  return words;
}

/** The words of all games with those of one. */
export async function loadWordsOf(game: GamePage): Promise<Words> {
  const tag = language();
  const none: PuzzleWords = { goals: {}, names: {} };
  const [words, own = none] = await Promise.all([loadWords(), game.loadPuzzles?.().then(({ words }) => words(tag))]);
  return { ...words, ...own };
}

const loaded = new Map<string, Promise<PuzzleFile>>();

/** Loads the puzzles of a game once; rejects where that is not possible without a network. */
export function loadPuzzles(id: string) {
  const known = loaded.get(id);
  if (known) return known;
  const file = (FILES[id]?.() ?? Promise.reject(new Error(id))).then(({ TEXT }) => parsePuzzles(TEXT));
  loaded.set(id, file);
  file.catch(() => loaded.delete(id));
  return file;
}
