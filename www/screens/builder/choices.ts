// What is chosen in the builder, and the fields for it.

import { GAMES } from '../../games/index.ts';
import { PLAYER_KINDS, type PlayerKind } from '../../links/kinds.ts';
import { openFragment } from '../../links/fragment.ts';
import { make } from '../../ui/dom.ts';
import { selectField, setupFields } from '../dialogs/setup.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { Words as PuzzleWords } from '../puzzles/board.ts';
import type { Words } from '../study/study.ts';

const MODES = ['play', 'view', 'steps'] as const;
/** The choice of a study, which is stepped through. */
export const STUDY = 'study';
/** The choice of a puzzle, which is solved. */
export const PUZZLE = 'puzzle';
/** The maximum widths of a board. */
const WIDTHS = { small: '384px', medium: '576px', large: '768px', full: 'none' } as const;
const SIZES = ['small', 'medium', 'large', 'full'] as const;
const THEMES = ['auto', 'light', 'dark'] as const;

export interface BuilderWords {
  words: Words;
  puzzles: PuzzleWords;
}

export interface Choices {
  mode: string;
  /** The maximum width of the board, in CSS. */
  width: string;
  theme: string;
  /** A number or a date; empty for the puzzle of the day. */
  puzzle: string;
  link: GameLink;
}

/**
 * The table of the fields.
 *
 * @param state the table that the builder was opened with
 */
export function chosenLink(
  state: GameLink,
  usual: PlayerKind[],
  fields: { position: string; moves: string; playerKinds: PlayerKind[]; options: Record<string, string> },
): GameLink {
  const position = fields.position.trim().replaceAll('_', ' ');
  const moves = fields.moves
    .trim()
    .split(/[\s_]+/)
    .filter(Boolean);
  return {
    ...state,
    seed: position === '' ? state.seed : null,
    position: position || null,
    view: position === '' && moves.length === 0 ? state.view : undefined,
    moves,
    playerKinds: fields.playerKinds.join() === usual.join() ? null : fields.playerKinds,
    options: fields.options,
    at: null,
  };
}

/**
 * Creates the fields.
 *
 * @param on.change called after a choice, `input` while a text is typed
 */
export function choiceFields(
  game: GamePage,
  state: GameLink,
  loaded: BuilderWords,
  on: { change: () => void; input: () => void },
) {
  const strings = dialogWords().builder;
  const selects = selectFields(game, loaded, on.change);
  const table = tableFields(game, state, on);
  const puzzle = textField('', on.input);
  const puzzleRow = row(loaded.puzzles.builder.number, puzzle, 'wide');
  /** The place of the fields of a study. */
  const study = make('div', { class: 'study-fields', hidden: true });
  const { games, mode, size, theme } = selects;
  return {
    elements: [row(strings.game, games), row(strings.mode, mode), ...table.rows, study, puzzleRow],
    looks: [row(strings.size, size), row(strings.colours, theme)],
    study,
    get choices(): Choices {
      const link = chosenLink(state, game.playerKinds, table.values);
      return { mode: mode.value, width: size.value, theme: theme.value, puzzle: puzzle.value.trim(), link };
    },
    /** Shows the fields that the mode needs. */
    update() {
      const { value } = mode;
      for (const each of table.rows) each.hidden = value === STUDY || value === PUZZLE;
      puzzleRow.hidden = value !== PUZZLE;
      study.hidden = value !== STUDY;
    },
  };
}

function selectFields(game: GamePage, { words, puzzles }: BuilderWords, change: () => void) {
  const strings = dialogWords().builder;
  const games = selectField(
    GAMES.map(({ id, name }) => [id, name]),
    game.id,
  );
  games.addEventListener('change', () => openFragment(`#/${games.value}/embed`));
  const fields = {
    mode: selectField(
      [
        ...MODES.map((name) => [name, strings.modes[name]] as const),
        [STUDY, words.builder.mode],
        ...(game.loadPuzzles ? [[PUZZLE, puzzles.builder.mode] as const] : []),
      ],
      'play',
    ),
    size: selectField(
      SIZES.map((name) => [WIDTHS[name], strings.sizes[name]]),
      WIDTHS.medium,
    ),
    theme: selectField(
      THEMES.map((name) => [name, strings.themes[name]]),
      'auto',
    ),
  };
  for (const field of Object.values(fields)) field.addEventListener('change', change);
  return { games, ...fields };
}

/** The fields of a table, which a study and a puzzle don't need. */
function tableFields(game: GamePage, state: GameLink, on: { change: () => void; input: () => void }) {
  const strings = dialogWords().builder;
  const setup = setupFields(game, state, PLAYER_KINDS);
  const position = textField(state.position ?? '', on.input);
  const moves = textField(state.moves.join(' '), on.input);
  for (const { select } of [...setup.seats, ...setup.options]) select.addEventListener('change', on.change);
  return {
    rows: [
      ...setup.seats.map(({ name, select }) => row(name, select)),
      ...setup.options.map(({ label, select }) => row(label, select)),
      row(strings.position, position, 'wide'),
      row(strings.moves, moves, 'wide'),
    ],
    get values() {
      const { playerKinds, chosen: options } = setup;
      return { position: position.value, moves: moves.value, playerKinds, options };
    },
  };
}

const textField = (value: string, oninput: () => void) =>
  make('input', { type: 'text', value, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', oninput });

const row = (label: string, field: HTMLElement, kind?: string) =>
  make('label', { class: kind }, make('span', {}, label), field);
