// The embed builder: generates the HTML that puts a board into another page.

import { Geometry } from '../ui/board/geometry.js';
import { sizeOf } from '../ui/board/layout.js';
import { make, setAttribute, setText } from '../ui/dom.js';
import { explain, isTrap } from '../core/fault.js';
import { openFragment } from '../links/fragment.js';
import { GAMES, findGame } from '../games/index.js';
import { publicPosition } from '../game/hands.js';
import { formatLink } from '../links/link.js';
import { PLAYER_KINDS } from '../links/kinds.js';
import { startSession } from '../links/opener.js';
import { copyField } from './dialogs/copy.js';
import { selectField, setupFields } from './dialogs/setup.js';
import { makeYielder } from '../core/yielder.js';
import { t } from '../words/index.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { TablePlace } from '../links/link.js' */
/** @import { GamePage, TableState } from '../types.js' */
/** @import { Screen, Services } from './types.js' */

/** The script's file at the page's own address; it never changes. */
const SCRIPT = 'embed.js';
const MODES = /** @type {const} */ (['play', 'view', 'steps']);
/** The maximum widths of a board. */
const WIDTHS = /** @type {const} */ ({ small: '384px', medium: '576px', large: '768px', full: 'none' });
const SIZES = /** @type {const} */ (['small', 'medium', 'large', 'full']);
const THEMES = /** @type {const} */ (['auto', 'light', 'dark']);
/** The delay in milliseconds after the last change before the preview is updated. */
const DEBOUNCE = 400;

/**
 * Mounts the builder for the game of an address.
 *
 * @param {TablePlace} place
 * @param {Services} services
 * @returns {Screen}
 */
export function mount({ state, problems }, { main, engine, notice, setAddress }) {
  const game = findGame(state.game);
  if (!game) throw new Error(state.game);
  const page = builderPage(main, game, state, { engine, onLink: (link) => setAddress({ link, isSecret: false }) });
  if (problems.length > 0) notice(t().sentences(problems));
  return page;
}

/**
 * Fills `main` with the builder.
 *
 * @param {HTMLElement} main
 * @param {GamePage} game
 * @param {TableState} state the initial state of the board
 * @param {object} tools
 * @param {Engine} tools.engine
 * @param {(link: string) => void} tools.onLink called with the address of the current choices
 */
function builderPage(main, game, state, { engine, onLink }) {
  const home = new URL('./', document.baseURI).href;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Counts updates, to discard the results of outdated ones. */
  let updates = 0;
  let isClosed = false;

  const games = selectField(GAMES.map(({ id, name }) => [id, name]), game.id);
  const strings = t().builder;
  const mode = selectField(MODES.map((name) => [name, strings.modes[name]]), 'play');
  const size = selectField(SIZES.map((name) => [WIDTHS[name], strings.sizes[name]]), WIDTHS.medium);
  const theme = selectField(THEMES.map((name) => [name, strings.themes[name]]), 'auto');
  const setup = setupFields(game, state, PLAYER_KINDS);
  const text = (/** @type {string} */ value) =>
    make('input', { type: 'text', value, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off' });
  const position = text(state.position ?? '');
  const moves = text(state.moves.join(' '));
  const problem = make('p', { class: 'problem', role: 'alert' });

  const place = make('div', { class: 'preview' });
  const element = outputField(strings.element);
  const frame = outputField(strings.frame);

  const read = () => {
    const words = position.value.trim().replaceAll('_', ' ');
    const { playerKinds, chosen } = setup;
    return {
      ...state,
      seed: words === '' ? state.seed : null,
      position: words || null,
      view: words === '' && moves.value.trim() === '' ? state.view : undefined,
      moves: moves.value.trim().split(/[\s_]+/).filter(Boolean),
      playerKinds: playerKinds.join() === game.playerKinds.join() ? null : playerKinds,
      options: chosen,
      at: null,
    };
  };

  const update = async () => {
    // The script may load after the screen was closed.
    if (isClosed) return;
    updates += 1;
    const current = updates;
    const now = read();
    const { words, board } = await replay(engine, game, now);
    if (isClosed || current !== updates) return;
    setText(problem, words);
    onLink(formatLink(now).replace(`#/${game.id}`, `#/${game.id}/embed`));
    const pairs = [
      /** @type {const} */ (['game', game.id]),
      // In a query a plus sign would be a space; in a link it stands for itself.
      ...new URLSearchParams(formatLink(now).split('?')[1]?.replaceAll('+', '%2B') ?? ''),
      ...(mode.value === 'play' ? [] : [/** @type {const} */ (['mode', mode.value])]),
      ...(theme.value === 'auto' ? [] : [/** @type {const} */ (['theme', theme.value])]),
    ];
    const shown = make('gambol-board', Object.fromEntries(pairs));
    const width = `max-width: ${size.value}`;
    shown.setAttribute('style', width);
    place.replaceChildren(shown);
    const link = home + formatLink(now);
    const shape = `aspect-ratio: ${shown.ratio}; ${width}`;
    const attributes = pairs.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
    const inside = fallback(game, board, now.moves, link);
    element.show(
      `<script type="module" src="${home}${SCRIPT}"></script>\n<gambol-board${attributes} style="display: block; ${shape}">\n${inside}</gambol-board>`,
    );
    const address = `${home}?embed&theme=${theme.value}&mode=${mode.value}${formatLink(now)}`;
    frame.show(
      `<iframe src="${escaped(address)}" title="${escaped(strings.frameTitle(game.name))}" loading="lazy" ` +
        `sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" style="display: block; width: 100%; border: 0; ${shape}"></iframe>`,
    );
  };
  const scheduleUpdate = () => {
    clearTimeout(timer);
    timer = setTimeout(update, DEBOUNCE);
  };

  games.addEventListener('change', () => openFragment(`#/${games.value}/embed`));
  for (const select of [mode, size, theme, ...[...setup.seats, ...setup.options].map(({ select }) => select)]) select.addEventListener('change', update);
  for (const field of [position, moves]) field.addEventListener('input', scheduleUpdate);

  const row = (/** @type {string} */ label, /** @type {HTMLElement} */ field) => make('label', {}, make('span', {}, label), field);
  const wide = (/** @type {string} */ label, /** @type {HTMLElement} */ field) => make('label', { class: 'wide' }, make('span', {}, label), field);
  main.replaceChildren(
    make(
      'article',
      { class: 'builder' },
      make('h1', {}, strings.title),
      make('p', { class: 'muted' }, strings.lead),
      make(
        'form',
        { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
        row(strings.game, games),
        row(strings.mode, mode),
        ...setup.seats.map(({ name, select }) => row(name, select)),
        ...setup.options.map(({ label, select }) => row(label, select)),
        wide(strings.position, position),
        wide(strings.moves, moves),
        problem,
        row(strings.size, size),
        row(strings.colours, theme),
      ),
      make('section', { class: 'made' }, make('h2', {}, strings.looks), place, element.element, frame.element),
    ),
  );
  const script = make('script', { type: 'module', src: home + SCRIPT, onload: update });
  // Without a network the HTML is still generated, but there is no preview.
  script.addEventListener('error', () => setText(place, strings.offline));
  if (customElements.get('gambol-board')) void update();
  else document.head.append(script);
  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      script.remove();
    },
  };
}

/**
 * The problem of a table in words, and the position that it shows.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {TableState} state
 */
async function replay(engine, game, state) {
  const yieldNow = makeYielder();
  let session = engine.start(game.id, '');
  let words = '';
  try {
    try {
      const next = startSession(game, state, engine);
      session.free();
      session = next;
      for (const move of state.moves) {
        session.replay(move);
        await yieldNow();
      }
    } catch (error) {
      if (isTrap(error)) throw error;
      words = await explain(error);
    }
    return { words, board: publicPosition(game, session.position()) };
  } finally {
    session.free();
  }
}

/**
 * The fallback for readers without scripts: the board as text, the moves, and a link to the page.
 *
 * @param {GamePage} game
 * @param {string} position
 * @param {string[]} moves
 * @param {string} link
 */
function fallback(game, position, moves, link) {
  const { files, ranks } = sizeOf(game, position);
  const pieces = game.pieces(position);
  const rows = new Geometry({ files, ranks, cell: 1 }).rows();
  const width = Math.max(1, ...[...pieces.values()].map((piece) => piece.length));
  const board = rows.map((row) => row.map((square) => (pieces.get(square) ?? '.').padStart(width)).join(' ')).join('\n');
  const played = moves.length > 0 ? `<p>${escaped(moves.join(' '))}</p>\n` : '';
  return `<pre>${escaped(board)}</pre>\n${played}<p><a href="${escaped(link)}">${escaped(t().builder.wholePage(game.name))}</a></p>\n`;
}

/** @param {string} label */
function outputField(label) {
  const text = make('textarea', { readonly: true, rows: 6, spellcheck: 'false', 'aria-label': label });
  const said = make('span', { role: 'status', class: 'muted' });
  const button = make('button', { type: 'button', class: 'second', onclick: () => copyField(text, said, t().builder) }, t().builder.copy);
  setAttribute(button, 'aria-label', t().builder.copyName(label));
  return {
    element: make('div', { class: 'output' }, make('h2', {}, label), text, make('div', { class: 'row' }, button, said)),
    /** @param {string} html */
    show: (html) => {
      text.value = html;
      setText(said, '');
    },
  };
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
