// The scene of a table: its position with the selection, hints and analysis.

import { arrowsOf, heatOf } from '../../coach/outlook.js';
import { publicPosition } from '../../game/hands.js';
import { number } from '../../words/vocabulary.js';

/** @import { GameRecord } from '../../game/record.js' */
/** @import { Foreseen } from './foresight.js' */
/** @import { GamePage, Report, Scene, TableSnapshot } from '../../types.js' */

/**
 * The squares that each legal one-tap move would change, by square, and their number
 * as shown and as spoken.
 *
 * @typedef {{ position: string, gains: Scene['gains'], effects: Scene['effects'], previews: Map<string, string[]> }} Changes
 */

/**
 * The state of a table. `isOpen` says whether a move may be picked, `previewed` is the hovered square.
 *
 * @typedef {object} SceneOptions
 * @property {GamePage} game
 * @property {TableSnapshot} snapshot
 * @property {Pick<GameRecord, 'after' | 'legal' | 'holdings' | 'positionAt'>} record
 * @property {boolean} isOpen
 * @property {string[]} picks
 * @property {string | null} hint the highlighted move
 * @property {Changes | null} changes
 * @property {string | null} previewed
 * @property {string | null} pendingTap the square on which the next tap makes a move
 * @property {boolean} hasGains whether gains are shown
 * @property {Report | null} analysis
 * @property {Foreseen | null} foreseen what a tap would do
 */

/**
 * The scene of a table.
 *
 * @param {SceneOptions} look
 * @returns {Scene}
 */
export function sceneOf({ game, snapshot, record, isOpen, picks, hint, changes, previewed, pendingTap, hasGains, analysis, foreseen }) {
  const { position, ply, moves, over, toMove } = snapshot;
  const { selected, targets, movable, parts, laid, partial } = game.selection(isOpen ? record.legal : [], picks, position);
  const last = partial ?? moves[ply - 1];
  const preview = previewed === null ? undefined : changes?.previews.get(previewed);
  const best = analysis?.depth ? analysis.best : undefined;
  const arrows = analysis ? arrowsOf(game, analysis) : [];
  return {
    position: partial === null ? publicPosition(game, position) : record.after(partial),
    selected,
    targets,
    movable,
    parts: parts ?? null,
    aimed: null,
    lastMove: last === undefined ? [] : game.visits(last),
    lastMoves: partial === null ? lastMovesOf(game, snapshot, record) : [],
    hint: hint === null ? [] : game.visits(hint),
    laid: laid ?? [],
    ghosts: (hint ?? best) === undefined ? [] : (game.lays?.(hint ?? best ?? '') ?? []),
    gains: hasGains ? (changes?.gains ?? []) : [],
    effects: changes?.effects ?? new Map(),
    preview: preview === undefined ? null : { squares: preview, piece: game.seats[toMove ?? 0]?.piece ?? '' },
    pendingTap,
    arrows,
    heat: analysis ? heatOf(game, analysis, position, picks, arrows) : [],
    pointed: previewed,
    holdings: record.holdings,
    isFinal: over,
    foreseen: foreseen && foreseenOf(game, foreseen, position, record),
  };
}

/**
 * What a tap would do, as the board shows it.
 *
 * @param {GamePage} game
 * @param {Foreseen} foreseen
 * @param {string} position
 * @param {Pick<GameRecord, 'after' | 'legal'>} record
 * @returns {NonNullable<Scene['foreseen']>}
 */
function foreseenOf(game, { square, move, picks }, position, record) {
  if (move === null) {
    const { partial, laid } = game.selection(record.legal, picks, position);
    return { position: partial === null ? publicPosition(game, position) : record.after(partial), laid: laid ?? [], squares: [square] };
  }
  const after = publicPosition(game, record.after(move));
  const changed = game.changedSquares?.(publicPosition(game, position), after) ?? [];
  return { position: after, laid: [], squares: [...new Set([...game.visits(move), ...changed])] };
}

/**
 * The last move of each opponent of the player to move, with the squares that it turned; none where moves turn nothing.
 *
 * @param {GamePage} game
 * @param {TableSnapshot} snapshot
 * @param {Pick<GameRecord, 'positionAt'>} record
 * @returns {Scene['lastMoves']}
 */
function lastMovesOf({ changedSquares, visits }, { moves, movers, ply, players }, record) {
  if (!changedSquares) return [];
  /** @type {Scene['lastMoves']} */
  const last = [];
  for (let at = ply - 1; at >= Math.max(0, ply - players + 1); at -= 1) {
    const [move = '', seat = 0] = [moves[at], movers[at]];
    const squares = visits(move);
    if (squares.length === 0 || last.some((newer) => newer.seat === seat)) continue;
    const turned = changedSquares(record.positionAt(at), record.positionAt(at + 1)).filter((square) => !squares.includes(square));
    last.unshift({ seat, squares, turned });
  }
  return last;
}

/**
 * The changes of all legal moves.
 *
 * @param {GamePage} game
 * @param {Pick<GameRecord, 'after' | 'legal' | 'position'>} record
 * @returns {Changes | null} null when a move takes more than one tap
 */
export function changesOf({ changedSquares, describe, visits }, record) {
  if (!changedSquares) return null;
  const { position, legal } = record;
  // A pass visits no square.
  const moves = legal.flatMap((move) => visits(move).slice(-1).map((square) => ({ move, square, after: record.after(move) })));
  const previews = new Map(moves.map(({ square, after }) => [square, changedSquares(position, after)]));
  // The square itself does not count, since it was empty.
  const gains = [...previews].map(([square, squares]) => ({ square, text: number(squares.length - 1) }));
  const effects = new Map(moves.map(({ move, square, after }) => [square, describe.effect(move, position, after)]));
  return { position, gains, effects, previews };
}
