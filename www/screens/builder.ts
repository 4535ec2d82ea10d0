// The embed builder: generates the HTML that puts a board into another page.

import { make, setAttribute, setText } from '../ui/dom.ts';
import { scriptUrl } from '../ui/trusted.ts';
import { isTrap } from '../core/fault.ts';
import { openFragment } from '../links/fragment.ts';
import { GAMES, findGame } from '../games/index.ts';
import { formatLink, type TablePlace } from '../links/link.ts';
import { PLAYER_KINDS } from '../links/kinds.ts';
import { elementHtml, frameHtml } from './builder/html.ts';
import { fallback, replay } from './builder/table.ts';
import { copyField } from './dialogs/copy.ts';
import { selectField, setupFields } from './dialogs/setup.ts';
import { t } from '../words/index.ts';
import { language } from '../words/vocabulary.ts';
import type { Engine } from '../core/engine.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from '../links/state.ts';
import type { Words as PuzzleWords } from './puzzles/board.ts';
import type { Screen, Services } from './screen.ts';
import type { Words } from './study/study.ts';

/** The script's file at the page's own address; it never changes. */
const SCRIPT = 'embed.js';
const MODES = ['play', 'view', 'steps'] as const;
/** The choice of a study, which is stepped through. */
const STUDY = 'study';
/** The choice of a puzzle, which is solved. */
const PUZZLE = 'puzzle';
/** The maximum widths of a board. */
const WIDTHS = { small: '384px', medium: '576px', large: '768px', full: 'none' } as const;
const SIZES = ['small', 'medium', 'large', 'full'] as const;
const THEMES = ['auto', 'light', 'dark'] as const;
/** The delay in milliseconds after the last change before the preview is updated. */
const DEBOUNCE = 400;

/** What the choices have led to. */
interface BuiltEmbed {
  /** What is wrong, in words. */
  problem: string;
  /** Empty without a board. */
  link: string;
  /** The attributes of the element. */
  pairs: [string, string][];
  mode: string;
  /** What the previewed element contains. */
  text: string;
  /** The HTML inside the element. */
  inside: string;
}

/**
 * Loads the builder's words.
 *
 * @returns the function that mounts it for the game of an address
 */
export async function load(): Promise<(place: TablePlace, services: Services) => Screen> {
  const tag = language();
  const [{ default: words }, { default: puzzles }] = await Promise.all([
    import(`../words/study/${tag}.ts`),
    import(`../words/puzzles/${tag}.ts`),
  ]);
  return ({ state, problems }, { main, engine, notice, setAddress }) => {
    const game = findGame(state.game);
    if (!game) throw new Error(state.game);
    const page = builderPage(
      main,
      game,
      state,
      { words, puzzles },
      { engine, onLink: (link) => setAddress({ link, isSecret: false }) },
    );
    if (problems.length > 0) notice(t().sentences(problems));
    return page;
  };
}

/**
 * Fills `main` with the builder.
 *
 * @param state the initial state of the board
 * @param loaded the words of a study, and those of puzzles
 * @param tools.onLink called with the address of the current choices
 */
function builderPage(
  main: HTMLElement,
  game: GamePage,
  state: GameLink,
  { words, puzzles }: { words: Words; puzzles: PuzzleWords },
  { engine, onLink }: { engine: Engine; onLink: (link: string) => void },
) {
  const home = new URL('./', document.baseURI).href;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts updates, to discard the results of outdated ones. */
  let updates = 0;
  let isClosed = false;
  /** Whether what has failed was tried again. */
  let isRetried = false;

  const games = selectField(
    GAMES.map(({ id, name }) => [id, name]),
    game.id,
  );
  const strings = t().builder;
  const mode = selectField(
    [
      ...MODES.map((name) => [name, strings.modes[name]] as const),
      [STUDY, words.builder.mode],
      ...(game.loadPuzzles ? [[PUZZLE, puzzles.builder.mode] as const] : []),
    ],
    'play',
  );
  const size = selectField(
    SIZES.map((name) => [WIDTHS[name], strings.sizes[name]]),
    WIDTHS.medium,
  );
  const theme = selectField(
    THEMES.map((name) => [name, strings.themes[name]]),
    'auto',
  );
  const setup = setupFields(game, state, PLAYER_KINDS);
  const text = (value: string) =>
    make('input', { type: 'text', value, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off' });
  const position = text(state.position ?? '');
  const moves = text(state.moves.join(' '));
  const puzzle = text('');
  const problem = make('p', { class: 'problem', role: 'alert' });

  const place = make('div', { class: 'preview' });
  /** The fields of a study, once it is chosen. */
  let study: ReturnType<typeof loadStudy> | null = null;
  const loadStudy = async () => {
    const { studyFields, studyInside } = await import('./builder/study.ts');
    const fields = await studyFields(engine, game, words, {
      onChoice: () => void update(),
      onInput: () => scheduleUpdate(),
    });
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
      moves: moves.value
        .trim()
        .split(/[\s_]+/)
        .filter(Boolean),
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
      const made =
        mode.value === STUDY ? await ofStudy() : mode.value === PUZZLE ? await puzzleOf() : await ofTable(now);
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
    place.append(
      make(
        'div',
        { class: 'failure', role: 'alert' },
        make('p', {}, t().traps.noBoard),
        make('p', {}, t().traps.noBoardAdvice),
        again,
      ),
    );
  };
  const show = (made: BuiltEmbed) => {
    isRetried = false;
    setText(problem, made.problem);
    if (made.link === '') return clear();
    const pairs = [...made.pairs, ...(theme.value === 'auto' ? [] : [['theme', theme.value] as const])];
    const shown = make('gambol-board', Object.fromEntries(pairs), made.text !== '' && make('pre', {}, made.text));
    const width = `max-width: ${size.value}`;
    shown.style.cssText = width;
    place.replaceChildren(shown);
    const shape = `aspect-ratio: ${shown.ratio}; ${width}`;
    element.show(elementHtml({ script: home + SCRIPT, pairs, style: shape, inside: made.inside }));
    const address = `${home}?embed&theme=${theme.value}&mode=${made.mode}${made.link}`;
    frame.show(frameHtml({ address, title: strings.frameTitle(game.name), style: shape }));
  };
  const ofTable = async (now: GameLink) => {
    const { words: said, board } = await replay(engine, game, now);
    const link = formatLink(now);
    const pairs: [string, string][] = [
      ['game', game.id],
      // In a query a plus sign would be a space; in a link it stands for itself.
      ...new URLSearchParams(link.split('?')[1]?.replaceAll('+', '%2B') ?? ''),
    ];
    if (mode.value !== 'play') pairs.push(['mode', mode.value]);
    return {
      problem: said,
      link,
      pairs,
      mode: mode.value,
      text: '',
      inside: fallback(game, board, now.moves, home + link),
    };
  };
  const ofStudy = async () => {
    study ??= loadStudy().catch((error) => {
      study = null;
      throw error;
    });
    const { read: readStudy, studyInside } = await study;
    const { game: id, text: told, link, problem: said } = await readStudy();
    const pairs: [string, string][] = [
      ['game', id],
      ['mode', 'steps'],
      [STUDY, ''],
    ];
    return {
      problem: said,
      link,
      pairs,
      mode: 'steps',
      text: told,
      inside: studyInside(findGame(id)?.name ?? '', told, home + link),
    };
  };
  const puzzleOf = async () => {
    const { puzzleInside } = await import('./builder/puzzle.ts');
    const asked = puzzle.value.trim();
    const { problem: said, link, inside } = await puzzleInside(engine, game, asked, puzzles, home);
    const pairs: [string, string][] = [
      ['game', game.id],
      ['mode', PUZZLE],
      ...(asked === '' ? [] : [['puzzle', asked] as [string, string]]),
    ];
    return { problem: said, link, pairs, mode: PUZZLE, text: '', inside };
  };
  const scheduleUpdate = () => {
    clearTimeout(timer);
    timer = setTimeout(update, DEBOUNCE);
  };

  games.addEventListener('change', () => openFragment(`#/${games.value}/embed`));
  for (const select of [mode, size, theme, ...[...setup.seats, ...setup.options].map(({ select }) => select)])
    select.addEventListener('change', update);
  for (const field of [position, moves, puzzle]) field.addEventListener('input', scheduleUpdate);

  const row = (label: string, field: HTMLElement) => make('label', {}, make('span', {}, label), field);
  const wide = (label: string, field: HTMLElement) => make('label', { class: 'wide' }, make('span', {}, label), field);
  /** What the text of a study says. */
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
        { onsubmit: (event: Event) => event.preventDefault() },
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
/** Resolves when the element is there; null while its script is not loaded. */
let loading: Promise<void> | null = null;

/**
 * Loads the element of the preview once. Rejects if its script can't be loaded, or does not run; it may be asked again.
 */
function loadElement(home: string) {
  loading ??= requestElement(home).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function requestElement(home: string) {
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

/** The field of the HTML that was made; hidden while there is none. */
function outputField(label: string) {
  const text = make('textarea', { readonly: true, rows: 6, spellcheck: 'false', 'aria-label': label });
  const said = make('span', { role: 'status', class: 'muted' });
  const button = make(
    'button',
    { type: 'button', class: 'second', onclick: () => copyField(text, said, t().builder) },
    t().builder.copy,
  );
  setAttribute(button, 'aria-label', t().builder.copyName(label));
  const element = make(
    'div',
    { class: 'output', hidden: true },
    make('h2', {}, label),
    text,
    make('div', { class: 'row' }, button, said),
  );
  return {
    element,
    show: (html: string) => {
      element.hidden = html === '';
      text.value = html;
      setText(said, '');
    },
  };
}
