// The hall: the game under way, the games, and the games that wait.

import { callAll } from '../core/fault.js';
import { GAMES } from '../games/index.js';
import { archivedGames, removeArchived, removeMatch, savedMatches, savedTable } from '../library/storage.js';
import { openTableLink } from '../links/address.js';
import { make } from '../ui/dom.js';
import { t } from '../words/index.js';
import { gameCard } from './hall/cards.js';
import { hero } from './hall/hero.js';
import { earlierList, matchList } from './hall/lists.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { Place } from '../links/link.js' */
/** @import { Screen, Services } from './types.js' */

/**
 * Mounts the hall.
 *
 * @param {Extract<Place, { screen: 'hall' }>} place
 * @param {Services} services
 * @returns {Screen}
 */
export function mount({ problems }, { main, engine, settings, notice }) {
  const open = () => hallPage(main, engine, settings.lastGame);
  let page = open();
  problems.forEach((words) => notice(words));
  let isStale = false;
  const rebuild = () => {
    page.close();
    isStale = false;
    page = open();
  };
  return {
    close: () => page.close(),
    onNews: () => {
      // The hall does not change while it is visible.
      isStale = true;
      if (document.hidden) rebuild();
    },
    onWake: () => {
      if (isStale) rebuild();
    },
  };
}

/**
 * Fills `main` with the hall.
 *
 * @param {HTMLElement} main
 * @param {Engine} engine
 * @param {string} lastGame the game that was played last; empty for none
 */
function hallPage(main, engine, lastGame) {
  /** @type {(() => void)[]} */
  const cleanups = [];
  const close = () => callAll(cleanups.splice(0));
  try {
    main.replaceChildren(hallElement(engine, lastGame, (closer) => cleanups.unshift(closer)));
  } catch (error) {
    // Only this function knows what was created so far.
    close();
    throw error;
  }
  return { close };
}

/**
 * @param {Engine} engine
 * @param {string} lastGame
 * @param {(closer: () => void) => void} onClose registers a function to call when the hall is closed
 */
function hallElement(engine, lastGame, onClose) {
  const [matches, games] = [savedMatches(), archivedGames()];
  const isFirst = matches.length === 0 && games.length === 0 && !GAMES.some(({ id }) => savedTable(id) !== null);
  const shelf = { engine, follow: openTableLink, onClose };
  return make(
    'div',
    { class: 'hall' },
    hero(engine, { savedTable, lastGame, isFirst }, onClose),
    make('ul', { class: 'cards', 'aria-label': t().hall.games }, ...GAMES.map((game) => make('li', {}, gameCard(game, engine, savedTable(game.id), onClose)))),
    make('div', { class: 'shelves' }, matchList(matches, removeMatch, shelf), earlierList(games, removeArchived, shelf)),
    make('p', { class: 'foot' }, make('a', { href: `#/${GAMES[0]?.id}/embed` }, t().hall.toBuilder)),
  );
}
