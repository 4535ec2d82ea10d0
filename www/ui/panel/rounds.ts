// Arranges the moves of a game in rounds, with a column for each seat.

import { t } from '../../words/index.ts';

/**
 * A cell of a round: a move, counted from 1, with the seats that were skipped just before it; or, if `ply` is null,
 * a seat without a move.
 */
export interface Cell {
  seat: number;
  ply: number | null;
  /** Whether the seat was skipped; false before the first move of the game. */
  isPassed: boolean;
  passed: number[];
}

/**
 * The cells of all moves, round by round, up to the last move.
 *
 * @param movers the seat of each move
 */
export function cellsOf(movers: number[], players: number): Cell[] {
  const cells: Cell[] = [];
  movers.forEach((mover, n) => {
    const passed: number[] = [];
    for (let seat = cells.length % players; seat !== mover; seat = (seat + 1) % players) {
      if (n > 0) passed.push(seat);
      cells.push({ seat, ply: null, isPassed: n > 0, passed: [] });
    }
    cells.push({ seat: mover, ply: n + 1, isPassed: false, passed });
  });
  return cells;
}

/**
 * The description of a move: its player, and the players that were skipped before it.
 *
 * @param names the names of the seats
 */
export function describeCell(names: string[], { seat, passed }: Cell) {
  const nameOf = (other: number) => names[other] ?? '';
  return passed.length === 0 ? t().played.by(nameOf(seat)) : t().played.byAfter(nameOf(seat), passed.map(nameOf));
}
