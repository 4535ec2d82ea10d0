// The board that the choices lead to, and its HTML.

import { formatLink } from '../../links/link.ts';
import { PUZZLE, STUDY, type Choices } from './choices.ts';
import { elementHtml, frameHtml } from './html.ts';
import { fallback, replay } from './table.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { Words } from '../puzzles/board.ts';

/** The script's file at the page's own address; it never changes. */
export const SCRIPT = 'embed.js';

type Pair = [name: string, value: string];

/** A board for another page. */
export interface EmbedBoard {
  /** What is wrong, in words. */
  problem: string;
  /** Empty without a board. */
  link: string;
  /** The attributes of the element. */
  pairs: Pair[];
  mode: string;
  /** What the previewed element contains. */
  text: string;
  /** The HTML inside the element. */
  inside: string;
}

/** @param home the address of the page */
export async function tableBoard(
  engine: Engine,
  game: GamePage,
  { link: state, mode }: Choices,
  home: string,
): Promise<EmbedBoard> {
  const { words, board } = await replay(engine, game, state);
  const link = formatLink(state);
  // In a query a plus sign would be a space; in a link it stands for itself.
  const query = new URLSearchParams(link.split('?')[1]?.replaceAll('+', '%2B') ?? '');
  const pairs: Pair[] = [['game', game.id], ...query, ...(mode === 'play' ? [] : [['mode', mode] as Pair])];
  return { problem: words, link, pairs, mode, text: '', inside: fallback(game, board, state.moves, home + link) };
}

export async function puzzleBoard(
  engine: Engine,
  game: GamePage,
  asked: string,
  words: Words,
  home: string,
): Promise<EmbedBoard> {
  const { puzzleInside } = await import('./puzzle.ts');
  const { problem, link, inside } = await puzzleInside(engine, game, asked, words, home);
  const pairs: Pair[] = [['game', game.id], ['mode', PUZZLE], ...(asked === '' ? [] : [['puzzle', asked] as Pair])];
  return { problem, link, pairs, mode: PUZZLE, text: '', inside };
}

/** @param study as the fields of a study read it */
export function studyBoard(
  { game, text, link, problem }: { game: string; text: string; link: string; problem: string },
  inside: string,
): EmbedBoard {
  const pairs: Pair[] = [
    ['game', game],
    ['mode', 'steps'],
    [STUDY, ''],
  ];
  return { problem, link, pairs, mode: 'steps', text, inside };
}

/** The attributes of a board in the colours that were chosen. */
export const attributesOf = ({ pairs }: Pick<EmbedBoard, 'pairs'>, theme: string): Pair[] =>
  theme === 'auto' ? pairs : [...pairs, ['theme', theme]];

/**
 * The HTML of a board, as an element and as a frame.
 *
 * @param look.ratio of the width to the height, as the element has it
 */
export function embedHtml(
  board: EmbedBoard,
  { theme, width, ratio, game, home }: { theme: string; width: string; ratio: number; game: string; home: string },
) {
  const style = `aspect-ratio: ${ratio}; max-width: ${width}`;
  const pairs = attributesOf(board, theme);
  const address = `${home}?embed&theme=${theme}&mode=${board.mode}${board.link}`;
  return {
    element: elementHtml({ script: home + SCRIPT, pairs, style, inside: board.inside }),
    frame: frameHtml({ address, title: dialogWords().builder.frameTitle(game), style }),
  };
}
