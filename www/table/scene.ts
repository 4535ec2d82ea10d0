// The scene of a table: its position with the selection, hints and analysis.

import { publicPosition } from '../game/hands.ts';
import { number } from '../words/vocabulary.ts';
import type { Report } from '../core/bindings.ts';
import type { GameRecord } from '../game/record.ts';
import type { TableSnapshot } from '../game/snapshot.ts';
import type { GamePage } from '../games/page.ts';
import type { Scene } from '../ui/board/scene.ts';
import type { Preview } from './state.ts';

/**
 * The squares that each legal one-tap move would change, by square, and their number
 * as shown and as spoken.
 */
interface Changes {
  position: string;
  gains: Scene['gains'];
  effects: Scene['effects'];
  previews: Map<string, string[]>;
}

/** The state of a table. `isOpen` says whether a move may be picked, `previewed` is the hovered square. */
interface SceneOptions {
  game: GamePage;
  snapshot: TableSnapshot;
  record: Pick<GameRecord, 'after' | 'legal' | 'holdings' | 'positionAt'>;
  isOpen: boolean;
  picks: string[];
  /** The highlighted move. */
  hint: string | null;
  changes: Changes | null;
  previewed: string | null;
  /** The square on which the next tap makes a move. */
  pendingTap: string | null;
  /** Whether gains are shown. */
  hasGains: boolean;
  analysis: Report | null;
  /** What shows the analysis; null until it is loaded. */
  outlook: typeof import('./outlook.ts') | null;
  /** What a tap would do. */
  foreseen: Preview | null;
}

/** The scene of a table. */
export function sceneOf({
  game,
  snapshot,
  record,
  isOpen,
  picks,
  hint,
  changes,
  previewed,
  pendingTap,
  hasGains,
  analysis,
  outlook,
  foreseen,
}: SceneOptions): Scene {
  const { position, ply, moves, over, toMove } = snapshot;
  const { selected, targets, movable, parts, laid, partial } = game.selection(
    isOpen ? record.legal : [],
    picks,
    position,
  );
  const last = partial ?? moves[ply - 1];
  const preview = previewed === null ? undefined : changes?.previews.get(previewed);
  const best = analysis?.depth ? analysis.best : undefined;
  const arrows = (analysis && outlook?.arrowsOf(game, analysis, changes?.gains)) ?? [];
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
    heat: (analysis && outlook?.heatOf(game, analysis, position, picks, arrows)) ?? [],
    pointed: previewed,
    holdings: record.holdings,
    isFinal: over,
    foreseen: foreseen && foreseenOf(game, foreseen, position, record),
  };
}

/** What a tap would do, as the board shows it. */
function foreseenOf(
  game: GamePage,
  { square, move, picks }: Preview,
  position: string,
  record: Pick<GameRecord, 'after' | 'legal'>,
): NonNullable<Scene['foreseen']> {
  if (move === null) {
    const { partial, laid } = game.selection(record.legal, picks, position);
    return {
      position: partial === null ? publicPosition(game, position) : record.after(partial),
      laid: laid ?? [],
      squares: [square],
    };
  }
  const after = publicPosition(game, record.after(move));
  const changed = game.changedSquares?.(publicPosition(game, position), after) ?? [];
  return { position: after, laid: [], squares: [...new Set([...game.visits(move), ...changed])] };
}

/**
 * The last move of each opponent of the player to move, with the squares that it turned; none where moves turn nothing.
 */
function lastMovesOf(
  { changedSquares, visits }: GamePage,
  { moves, movers, ply, players }: TableSnapshot,
  record: Pick<GameRecord, 'positionAt'>,
): Scene['lastMoves'] {
  if (!changedSquares) return [];
  const last: Scene['lastMoves'] = [];
  for (let at = ply - 1; at >= Math.max(0, ply - players + 1); at -= 1) {
    const [move = '', seat = 0] = [moves[at], movers[at]];
    const squares = visits(move);
    if (squares.length === 0 || last.some((newer) => newer.seat === seat)) continue;
    const turned = changedSquares(record.positionAt(at), record.positionAt(at + 1)).filter(
      (square) => !squares.includes(square),
    );
    last.unshift({ seat, squares, turned });
  }
  return last;
}

/**
 * The changes of all legal moves.
 *
 * @returns null when a move takes more than one tap
 */
export function changesOf(
  { changedSquares, describe, visits }: GamePage,
  record: Pick<GameRecord, 'after' | 'legal' | 'position'>,
): Changes | null {
  if (!changedSquares) return null;
  const { position, legal } = record;
  // A pass visits no square.
  const moves = legal.flatMap((move) =>
    visits(move)
      .slice(-1)
      .map((square) => ({ move, square, after: record.after(move) })),
  );
  const previews = new Map(moves.map(({ square, after }) => [square, changedSquares(position, after)]));
  // The square itself does not count, since it was empty.
  const gains = [...previews].map(([square, squares]) => ({ square, text: number(squares.length - 1) }));
  const effects = new Map(moves.map(({ move, square, after }) => [square, describe.effect(move, position, after)]));
  return { position, gains, effects, previews };
}
