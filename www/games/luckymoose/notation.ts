// Parses the texts of LuckyMoose: positions, views and moves.

import { placeOf, squareName } from '../../ui/board/geometry.ts';
import type { PlacedPiece } from '../../ui/board/scene.ts';

/** The token on each occupied tile: `g4`. */
export function pieces(position: string): Map<string, string> {
  const found = new Map<string, string>();
  const ranks = position.split(' ')[0]?.split('/') ?? [];
  ranks.forEach((items, row) => {
    let file = 0;
    for (const item of items.split(',')) {
      const isToken = /^[a-z]/.test(item);
      if (isToken) found.set(squareName(file, ranks.length - 1 - row), item);
      file += isToken ? 1 : Number(item);
    }
  });
  return found;
}

/** The number of files and ranks of a position. */
export function boardSize(position: string) {
  const size = position.split(' ')[0]?.split('/').length ?? 0;
  return { files: size, ranks: size };
}

/**
 * The factor of a tile: 3, 2 or 1.
 *
 * @param size of the board
 */
export function factorOf(square: string, size: number) {
  const { file, rank } = placeOf(square);
  const half = (size - 1) / 2;
  const away = Math.max(Math.abs(file - half), Math.abs(rank - half));
  return away === half ? 3 : away === 3 ? 2 : 1;
}

/** Whether a tile is the centre. */
export function isCentre(square: string, size: number) {
  return square === squareName((size - 1) / 2, (size - 1) / 2);
}

/** The tokens of a text; none for `-`. */
export function tokensOf(text: string) {
  return text.match(/[a-z]\d/g) ?? [];
}

/** The tokens of the one hand that a view shows. */
export function handOf(view: string) {
  const hands = view.split(' ')[3]?.split('/') ?? [];
  return tokensOf(hands.find((hand) => /^[a-z]/.test(hand)) ?? '');
}

/** The number of tokens in the pool. */
export function poolSize(view: string) {
  return Number(view.split(' ')[4] ?? 0);
}

/** The number of tokens in each hand. */
export function handSizes(view: string) {
  const hands = view.split(' ')[3]?.split('/') ?? [];
  return hands.map((hand) => (/^\d/.test(hand) ? Number(hand) : tokensOf(hand).length));
}

/** The points of each player. */
export function scoresOf(position: string) {
  return (position.split(' ')[2] ?? '').split(',').map(Number);
}

/**
 * The turns that may still go by without a lay before the game ends, and those that have in a row.
 *
 * @param position a position or a view
 */
export function turnsLeft(position: string) {
  const [, , , hands = '', pool = '', idle = '0'] = position.split(' ');
  const players = hands.split('/').length;
  const isEmpty = pool === '-' || pool === '0';
  return { turns: (isEmpty ? players : 3 * players) - Number(idle), idle: Number(idle) };
}

/** The tokens of a lay with their tiles; empty for other moves. */
export function parseLay(move: string): PlacedPiece[] {
  if (!move.includes('@')) return [];
  return move.split(',').map((item) => {
    const [piece = '', square = ''] = item.split('@');
    return { square, piece };
  });
}

/** The tiles that a move visits. */
export function visits(move: string) {
  return parseLay(move).map(({ square }) => square);
}

/** The text of a lay, sorted by rank and then by file. */
export function formatLay(laid: PlacedPiece[]) {
  const order = ({ square }: PlacedPiece) => placeOf(square).rank * 100 + placeOf(square).file;
  const sorted = [...laid].sort((a, b) => order(a) - order(b));
  return sorted.map(({ square, piece }) => `${piece}@${square}`).join(',');
}
