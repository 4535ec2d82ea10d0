// What is said about a game of Triboard that is over: changes of the lead, and lines that were turned.

import { changedSquares, pieces } from './notation.ts';
import type { Tag } from '../../words/vocabulary.ts';
import type { FinishedGame, Play } from '../remark.ts';
import type en from './remarks/en.ts';

/** Fewer turned cells are not mentioned: by one move, and in a whole game. */
const MIN_TURNED = 5;
const MIN_TURNED_IN_ALL = 10;

const PIECES = ['b', 'r', 'g'];

export const words = (tag: Tag): Promise<{ default: typeof en }> => import(`./remarks/${tag}.ts`);

export function notable(game: FinishedGame, words: typeof en) {
  const { plays, winners, you } = game;
  const last = plays.at(-1);
  const isYours = you !== null;
  const before = cellsOf(last?.before ?? '');
  const hasTurned = winners.every((seat) => (before[seat] ?? 0) < Math.max(...before));
  const [winner = 0] = winners;
  const back = winners.length === 1 && !game.isLost ? plays.findLastIndex(({ after }) => isLast(after, winner)) + 1 : 0;
  const lost = isYours && last !== undefined ? turnedFrom(last, you) : 0;
  const largest = plays
    .map((play, at) => ({ mover: play.mover, ply: at + 1, cells: turned(play) }))
    .filter(({ mover, cells }) => (you === null || mover === you) && cells >= MIN_TURNED)
    .sort((one, other) => one.cells - other.cells)
    .at(-1);
  return [
    hasTurned && words.decided(),
    lost >= MIN_TURNED && words.lastTurned(lost),
    // The first moves change every place.
    back >= plays.length / 3 && back > 0 && (isYours ? words.yourReturn : words.comeback)(back),
    largest !== undefined && (isYours ? words.yourMove : words.move)(largest.cells, largest.ply),
  ];
}

export function advice({ plays, you }: FinishedGame, words: typeof en) {
  const lost = plays.reduce((sum, play) => sum + turnedFrom(play, you ?? 0), 0);
  return [lost >= MIN_TURNED_IN_ALL && words.turned(lost)];
}

/** The number of cells that a move has turned: all that it has changed but the one that it names. */
const turned = ({ before, after }: Play) => changedSquares(before, after).length - 1;

/** The number of cells of a seat that a move has turned. */
function turnedFrom({ before, after }: Play, seat: number) {
  const owners = pieces(before);
  return changedSquares(before, after).filter((square) => owners.get(square) === PIECES[seat]).length;
}

function cellsOf(position: string) {
  const owners = [...pieces(position).values()];
  return PIECES.map((piece) => owners.filter((owner) => owner === piece).length);
}

/** Whether a seat has fewer cells than each other one. */
function isLast(position: string, seat: number) {
  const cells = cellsOf(position);
  return cells.every((count, other) => other === seat || count > (cells[seat] ?? 0));
}
