// What the input on a table's board does.

import type { BoardEvents } from '../../ui/board/plain.ts';
import type { Table } from './table.ts';

/** The handlers of a board's input. */
export function boardEvents(table: Pick<Table, 'foresight' | 'advice' | 'input' | 'picking' | 'display'>): BoardEvents {
  return {
    tap: (square, isUnsure) =>
      void (
        table.foresight.answer(square) ||
        table.advice.returnToPosition() ||
        table.display.tapLayers(square, isUnsure) ||
        table.input.tap(square, isUnsure)
      ),
    hold: (square, isKey) => table.foresight.hold(square, isKey),
    hover: (square) => table.display.preview(square),
    cancel: () =>
      void (
        table.foresight.cancel() ||
        table.advice.returnToPosition() ||
        (table.picking.isEmpty && table.display.cancelLayer()) ||
        table.input.stepBack()
      ),
    dropOutside: () => table.input.returnToHand(),
    changeAmount: (steps) => table.input.changeAmount(steps),
  };
}
