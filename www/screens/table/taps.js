// What the input on a table's board does.

/** @import { BoardEvents } from '../../ui/board/plain.js' */
/** @import { Table } from './table.js' */

/**
 * The handlers of a board's input.
 *
 * @param {Pick<Table, 'foresight' | 'advice' | 'input' | 'picking' | 'display'>} table
 * @returns {BoardEvents}
 */
export function boardEvents(table) {
  return {
    tap: (square, isUnsure) => void (table.foresight.answer(square) || table.advice.returnToPosition() || table.display.tapLayers(square, isUnsure) || table.input.tap(square, isUnsure)),
    hold: (square, isKey) => table.foresight.hold(square, isKey),
    hover: (square) => table.display.preview(square),
    cancel: () => void (table.foresight.cancel() || table.advice.returnToPosition() || (table.picking.isEmpty && table.display.cancelLayer()) || table.input.stepBack()),
    dropOutside: () => table.input.returnToHand(),
    changeAmount: (steps) => table.input.changeAmount(steps),
  };
}
