// The embed builder: generates the HTML that puts a board into another page.

import { make, setAttribute, setText } from '../ui/dom.js';
import { scriptUrl } from '../ui/trusted.js';
import { isTrap } from '../core/fault.js';
import { openFragment } from '../links/fragment.js';
import { GAMES, findGame } from '../games/index.js';
import { formatLink } from '../links/link.js';
import { PLAYER_KINDS } from '../links/kinds.js';
import { elementHtml, frameHtml } from './builder/html.js';
import { fallback, replay } from './builder/table.js';
import { copyField } from './dialogs/copy.js';
import { selectField, setupFields } from './dialogs/setup.js';
import { t } from '../words/index.js';
import { language } from '../words/vocabulary.js';

/** @import { Engine } from '../core/engine.js' */
/** @import { TablePlace } from '../links/link.js' */
/** @import { GamePage, TableState } from '../types.js' */
/** @import { Screen, Services } from './types.js' */
/** @import { Words as PuzzleWords } from './puzzles/board.js' */
/** @import { Words } from './study/study.js' */

/** The script's file at the page's own address; it never changes. */
const SCRIPT = 'embed.js';
const MODES = /** @type {const} */ (['play', 'view', 'steps']);
/** The choice of a study, which is stepped through. */
const STUDY = 'study';
/** The choice of a puzzle, which is solved. */
const PUZZLE = 'puzzle';
/** The maximum widths of a board. */
const WIDTHS = /** @type {const} */ ({ small: '384px', medium: '576px', large: '768px', full: 'none' });
const SIZES = /** @type {const} */ (['small', 'medium', 'large', 'full']);
const THEMES = /** @type {const} */ (['auto', 'light', 'dark']);
/** The delay in milliseconds after the last change before the preview is updated. */
const DEBOUNCE = 400;

/**
 * What the choices have led to.
 *
 * @typedef {object} Made
 * @property {string} problem what is wrong, in words
 * @property {string} link empty without a board
 * @property {[string, string][]} pairs the attributes of the element
 * @property {string} mode
 * @property {string} text what the previewed element contains
 * @property {string} inside the HTML inside the element
 */

/**
 * Loads the builder's words.
 *
 * @returns {Promise<(place: TablePlace, services: Services) => Screen>} the function that mounts it for the game of an address
 */
export async function load() {
  const tag = language();
  const [{ default: words }, { default: puzzles }] = await Promise.all([
    import(`../words/study/${tag}.js`),
    import(`../words/puzzles/${tag}.js`),
  ]);
  return ({ state, problems }, { main, engine, notice, setAddress }) => {
    const game = findGame(state.game);
    if (!game) throw new Error(state.game);
    const page = builderPage(main, game, state, { words, puzzles }, { engine, onLink: (link) => setAddress({ link, isSecret: false }) });
    if (problems.length > 0) notice(t().sentences(problems));
    return page;
  };
}

/**
 * Fills `main` with the builder.
 *
 * @param {HTMLElement} main
 * @param {GamePage} game
 * @param {TableState} state the initial state of the board
 * @param {{ words: Words, puzzles: PuzzleWords }} loaded the words of a study, and those of puzzles
 * @param {object} tools
 * @param {Engine} tools.engine
 * @param {(link: string) => void} tools.onLink called with the address of the current choices
 */
function builderPage(main, game, state, { words, puzzles }, { engine, onLink }) {
  const home = new URL('./', document.baseURI).href;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Counts updates, to discard the results of outdated ones. */
  let updates = 0;
  let isClosed = false;
  /** Whether what has failed was tried again. */
  let isRetried = false;

  const games = selectField(GAMES.map(({ id, name }) => [id, name]), game.id);
  const strings = t().builder;
  const mode = selectField([...MODES.map((name) => /** @type {const} */ ([name, strings.modes[name]])), [STUDY, words.builder.mode], ...(game.loadPuzzles ? [/** @type {const} */ ([PUZZLE, puzzles.builder.mode])] : [])], 'play');
  const size = selectField(SIZES.map((name) => [WIDTHS[name], strings.sizes[name]]), WIDTHS.medium);
  const theme = selectField(THEMES.map((name) => [name, strings.themes[name]]), 'auto');
  const setup = setupFields(game, state, PLAYER_KINDS);
  const text = (/** @type {string} */ value) =>
    make('input', { type: 'text', value, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off' });
  const position = text(state.position ?? '');
  const moves = text(state.moves.join(' '));
  const puzzle = text('');
  const problem = make('p', { class: 'problem', role: 'alert' });

  const place = make('div', { class: 'preview' });
  /** The fields of a study, once it is chosen. @type {ReturnType<typeof loadStudy> | null} */
  let study = null;
  const loadStudy = async () => {
    const { studyFields, studyInside } = await import('./builder/study.js');
    const fields = await studyFields(engine, game, words, { onChoice: () => void update(), onInput: () => scheduleUpdate() });
    chosen.replaceChildren(...fields.elements);
    return { ...fields, studyInside };
  };
  const chosen = make('div', { class: 'study-fields', hidden: true });
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
    for (const field of ofGame) field.hidden = mode.value === STUDY || mode.value === PUZZLE;
    ofPuzzle.hidden = mode.value !== PUZZLE;
    chosen.hidden = mode.value !== STUDY;
    updates += 1;
    const current = updates;
    const now = read();
    onLink(formatLink(now).replace(`#/${game.id}`, `#/${game.id}/embed`));
    try {
      await loadElement(home);
      const made = mode.value === STUDY ? await ofStudy() : mode.value === PUZZLE ? await puzzleOf() : await ofTable(now);
      // The script may load after the screen was closed.
      if (!isClosed && current === updates) show(made);
    } catch (error) {
      if (isTrap(error)) throw error;
      if (!isClosed && current === updates) fail();
    }
  };
  /** Shows nothing that could be taken for an answer. */
  const clear = () => {
    place.replaceChildren();
    for (const output of [element, frame]) output.show('');
  };
  /** Says that a file is missing. */
  const fail = () => {
    clear();
    setText(problem, '');
    const retry = () => {
      // The browser remembers a damaged module as long as the page is open.
      if (isRetried) return location.reload();
      isRetried = true;
      void update();
    };
    const again = make('button', { type: 'button', class: 'main', onclick: retry }, t().offers.again);
    place.append(make('div', { class: 'failure', role: 'alert' }, make('p', {}, t().traps.noBoard), make('p', {}, t().traps.noBoardAdvice), again));
  };
  const show = (/** @type {Made} */ made) => {
    isRetried = false;
    setText(problem, made.problem);
    if (made.link === '') return clear();
    const pairs = [...made.pairs, ...(theme.value === 'auto' ? [] : [/** @type {const} */ (['theme', theme.value])])];
    const shown = make('gambol-board', Object.fromEntries(pairs), made.text !== '' && make('pre', {}, made.text));
    const width = `max-width: ${size.value}`;
    shown.style.cssText = width;
    place.replaceChildren(shown);
    const shape = `aspect-ratio: ${shown.ratio}; ${width}`;
    element.show(elementHtml({ script: home + SCRIPT, pairs, style: shape, inside: made.inside }));
    const address = `${home}?embed&theme=${theme.value}&mode=${made.mode}${made.link}`;
    frame.show(frameHtml({ address, title: strings.frameTitle(game.name), style: shape }));
  };
  const ofTable = async (/** @type {TableState} */ now) => {
    const { words: said, board } = await replay(engine, game, now);
    const link = formatLink(now);
    /** @type {[string, string][]} */
    const pairs = [
      ['game', game.id],
      // In a query a plus sign would be a space; in a link it stands for itself.
      ...new URLSearchParams(link.split('?')[1]?.replaceAll('+', '%2B') ?? ''),
    ];
    if (mode.value !== 'play') pairs.push(['mode', mode.value]);
    return { problem: said, link, pairs, mode: mode.value, text: '', inside: fallback(game, board, now.moves, home + link) };
  };
  const ofStudy = async () => {
    study ??= loadStudy().catch((error) => {
      study = null;
      throw error;
    });
    const { read: readStudy, studyInside } = await study;
    const { game: id, text: told, link, problem: said } = await readStudy();
    /** @type {[string, string][]} */
    const pairs = [['game', id], ['mode', 'steps'], [STUDY, '']];
    return { problem: said, link, pairs, mode: 'steps', text: told, inside: studyInside(findGame(id)?.name ?? '', told, home + link) };
  };
  const puzzleOf = async () => {
    const { puzzleInside } = await import('./builder/puzzle.js');
    const asked = puzzle.value.trim();
    const { problem: said, link, inside } = await puzzleInside(engine, game, asked, puzzles, home);
    /** @type {[string, string][]} */
    const pairs = [['game', game.id], ['mode', PUZZLE], ...(asked === '' ? [] : [/** @type {[string, string]} */ (['puzzle', asked])])];
    return { problem: said, link, pairs, mode: PUZZLE, text: '', inside };
  };
  const scheduleUpdate = () => {
    clearTimeout(timer);
    timer = setTimeout(update, DEBOUNCE);
  };

  games.addEventListener('change', () => openFragment(`#/${games.value}/embed`));
  for (const select of [mode, size, theme, ...[...setup.seats, ...setup.options].map(({ select }) => select)]) select.addEventListener('change', update);
  for (const field of [position, moves, puzzle]) field.addEventListener('input', scheduleUpdate);

  const row = (/** @type {string} */ label, /** @type {HTMLElement} */ field) => make('label', {}, make('span', {}, label), field);
  const wide = (/** @type {string} */ label, /** @type {HTMLElement} */ field) => make('label', { class: 'wide' }, make('span', {}, label), field);
  /** What a study tells itself. */
  const ofGame = [
    ...setup.seats.map(({ name, select }) => row(name, select)),
    ...setup.options.map(({ label, select }) => row(label, select)),
    wide(strings.position, position),
    wide(strings.moves, moves),
  ];
  const ofPuzzle = wide(puzzles.builder.number, puzzle);
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
        ...ofGame,
        chosen,
        ofPuzzle,
        problem,
        row(strings.size, size),
        row(strings.colours, theme),
      ),
      make('section', { class: 'made' }, make('h2', {}, strings.looks), place, element.element, frame.element),
    ),
  );
  void update();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** The number of times that the script of the element was requested. */
let requests = 0;
/** Resolves when the element is there; null while its script is not loaded. @type {Promise<void> | null} */
let loading = null;

/**
 * Loads the element of the preview once. Rejects if its script can't be loaded, or does not run; it may be asked again.
 *
 * @param {string} home
 */
function loadElement(home) {
  loading ??= requestElement(home).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** @param {string} home */
async function requestElement(home) {
  // Browsers remember a module that failed by its address.
  const src = scriptUrl(`${home}${SCRIPT}${requests === 0 ? '' : `?${requests}`}`);
  requests += 1;
  const script = make('script', { type: 'module' });
  script.src = src;
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
  script.remove();
  // A damaged script is loaded, too.
  if (!customElements.get('gambol-board')) throw new Error(SCRIPT);
}

/**
 * The field of the HTML that was made; hidden while there is none.
 *
 * @param {string} label
 */
function outputField(label) {
  const text = make('textarea', { readonly: true, rows: 6, spellcheck: 'false', 'aria-label': label });
  const said = make('span', { role: 'status', class: 'muted' });
  const button = make('button', { type: 'button', class: 'second', onclick: () => copyField(text, said, t().builder) }, t().builder.copy);
  setAttribute(button, 'aria-label', t().builder.copyName(label));
  const element = make('div', { class: 'output', hidden: true }, make('h2', {}, label), text, make('div', { class: 'row' }, button, said));
  return {
    element,
    /** @param {string} html */
    show: (html) => {
      element.hidden = html === '';
      text.value = html;
      setText(said, '');
    },
  };
}
