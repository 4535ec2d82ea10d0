// The rules of a game as a page, with diagrams drawn by the board itself.

import { anchorTo, type TableLink } from '../links/address.ts';
import { Board, plainScene } from '../ui/board/board.ts';
import { findGame } from '../games/index.ts';
import { make } from '../ui/dom.ts';
import { loadSheet } from '../ui/sheet.ts';
import { t } from '../words/index.ts';
import { language } from '../words/vocabulary.ts';
import type { GamePage } from '../games/page.ts';
import type { Place } from '../links/link.ts';
import type { Scene } from '../ui/board/scene.ts';
import type { Screen, Services } from './screen.ts';

/** A part of the rules: a heading, paragraphs, and diagrams with captions. */
export interface Part {
  title: string;
  text: string[];
  diagrams: { scene: Partial<Scene> & { position: string }; label: string; caption: string }[];
}

/**
 * Loads the rules of a game in the current language.
 *
 * @returns a function that mounts their screen
 */
export async function load({
  game: id,
}: Extract<Place, { screen: 'rules' }>): Promise<(place: unknown, services: Services) => Screen> {
  const [{ rules }] = await Promise.all([import(`../games/${id}/rules.ts`), loadSheet('pages')]);
  const [game, parts] = [findGame(id), await rules(language())];
  return (_, { main, linkOfTable }) => {
    if (!game) throw new Error(id);
    return rulesPage(main, game, parts, linkOfTable(id));
  };
}

/**
 * Fills `main` with the rules of a game.
 *
 * @param back the address of the game's table
 */
function rulesPage(main: HTMLElement, game: GamePage, rules: Part[], back: TableLink) {
  const boards: Board[] = [];
  const parts = rules.map(({ title, text, diagrams }) =>
    make(
      'section',
      {},
      make('h2', {}, title),
      ...text.map((paragraph) => make('p', {}, paragraph)),
      ...diagrams.map(({ scene, label, caption }) => {
        const board = new Board(game, { ...plainScene(scene.position), ...scene }, { label });
        boards.push(board);
        return make('figure', {}, board.element, make('figcaption', {}, caption));
      }),
    ),
  );
  main.replaceChildren(
    make(
      'article',
      { class: 'rules' },
      make('h1', {}, t().rules.title(game.name)),
      ...parts,
      make(
        'p',
        {},
        anchorTo(back, { class: 'main' }, t().rules.play(game.name)),
        ' ',
        game.loadCourse && make('a', { class: 'second', href: `#/${game.id}/course` }, t().page.learn(game.name)),
        ' ',
        game.loadPuzzles && make('a', { class: 'second', href: `#/${game.id}/puzzles` }, t().page.puzzles),
      ),
    ),
  );
  const colours = () => boards.forEach((board) => board.refresh());
  addEventListener('gambol-colours', colours);
  return {
    close: () => {
      removeEventListener('gambol-colours', colours);
      boards.forEach((board) => board.close());
    },
  };
}
