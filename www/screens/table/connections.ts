// Connects the panels around a board to its table.

import { Board, plainScene } from '../../ui/board/board.ts';
import type { GamePage } from '../../games/page.ts';
import type { BoardEvents } from '../../ui/board/plain.ts';
import type { HandActions } from '../../ui/panel/hand.ts';
import type { StateActions } from '../../ui/panel/state.ts';
import type { Table } from './table.ts';

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
  const update = () => table.pace.runClock();
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** The actions of the rack at a table. */
export function handActions(table: Table): HandActions {
  return {
    take: (place) => table.input.takeToken(place),
    aim: (point) => table.display.board.point(point && table.display.board.squareAt(point.x, point.y)),
    drop: (x, y) => {
      const square = table.display.board.squareAt(x, y);
      if (square !== null) table.input.tap(square);
    },
    claimDevice: () => table.claimDevice(),
    confirm: () => table.input.confirm(),
    clear: () => table.input.clear(),
    exchange: () => table.input.exchange(),
    pass: () => table.input.pass(),
  };
}

/**
 * The actions below the board at a table.
 *
 * @param others actions beyond the table
 */
export function stateActions(table: Table, others: { newGame?: () => void; send?: () => void }): StateActions {
  return {
    confirmMove: () => table.foresight.confirm(),
    cancelMove: () => void table.foresight.cancel(),
    endTurn: () => table.input.endTurn(),
    takeBack: () => table.input.stepBack(),
    pass: () => table.input.pass(),
    playOn: () => table.pace.playOn(),
    pause: () => table.pause(),
    step: () => table.pace.step(),
    setAmount: (amount) => table.input.setAmount(amount),
    restoreFocus: () => table.display.board.focus(),
    ...others,
  };
}
