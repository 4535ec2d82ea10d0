// The hall: the game under way, the games, and the games that wait.

import { callAll } from '../core/fault.js';
import { GAMES } from '../games/index.js';
import { forgetGame } from '../library/shelf.js';
import { archivedGames, removeArchived, removeMatch, savedMatches, savedTable } from '../library/storage.js';
import { openTableLink } from '../links/address.js';
import { make, nextPaint } from '../ui/dom.js';
import { t } from '../words/index.js';
import { gameCard } from './hall/cards.js';
import { hero } from './hall/hero.js';
import { earlierList, matchList } from './hall/lists.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { Place } from '../links/link.js' */
/** @import { TableState } from '../types.js' */
/** @import { Screen, Services } from './types.js' */
/** @import { OnClose, Later } from './hall/boards.js' */

/**
 * Mounts the hall.
 *
 * @param {Extract<Place, { screen: 'hall' }>} place
 * @param {Services} services
 * @returns {Promise<Screen>}
 */
export async function mount({ problems }, { main, engine, settings, notice }) {
  let page = hallPage(main, engine, settings.lastGame);
  problems.forEach((words) => notice(words));
  await page.filled;
  let isStale = false;
  const rebuild = () => {
    page.close();
    isStale = false;
    page = hallPage(main, engine, settings.lastGame);
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
 * Fills `main` with the hall. Its small boards are drawn one after the other, a frame each; `filled` resolves after the last one.
 *
 * @param {HTMLElement} main
 * @param {Engine} engine
 * @param {string} lastGame the game that was played last; empty for none
 */
function hallPage(main, engine, lastGame) {
  /** @type {(() => void)[]} */
  const cleanups = [];
  /** @type {(() => void)[]} */
  const jobs = [];
  let isClosed = false;
  const close = () => {
    isClosed = true;
    callAll(cleanups.splice(0));
  };
  // Only this function knows what was created so far.
  const attempt = (/** @type {() => void} */ work) => {
    try {
      work();
    } catch (error) {
      close();
      throw error;
    }
  };
  const fill = async () => {
    isFilling = true;
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await nextPaint();
      if (isClosed) return;
      attempt(job);
    }
    isFilling = false;
  };
  let isFilling = true;
  const later = (/** @type {() => void} */ job) => {
    jobs.push(job);
    if (!isFilling) void fill();
  };
  attempt(() => main.replaceChildren(hallElement(engine, lastGame, (closer) => cleanups.unshift(closer), later)));
  return { close, filled: fill() };
}

/**
 * @param {Engine} engine
 * @param {string} lastGame
 * @param {OnClose} onClose
 * @param {Later} later
 */
function hallElement(engine, lastGame, onClose, later) {
  const [matches, games] = [savedMatches(), archivedGames()];
  const isFirst = matches.length === 0 && games.length === 0 && !GAMES.some(({ id }) => savedTable(id) !== null);
  const shelf = { engine, follow: openTableLink, onClose, later };
  return make(
    'div',
    { class: 'hall' },
    hero(engine, { savedTable, lastGame, isFirst, matches }, onClose),
    make('ul', { class: 'cards', 'aria-label': t().hall.games }, ...GAMES.map((game) => make('li', {}, gameCard(game, engine, savedTable(game.id), onClose, later)))),
    make('div', { class: 'shelves' }, matchList(matches, forgetting(removeMatch), shelf), earlierList(games, forgetting(removeArchived), shelf)),
    make('p', { class: 'foot' }, make('a', { href: '#/puzzles' }, t().page.puzzles), make('a', { href: '#/library' }, t().page.library), make('a', { href: '#/docs' }, t().page.docs), make('a', { href: `#/${GAMES[0]?.id}/embed` }, t().hall.toBuilder)),
  );
}

/**
 * Forgets a game in its list and in the library.
 *
 * @param {(name: string) => void} remove
 */
function forgetting(remove) {
  return (/** @type {string} */ name, /** @type {TableState | null} */ state) => {
    remove(name);
    if (state) forgetGame(state);
  };
}
