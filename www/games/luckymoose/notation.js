// Parses the texts of LuckyMoose: positions, views and moves.

import { placeOf, squareName } from '../../ui/board/geometry.js';

/** @import { Placed } from '../../types.js' */

/**
 * The token on each occupied tile: `g4`.
 *
 * @param {string} position
 * @returns {Map<string, string>}
 */
export function pieces(position) {
  /** @type {Map<string, string>} */
  const found = new Map();
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

/**
 * The number of files and ranks of a position.
 *
 * @param {string} position
 */
export function boardSize(position) {
  const size = position.split(' ')[0]?.split('/').length ?? 0;
  return { files: size, ranks: size };
}

/**
 * The factor of a tile: 3, 2 or 1.
 *
 * @param {string} square
 * @param {number} size of the board
 */
export function factorOf(square, size) {
  const { file, rank } = placeOf(square);
  const half = (size - 1) / 2;
  const away = Math.max(Math.abs(file - half), Math.abs(rank - half));
  return away === half ? 3 : away === 3 ? 2 : 1;
}

/**
 * Whether a tile is the centre.
 *
 * @param {string} square
 * @param {number} size
 */
export function isCentre(square, size) {
  return square === squareName((size - 1) / 2, (size - 1) / 2);
}

/**
 * The tokens of a text; none for `-`.
 *
 * @param {string} text
 */
export function tokensOf(text) {
  return text.match(/[a-z]\d/g) ?? [];
}

/**
 * The tokens of the one hand that a view shows.
 *
 * @param {string} view
 */
export function handOf(view) {
  const hands = view.split(' ')[3]?.split('/') ?? [];
  return tokensOf(hands.find((hand) => /^[a-z]/.test(hand)) ?? '');
}

/**
 * The number of tokens in the pool.
 *
 * @param {string} view
 */
export function poolSize(view) {
  return Number(view.split(' ')[4] ?? 0);
}

/**
 * The number of tokens in each hand.
 *
 * @param {string} view
 */
export function handSizes(view) {
  const hands = view.split(' ')[3]?.split('/') ?? [];
  return hands.map((hand) => (/^\d/.test(hand) ? Number(hand) : tokensOf(hand).length));
}

/**
 * The points of each player.
 *
 * @param {string} position
 */
export function scoresOf(position) {
  return (position.split(' ')[2] ?? '').split(',').map(Number);
}

/**
 * The turns that may still go by without a lay before the game ends, and those that have in a row.
 *
 * @param {string} position a position or a view
 */
export function turnsLeft(position) {
  const [, , , hands = '', pool = '', idle = '0'] = position.split(' ');
  const players = hands.split('/').length;
  const isEmpty = pool === '-' || pool === '0';
  return { turns: (isEmpty ? players : 3 * players) - Number(idle), idle: Number(idle) };
}

/**
 * The tokens of a lay with their tiles; empty for other moves.
 *
 * @param {string} move
 * @returns {Placed[]}
 */
export function parseLay(move) {
  if (!move.includes('@')) return [];
  return move.split(',').map((item) => {
    const [piece = '', square = ''] = item.split('@');
    return { square, piece };
  });
}

/**
 * The tiles that a move visits.
 *
 * @param {string} move
 */
export function visits(move) {
  return parseLay(move).map(({ square }) => square);
}

/**
 * The text of a lay, sorted by rank and then by file.
 *
 * @param {Placed[]} laid
 */
export function formatLay(laid) {
  const order = (/** @type {Placed} */ { square }) => placeOf(square).rank * 100 + placeOf(square).file;
  const sorted = [...laid].sort((a, b) => order(a) - order(b));
  return sorted.map(({ square, piece }) => `${piece}@${square}`).join(',');
}
