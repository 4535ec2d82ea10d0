// An exercise: a board with one thing to do, in a lesson, a puzzle, a review or a course. Its screens share this table
// and this page.

import { Table } from '../table/table.ts';
import { anchorTo, type TableLink } from '../links/address.ts';
import { icon, make, setAttribute, type Child } from '../ui/dom.ts';
import { keepFocus } from '../ui/panel/focus.ts';
import { handPanel } from '../ui/panel/hand.ts';
import { statePanel } from '../ui/panel/state.ts';
import { BoardView } from '../ui/board/view.ts';
import { documentTools, handActions, stateActions } from './table/connections.ts';
import type { GamePage } from '../games/page.ts';
import type { TableListener, TableTools } from '../table/tools.ts';
import type { Fit } from '../ui/board/view.ts';
import type { RackView, StateView, TableView } from '../ui/panel/views.ts';

/** Receives what others have to know about the table. */
interface Listener extends Omit<TableListener, 'onView' | 'onState' | 'onClock'> {
  onState?: () => void;
  /** The panels were updated. */
  onShown?: (view: TableView) => void;
  /** What the status shows. */
  status: (view: StateView) => StateView;
  /** What the rack shows, where it hides something. */
  rack?: (view: RackView) => RackView;
}

export type Exercise = ReturnType<typeof exerciseTable>;

/**
 * The side of a tile in CSS pixels below which a part of the board is shown. A task is easier to see on the whole
 * board, so it is that of the smallest target, and less than at a table.
 */
const MIN_TILE = 24;

/** Answers no question. */
export const SILENT = { think: () => new Promise<never>(() => {}), stop: () => {} };

/** Creates the table, its status and its rack. */
export function exerciseTable(
  game: GamePage,
  tools: Omit<TableTools, 'createBoard' | 'isHidden'> & Partial<Pick<TableTools, 'createBoard'>>,
  { status, rack = (view) => view, onShown, ...listener }: Listener,
) {
  const show = (view: TableView) => {
    state.update(status(view.state));
    hand?.update(rack(view.hand));
    onShown?.(view);
  };
  const table = new Table(
    game,
    { ...documentTools(game), ...tools },
    {
      onState: () => {},
      onClock: () => {},
      ...listener,
      onView: (view) =>
        keepFocus(
          () => show(view),
          () => table.board.currentCell,
        ),
    },
  );
  const { board } = table;
  const view = new BoardView(game, board, showHere, MIN_TILE);
  const state = statePanel(stateActions(table, {}));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;
  return {
    table,
    board,
    view,
    state,
    hand,
    close: () => {
      view.close();
      table.close();
    },
  };

  function showHere({ ratio, isZoomed }: Fit) {
    const page = view.room.closest<HTMLElement>('.lesson');
    page?.style.setProperty('--ratio', String(ratio));
    page?.classList.toggle('is-zoomed', isZoomed);
  }
}

/** The status of an exercise: a game that is over is only the end of a step, and nobody plays on. */
export function statusOfStep(view: StateView): StateView {
  return { ...view, snapshot: { ...view.snapshot, over: false }, canPlayOn: false };
}

/**
 * Creates the page.
 *
 * @param kind its class
 * @param task what is to be done, below the board where `isBoardFirst`
 * @param tools the buttons below
 */
export function exercisePage(
  { board, view, state, hand }: Pick<Exercise, 'board' | 'view' | 'state' | 'hand'>,
  {
    kind,
    head,
    task,
    tools,
    isBoardFirst = false,
  }: {
    kind: string;
    head: Child[];
    task: Child[];
    tools: Child[];
    isBoardFirst?: boolean;
  },
) {
  const parts = [
    make('div', { class: 'task' }, ...task),
    make('div', { class: 'lesson-board' }, board.element, view.room),
  ];
  return make(
    'div',
    { class: ['lesson', kind, hand && 'with-hand'].filter(Boolean).join(' '), style: `--ratio: ${board.ratio()}` },
    make('div', { class: 'lesson-head' }, ...head),
    ...(isBoardFirst ? parts.reverse() : parts),
    make('div', { class: 'turn' }, hand?.element, state.element),
    make('div', { class: 'lesson-tools' }, ...tools),
  );
}

/** The link that closes an exercise. */
export function closeLink(home: TableLink, label: string) {
  return anchorTo(home, { class: 'icon-button', 'aria-label': label }, icon('close'));
}

/** A dot for each step. */
export function dotsPanel(steps: number) {
  const element = make('div', { class: 'dots', role: 'img' }, ...Array.from({ length: steps }, () => make('span')));
  return {
    element,
    /** @param at the index of the current step */
    update(at: number, label: string) {
      setAttribute(element, 'aria-label', label);
      [...element.children].forEach((dot, step) =>
        setAttribute(dot, 'class', step < at ? 'done' : step === at ? 'now' : ''),
      );
    },
  };
}
