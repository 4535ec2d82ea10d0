// The hall: a card with a small live board for each game.

import { Board, plainScene } from '../ui/board/board.js';
import { icon, make } from '../ui/dom.js';
import { callAll, isTrap } from '../core/fault.js';
import { openTableLink } from '../links/address.js';
import { fragmentOf } from '../links/fragment.js';
import { removeMatch, savedMatches, savedTable, archivedGames, removeArchived } from '../library/storage.js';
import { GAMES, findGame } from '../games/index.js';
import { publicPosition } from '../game/hands.js';
import { parseTable } from '../library/conflicts.js';
import { formatLink, parseLink } from '../links/link.js';
import { replaySession } from '../links/opener.js';
import { tableWords } from '../game/status.js';
import { t } from '../words/index.js';
import { dateTime } from '../words/vocabulary.js';

/** @import { TableLink } from '../links/address.js' */
/** @import { Place } from '../links/link.js' */
/** @import { Engine } from '../core/engine.js' */
/** @import { GamePage, Session, TableState } from '../types.js' */
/** @import { Screen, Services } from './types.js' */
/** @import { SavedMatch, ArchivedGame } from '../library/storage.js' */

/** Milliseconds between two moves of the small boards. */
const INTERVAL = 1400;
/** Links of games at which the engine trapped; they are not opened again during this visit. */
const trapped = new Set();
/** The number of moves that a small board plays by itself; hovering a card plays on. */
const INTRO_MOVES = 3;

/**
 * @typedef {object} Library
 * @property {Engine} engine
 * @property {(game: string) => string | null} savedTable
 * @property {() => ArchivedGame[]} archivedGames
 * @property {(link: string) => void} removeArchived
 * @property {() => SavedMatch[]} matches
 * @property {(id: string) => void} forget
 * @property {(way: TableLink) => void} follow
 */

/**
 * Mounts the hall.
 *
 * @param {Extract<Place, { screen: 'hall' }>} place
 * @param {Services} services
 * @returns {Screen}
 */
export function mount({ problems }, { main, engine, notice }) {
  const library = { engine, savedTable, archivedGames, removeArchived, matches: savedMatches, forget: removeMatch, follow: openTableLink };
  let page = hallPage(main, library);
  problems.forEach((words) => notice(words));
  let isStale = false;
  const rebuild = () => {
    page.close();
    isStale = false;
    page = hallPage(main, library);
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
 * @param {Library} library
 */
export function hallPage(main, library) {
  /** @type {(() => void)[]} */
  const cleanups = [];
  const close = () => callAll(cleanups.splice(0));
  try {
    main.replaceChildren(hallElement(library, (closer) => cleanups.unshift(closer)));
  } catch (error) {
    // Only this function knows what was created so far.
    close();
    throw error;
  }
  return { close };
}

/**
 * @param {Library} library
 * @param {(closer: () => void) => void} onClose registers a function to call when the hall is closed
 */
function hallElement({ engine, savedTable, archivedGames, removeArchived, matches, forget, follow }, onClose) {
  const cards = GAMES.map((game) => make('li', {}, card(game, engine, savedTable(game.id), onClose)));
  return make(
    'div',
    { class: 'hall' },
    make('h1', {}, t().hall.title),
    make('p', { class: 'lead' }, t().hall.lead),
    make('ul', { class: 'cards', 'aria-label': t().hall.games }, ...cards),
    matchList(engine, matches, forget, follow),
    archiveList(archivedGames, removeArchived, follow),
    make('p', { class: 'muted' }, make('a', { href: `#/${GAMES[0]?.id}/embed` }, t().hall.toBuilder)),
  );
}

/**
 * @param {GamePage} game
 * @param {Engine} engine
 * @param {string | null} kept
 * @param {(closer: () => void) => void} onClose
 */
function card(game, engine, kept, onClose) {
  const state = parseTable(kept, game.id);
  const played = state?.moves.length ?? 0;
  // A sample game is shown from its own start; a table that was set up by hand is shown as it is.
  const isSample = played === 0 && !state?.position;
  const session = openSession(engine, game, isSample ? null : state);
  onClose(() => session.free());
  const scene = plainScene(publicPosition(game, session.position()));
  const board = new Board(game, scene, { label: t().hall.board(game.name) });
  onClose(() => board.close());
  const isOver = session.status().over;
  const words = played === 0 ? t().hall.play : isOver ? t().hall.lookAt : t().hall.goOn(played + 1);
  const demo = isSample ? playDemo(game, session, board) : null;
  onClose(() => demo?.stop());
  const colours = () => board.refresh();
  addEventListener('gambol-colours', colours);
  onClose(() => removeEventListener('gambol-colours', colours));
  return make(
    'a',
    {
      class: 'card',
      href: `#/${game.id}`,
      onpointerenter: () => demo?.play(),
      onpointerleave: () => demo?.stop(),
      onfocus: () => demo?.play(),
      onblur: () => demo?.stop(),
    },
    make('div', { class: 'frame' }, board.element),
    make('h2', {}, game.name),
    make('p', {}, game.tagline),
    make('span', { class: 'go' }, words),
  );
}

/**
 * Plays a sample game on a small board in a loop: a few moves at first, and on while it is hovered.
 *
 * @param {GamePage} game
 * @param {Session} session
 * @param {Board} board
 */
function playDemo(game, session, board) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let left = INTRO_MOVES;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const next = () => {
    const [ply, position] = [session.ply(), session.position()];
    const move = game.sample[ply];
    if (move === undefined) {
      session.seek(0);
      board.show(plainScene(session.position()));
    } else {
      session.play(move);
      board.show({ ...plainScene(session.position()), lastMove: game.visits(move) }, game.motion(position, move, 0, session.position()));
    }
    left -= 1;
    if (left > 0) timer = setTimeout(next, INTERVAL);
  };
  const schedule = (/** @type {number} */ moves) => {
    clearTimeout(timer);
    left = moves;
    if (!isReduced) timer = setTimeout(next, INTERVAL / 2);
  };
  schedule(INTRO_MOVES);
  return { play: () => schedule(Infinity), stop: () => clearTimeout(timer) };
}

/**
 * Opens a session at the end of a stored game; at the start if the game can no longer be played.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {TableState | null} state
 */
function openSession(engine, game, state) {
  const link = state && formatLink(state);
  try {
    return state && !trapped.has(link) ? replaySession(game, state, engine) : engine.start(game.id, 'seed=0');
  } catch (error) {
    if (!isTrap(error)) return engine.start(game.id, '');
    trapped.add(link);
    throw error;
  }
}

/**
 * The list of games by link, with whose turn it is.
 *
 * @param {Engine} engine
 * @param {() => SavedMatch[]} matches
 * @param {(id: string) => void} forget
 * @param {(way: TableLink) => void} follow
 */
function matchList(engine, matches, forget, follow) {
  const rows = matches().flatMap(({ id, link, seats, when }) => {
    const place = parseLink(link, findGame);
    const game = place.screen === 'table' ? findGame(place.state.game) : undefined;
    if (place.screen !== 'table' || !game) return [];
    const session = openSession(engine, game, place.state);
    const { over, toMove } = session.status();
    session.free();
    const name = tableWords(game, place.state);
    const { over: isOver, yourTurn, theirTurn } = t().hall;
    const words = over ? isOver(name) : seats.includes(toMove ?? -1) ? yourTurn(name) : theirTurn(name);
    return [{ link, words, when, forget: () => forget(id) }];
  });
  return gameList(t().hall.byLink, rows, follow);
}

/**
 * @param {() => ArchivedGame[]} archivedGames
 * @param {(link: string) => void} removeArchived
 * @param {(way: TableLink) => void} follow
 */
function archiveList(archivedGames, removeArchived, follow) {
  const rows = archivedGames().map(({ link, when, words }) => {
    const place = parseLink(link, findGame);
    const game = place.screen === 'table' ? findGame(place.state.game) : undefined;
    // A game unknown to this release is listed with the words stored with it.
    return { link, when, words: place.screen === 'table' && game ? tableWords(game, place.state) : words, forget: () => removeArchived(link) };
  });
  return gameList(t().hall.earlier, rows, follow);
}

/**
 * A list of games that can be opened or removed.
 *
 * @param {string} title
 * @param {{ link: string, words: string, when: number, forget: () => void }[]} games
 * @param {(way: TableLink) => void} follow
 */
function gameList(title, games, follow) {
  if (games.length === 0) return null;
  const rows = games.map(({ link, words, when, forget }) => {
    const drop = () => {
      forget();
      row.remove();
      if (list.children.length === 0) section.remove();
    };
    const button = make('button', { type: 'button', class: 'plain', 'aria-label': t().hall.forget(words), onclick: drop }, icon('close'));
    const row = make('li', {}, entry(link, words, follow), make('time', {}, dateTime(when)), button);
    return row;
  });
  const list = make('ul', {}, ...rows);
  const section = make('section', { class: 'shelf' }, make('h2', {}, title), list);
  return section;
}

/**
 * A link to a listed game; a button if the address would reveal a hand.
 *
 * @param {string} link
 * @param {string} words
 * @param {(way: TableLink) => void} follow
 */
function entry(link, words, follow) {
  const place = parseLink(link, findGame);
  const isSecret = place.screen === 'table' && findGame(place.state.game)?.hands !== undefined;
  if (!isSecret) return make('a', { href: fragmentOf(link) }, words);
  return make('button', { type: 'button', class: 'plain entry', onclick: () => follow({ link, isSecret }) }, words);
}
