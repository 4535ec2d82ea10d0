// The rules of a game as a page, with diagrams drawn by the board itself.

import { anchorTo } from '../links/address.js';
import { Board, plainScene } from '../ui/board/board.js';
import { findGame } from '../games/index.js';
import { make } from '../ui/dom.js';
import { t } from '../words/index.js';
import { language } from '../words/vocabulary.js';

/** @import { TableLink } from '../links/address.js' */
/** @import { Place } from '../links/link.js' */
/** @import { GamePage, Scene } from '../types.js' */
/** @import { Screen, Services } from './types.js' */

/**
 * A part of the rules: a heading, paragraphs, and diagrams with captions.
 *
 * @typedef {{ title: string, text: string[], diagrams: { scene: Partial<Scene> & { position: string }, label: string, caption: string }[] }} Part
 */

/**
 * Loads the rules of a game in the current language.
 *
 * @param {Extract<Place, { screen: 'rules' }>} place
 * @returns {Promise<(place: unknown, services: Services) => Screen>} a function that mounts their screen
 */
export async function load({ game: id }) {
  const { rules } = await import(`../games/${id}/rules.js`);
  const [game, parts] = [findGame(id), await rules(language())];
  return (_, { main, linkOfTable }) => {
    if (!game) throw new Error(id);
    return rulesPage(main, game, parts, linkOfTable(id));
  };
}

/**
 * Fills `main` with the rules of a game.
 *
 * @param {HTMLElement} main
 * @param {GamePage} game
 * @param {Part[]} rules
 * @param {TableLink} back the address of the game's table
 */
function rulesPage(main, game, rules, back) {
  /** @type {Board[]} */
  const boards = [];
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
