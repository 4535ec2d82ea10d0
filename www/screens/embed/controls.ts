// The controls below an embedded table.

import { publicPosition } from '../../game/hands.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { setSentence } from '../../ui/panel/inlay.ts';
import { t } from '../../words/index.ts';
import { aside } from '../../words/vocabulary.ts';
import { control, wholeLink } from './parts.ts';
import type { Table } from '../../table/table.ts';
import type { TableView } from '../../ui/panel/views.ts';

/** The modes of an embedded board: play on it, view it, or step through its game. */
const MODES = ['play', 'view', 'steps'] as const;

export type Mode = (typeof MODES)[number];

export const isMode = (text: string | null): text is Mode => MODES.some((mode) => mode === text);

/** The buttons of each mode. */
const BUTTONS = {
  play: ['undo', 'redo', 'restart'],
  view: [],
  steps: ['first', 'back', 'on', 'last'],
} as const;

type ButtonName = (typeof BUTTONS)[Mode][number];

interface Actions {
  /** The link that may be revealed. */
  link: () => string;
  /** Restarts from the initial state. */
  begin: () => void;
  /** Asks the host page to open a link; false when there is no host page. */
  open: (link: string) => boolean;
}

/** The buttons of a frame, and the link to the whole page. */
export function controlsPanel(table: Table, mode: Mode, { link, begin, open }: Actions) {
  const makers = buttonMakers(table, begin);
  const buttons = BUTTONS[mode].map((name) => ({ name, element: makers[name]() }));
  const line = make('p', { class: 'words', role: 'status' });
  const whole = wholeLink(link, open);
  return {
    element: make('div', { class: 'controls' }, ...buttons.map(({ element }) => element), whole.element),
    /** The status line when nobody plays here. */
    line,
    update(view: TableView) {
      const isEnabled = enabledButtons(view);
      for (const { name, element } of buttons) setAttribute(element, 'aria-disabled', String(!isEnabled[name]));
      if (mode !== 'play') setSentence(line, statusOf(view, mode, table));
      whole.update();
    },
  };
}

/** Makes each button. */
function buttonMakers(table: Table, begin: () => void): Record<ButtonName, () => HTMLElement> {
  const words = t().embed;
  return {
    first: () => control(words.toStart, 'first', () => table.seek(0)),
    undo: () => control(words.undo, 'undo', () => table.dispatch({ type: 'undo' })),
    back: () => control(words.back, 'back', () => table.seek(table.snapshot.ply - 1)),
    on: () => control(words.on, 'on', () => table.seek(table.snapshot.ply + 1)),
    redo: () => control(words.redo, 'redo', () => table.dispatch({ type: 'redo' })),
    last: () => control(words.toEnd, 'last', () => table.seek(table.snapshot.moves.length)),
    restart: () => control(words.restart, 'restart', begin),
  };
}

function enabledButtons({
  actions: { canUndo, canRedo },
  moves: { snapshot },
}: TableView): Record<ButtonName, boolean> {
  const { ply, moves } = snapshot;
  return {
    first: ply > 0,
    undo: canUndo,
    back: ply > 0,
    on: ply < moves.length,
    redo: canRedo,
    last: ply < moves.length,
    restart: moves.length > 0,
  };
}

/** The move that is shown, and at the last one whose turn it is or how the game ended. */
function statusOf({ state, moves: { snapshot, moves: written } }: TableView, mode: Mode, table: Table) {
  const { ply, moves } = snapshot;
  const isStep = mode === 'steps' && ply > 0 && moves.length > 0;
  const step = isStep ? t().embed.step(ply, moves.length, effectOf(table, written[ply - 1] ?? '')) : '';
  return t().sentences([step, isStep && ply < moves.length ? '' : state.words]);
}

/** What the move before the shown position did. A screen reader hears its squares, too, which the board shows. */
function effectOf({ record, openPosition, context }: Table, move: string) {
  const { game } = context.rules;
  const before = publicPosition(game, record.positionAt(record.ply - 1));
  return game.describe.effect(move, before, openPosition) + aside(` (${game.describe.brief?.(move) ?? move})`);
}
