// The start of the page, its addresses, and the wiring: the one who knows everybody.

import { forgetColours } from './board/theme.js';
import { closeDialogs, icon, make } from './dom.js';
import { Engine } from './engine.js';
import { findGame } from './games/index.js';
import { hallPage } from './hall.js';
import { formatLink, parseLink } from './link.js';
import { meet, seatOfReader, seenFrom } from './match.js';
import { readLink } from './packed.js';
import { blameRelease, keepRelease } from './release.js';
import { forgetMatch, loadSettings, saveMatch, savedMatches, savedTable, saveSettings, saveTable, shelf, shelve, unshelve } from './storage.js';
import { tablePage } from './tablepage.js';
import { Thinker } from './thinker.js';
import { tableWords } from './words.js';

/** @import { GamePage, TableState } from './types.js' */
/** @import { Table } from './table.js' */

/** Milliseconds after which a frame lets its worker go. */
const IDLE = 20_000;

const isEmbedded = new URLSearchParams(location.search).has('embed');
const settings = loadSettings();
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const title = /** @type {HTMLElement} */ (document.getElementById('title'));
const notices = /** @type {HTMLElement} */ (document.getElementById('notices'));

/** @type {Engine} */
let engine;
/** @type {Thinker} */
let thinker;
/** @type {{ close(): void }} What is on the screen. */
let page = { close: () => {} };
/** @type {Table | null} The table on the screen, if it is one. */
let table = null;
/** The fragment that the page wrote itself or has opened. */
let shown = '';
/** How many screens were opened. */
let screens = 0;
/** @type {(() => void) | null} Takes the release that waits, if one does. */
let takeOther = null;
/** @type {Map<string, string>} The game that was on the table of each game last, as a link. */
const tables = new Map();

/**
 * Says something that is no part of a game, until it is put away.
 *
 * @param {string} words
 * @param {HTMLElement[]} actions what can be done about it
 */
function notice(words, ...actions) {
  // Said twice, it is there once, and announced again.
  [...notices.children].find((other) => other.querySelector('p')?.textContent === words)?.remove();
  const putAway = () => {
    card.remove();
    main.focus({ preventScroll: true });
  };
  const close = make('button', { type: 'button', class: 'plain', 'aria-label': 'Put away', onclick: putAway }, icon('close'));
  const card = make('div', { class: 'notice' }, make('p', {}, words), ...actions, close);
  notices.append(card);
  return card;
}

/** Opens what the address says. */
async function open() {
  shown = location.hash;
  screens += 1;
  const turn = screens;
  const place = await readLink(shown, findGame, engine);
  // Somebody may have gone on since.
  if (turn !== screens) return;
  page.close();
  page = { close: () => {} };
  table = null;
  closeDialogs();
  notices.replaceChildren();
  const game = place.screen === 'hall' ? undefined : findGame(place.screen === 'rules' ? place.game : place.state.game);
  document.documentElement.dataset['screen'] = place.screen;
  if (place.screen === 'hall') {
    head('Gambol', '', null);
    page = hallPage(main, { engine, savedTable, shelf, unshelve, matches: savedMatches, forget: forgetMatch });
    place.problems.forEach((words) => notice(words));
  } else if (place.screen === 'rules' && game) {
    const back = tables.get(game.id) ?? `#/${game.id}`;
    head(`${game.name}: rules`, back, 'Back to the table');
    const [{ rulesPage }, { rules }] = await Promise.all([import('./rules.js'), import(`./games/${game.id}/rules.js`)]);
    // Somebody may have gone on since.
    if (turn === screens) page = rulesPage(main, game, rules, back);
  } else if (place.screen === 'builder' && game) {
    head('A board on your own page', tables.get(game.id) ?? `#/${game.id}`, 'Back to the table');
    const { builderPage } = await import('./builder.js');
    if (turn === screens) page = builderPage(main, game, place.state, { engine, onLink: showLink });
    place.problems.forEach((words) => notice(words));
  } else if (place.screen === 'table' && game) {
    head(game.name, '#/', 'All games');
    openTable(game, place.state, place.isBare, place.problems);
  }
  offerOther();
  // What had the focus is gone. At the very start it stays where a reader begins.
  if (turn > 1 && turn === screens) main.focus({ preventScroll: true });
}

/**
 * @param {GamePage} game
 * @param {TableState} asked
 * @param {boolean} isBare whether the address names the table alone: then the game that was kept is on it
 * @param {string[]} problems
 */
function openTable(game, asked, isBare, problems) {
  const kept = savedTable(game.id);
  const keptState = stateOf(kept);
  // What a link leaves out of the game that was kept, or has damaged, is as it was.
  const isKept = keptState !== null && (isBare || isSameGame(keptState, asked));
  // What comes damaged changes nothing of a game by link: it is only looked at.
  const sound = problems.length > 0 ? { ...asked, match: null } : asked;
  const wanted = isKept ? { ...keptState, at: isBare ? keptState.at : asked.at } : sound;
  const meeting = meetKnown(wanted);
  const state = meeting?.state ?? wanted;
  // A game from a link is a guest, and what was kept stays untouched until somebody plays on with the guest.
  const isNext = meeting !== null && keptState?.match?.id === wanted.match?.id;
  let isGuest = !isBare && kept !== null && !isKept && !isNext;
  let isOpening = true;
  const keep = () => {
    if (isGuest && kept !== null && keptState !== null && keptState.moves.length > 0) {
      shelve(kept, tableWords(game, keptState.sitters ?? game.sitters, keptState.moves.length));
    }
    isGuest = false;
  };
  const { element, table: opened, close } = tablePage(game, {
    engine,
    thinker,
    settings,
    onNotice: notice,
    onPlayed: keep,
    onClear: () => {
      if (opened.isUsed) shelve(opened.link, opened.summary);
      keep();
    },
    onState: () => {
      if (isOpening) return;
      keepMatch(opened.state);
      if (!isGuest) saveTable(game.id, opened.link);
      showLink(opened.link);
      offerOther();
    },
    onSettings: () => {
      saveSettings(settings);
      dispatchEvent(new Event('gambol-settings'));
    },
  });
  table = opened;
  main.replaceChildren(element);
  const arriving = meeting?.kind === 'new' && meeting.known < state.moves.length ? state.moves.at(-1) : undefined;
  const found = opened.open(state);
  const isSound = found.length === 0;
  if (!isSound && state.match) {
    opened.open({ ...state, match: null, sitters: asked.sitters });
    isGuest = kept !== null;
  } else if (state.match && !meeting) {
    opened.sit([seatOfReader(opened.state, opened.toMove, opened.players)]);
  }
  if (isSound && arriving !== undefined) {
    // What somebody else has played is seen to be played.
    opened.open({ ...state, moves: state.moves.slice(0, -1), at: null });
    opened.arrive(arriving);
  }
  isOpening = false;
  problems.push(...found);
  if (problems.length > 0) notice(`${problems.join(' ')} ${kept && !isBare ? 'Your own game is kept.' : ''}`.trim());
  if (meeting?.kind === 'older') {
    notice(`This link is from move ${meeting.ply}. Your game has moved on since, and is shown as it stands.`);
  } else if (meeting?.kind === 'other') {
    const theirs = () => location.assign(formatLink({ ...wanted, match: null }));
    const look = make('button', { type: 'button', class: 'second', onclick: theirs }, 'Look at the link’s');
    notice(`This link and your game differ from move ${meeting.move} on. Yours is shown, and kept.`, look);
  }
  keepMatch(opened.state);
  if (!isGuest) saveTable(game.id, opened.link);
  showLink(opened.link);
  page = {
    close: () => {
      tables.set(game.id, opened.link);
      close();
    },
  };
}

/**
 * What a link that is kept says of a table; null where it says nothing.
 *
 * @param {string | null} link
 */
function stateOf(link) {
  const place = link === null ? null : parseLink(link, findGame);
  return place?.screen === 'table' ? place.state : null;
}

/**
 * What a link of a game by link means beside what is known of that game; null where nothing is.
 *
 * @param {TableState} link
 */
function meetKnown(link) {
  const { match } = link;
  const saved = match && savedMatches().find(({ id }) => id === match.id);
  const known = stateOf(saved?.link ?? null);
  if (!saved || !known) return null;
  const meeting = meet(link, known);
  const { state } = meeting;
  const sitters = state.sitters && seenFrom(state.sitters, saved.seats);
  return { ...meeting, state: { ...state, sitters, match: { id: saved.id, from: saved.seats[0] ?? 0 } } };
}

/**
 * Keeps a game by link, as far as it has been played.
 *
 * @param {TableState} state
 */
function keepMatch(state) {
  const seats = (state.sitters ?? []).flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));
  if (state.match) saveMatch(state.match.id, formatLink({ ...state, at: null }), seats);
}

/**
 * Whether a link shows the game that was kept: the same set-up, the same moves, and nobody else at the table.
 *
 * @param {TableState} kept
 * @param {TableState} state
 */
function isSameGame(kept, state) {
  const setups = [kept, state].map(({ options }) => JSON.stringify(Object.entries(options).sort()));
  if ((kept.clock === null) !== (state.clock === null)) return false;
  const isSameStart = kept.seed === state.seed && kept.position === state.position && setups[0] === setups[1];
  const areSameSitters = state.sitters === null || kept.sitters?.join() === state.sitters.join();
  return isSameStart && areSameSitters && kept.match?.id === state.match?.id && kept.moves.join() === state.moves.join();
}

/**
 * Puts what is on the table into the address, as the same step of the browser's history.
 *
 * @param {string} link
 */
function showLink(link) {
  if (link === location.hash) return;
  shown = link;
  history.replaceState(history.state, '', link);
}

/**
 * @param {string} words the title of the screen
 * @param {string} back where the arrow beside it leads, and its name; none where that is null
 * @param {string | null} backName
 */
function head(words, back, backName) {
  document.title = words === 'Gambol' ? 'Gambol: board games on a page' : `${words} · Gambol`;
  title.replaceChildren(
    ...(backName === null ? [] : [make('a', { href: back, class: 'back', 'aria-label': backName }, icon('back'))]),
    make('span', {}, words),
  );
}

function refreshColours() {
  forgetColours();
  table?.board.refresh();
  dispatchEvent(new Event('gambol-colours'));
}

async function start() {
  addEventListener('gambol-theme', refreshColours);
  // Not by its fragment, which says what is on the table.
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    main.focus();
  });
  try {
    engine = await Engine.load();
  } catch (error) {
    if (await window.gambolMissing?.()) return;
    blameRelease();
    giveUp('The games could not be loaded', 'Look at the connection and load the page again; it needs a browser with WebAssembly.', error);
    return;
  }
  if (isEmbedded) return embed().catch((error) => giveUp('This board could not be shown', 'Look at the connection and load it again.', error));
  thinker = new Thinker(engine.module);
  const show = () =>
    open().catch((error) => giveUp('This page could not be shown', 'Look at the connection and load the page again.', error));
  addEventListener('hashchange', () => {
    if (location.hash !== shown) void show();
  });
  await show();
  keepRelease((take) => {
    takeOther = take;
    offerOther();
  }).catch(() => {
    // Without a network for it now, or without the room: the page goes on as it is.
  });
}

/** Shows one table alone, in a frame of somebody else's page. */
async function embed() {
  document.documentElement.dataset['screen'] = 'embed';
  const { embeddedPage } = await import('./embedded.js');
  const place = await readLink(location.hash, findGame, engine);
  table = embeddedPage(main, place, {
    engine,
    // Many boards may stand in one page.
    thinker: new Thinker(engine.module, IDLE),
    settings,
    onTheme: (theme) => dispatchEvent(new CustomEvent('gambol-told', { detail: theme })),
  });
}

/** Offers the release that waits, where it disturbs nobody: in the hall, and at the end of a game. */
function offerOther() {
  const isFree = table === null || table.isOver;
  if (!takeOther || !isFree || notices.querySelector('.release')) return;
  const take = make('button', { type: 'button', class: 'main', onclick: takeOther }, 'Take it');
  notice('A newer Gambol is ready. Your games stay as they are.', take).classList.add('release');
}

/**
 * Says that there is nothing to be shown, and offers another try.
 *
 * @param {string} words
 * @param {string} advice
 * @param {unknown} error
 */
function giveUp(words, advice, error) {
  main.replaceChildren(
    make(
      'div',
      { class: 'failure', role: 'alert' },
      make('h1', {}, words),
      make('p', {}, `Nothing that you have played is lost. ${advice}`),
      make('button', { type: 'button', class: 'main', onclick: () => location.reload() }, 'Load again'),
    ),
  );
  console.error(error);
}

void start();
