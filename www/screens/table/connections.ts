// Connects the panels around a board to its table.

import { Board, plainScene } from '../../ui/board/board.ts';
import type { GamePage } from '../../games/page.ts';
import type { BoardEvents } from '../../ui/board/plain.ts';
import type { HandActions } from '../../ui/panel/hand.ts';
import type { StateActions } from '../../ui/panel/state.ts';
import type { Table } from '../../table/table.ts';

/** The tools of a table in a document. */
export function documentTools(game: GamePage) {
  return {
    createBoard: (position: string, taps: BoardEvents) =>
      new Board(game, plainScene(position), { label: game.name, taps }),
    isHidden: () => document.hidden,
  };
}

/** Updates the clock when the page is hidden or shown. Returns a function that stops this. */
export function watchVisibility(table: Table) {
  const update = () => table.dispatch({ type: 'clock' });
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** The actions of the rack at a table. */
export function handActions(table: Table): HandActions {
  return {
    take: (place) => table.dispatch({ type: 'take', place }),
    aim: (point) => table.board.point(point && table.board.squareAt(point.x, point.y)),
    drop: (x, y) => {
      const square = table.board.squareAt(x, y);
      if (square !== null) table.dispatch({ type: 'tap', square, isUnsure: false });
    },
    claimDevice: () => table.dispatch({ type: 'holdDevice' }),
    confirm: () => table.dispatch({ type: 'lay' }),
    clear: () => table.dispatch({ type: 'clear' }),
    exchange: () => table.dispatch({ type: 'exchange' }),
    pass: () => table.dispatch({ type: 'pass' }),
  };
}

/**
 * The actions below the board at a table.
 *
 * @param others actions beyond the table
 */
export function stateActions(table: Table, others: { newGame?: () => void; send?: () => void }): StateActions {
  return {
    confirmMove: () => table.dispatch({ type: 'confirmMove' }),
    cancelMove: () => table.dispatch({ type: 'cancelMove' }),
    endTurn: () => table.dispatch({ type: 'endTurn' }),
    takeBack: () => table.dispatch({ type: 'stepBack' }),
    pass: () => table.dispatch({ type: 'pass' }),
    playOn: () => table.dispatch({ type: 'playOn' }),
    pause: () => table.dispatch({ type: 'pause' }),
    step: () => table.dispatch({ type: 'step' }),
    setAmount: (value) => table.dispatch({ type: 'amount', value }),
    restoreFocus: () => table.board.focus(),
    ...others,
  };
}
