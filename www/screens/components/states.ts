// The states of a board: scenes of a game in its middle, as a table would show them.

import { arrowsOf, heatOf } from '../../coach/outlook.ts';
import { publicPosition } from '../../game/hands.ts';
import { Board, plainScene } from '../../ui/board/board.ts';
import { drawAdvice } from '../../ui/board/advice.ts';
import { drawShapes } from '../../ui/board/shapes.ts';
import { sampleSession } from '../hall/boards.ts';
import type { Report, Session } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { Look } from '../../ui/board/brush.ts';
import type { Scene, Shape } from '../../ui/board/scene.ts';

/** A state of a board. */
export interface BoardState {
  name: string;
  /** What brings it about. */
  note: string;
  scene: Scene;
  /** The square under the pointer. */
  pointed?: string;
}

/** The number of moves of the sample game before the states, of which some are left for the moves that they show. */
const MOVES = 4;

/** A board in a state, which takes no input. */
export function sampleBoard(game: GamePage, { name, scene, pointed = '' }: BoardState, look?: Look) {
  const board = new Board(game, scene, { label: `${game.name}: ${name}`, ...(look && { look }) });
  board.drawShapes = drawShapes;
  board.drawAdvice = drawAdvice;
  if (pointed) board.point(pointed);
  return board;
}

/** All states of the boards of a game. */
export function statesOf(game: GamePage, engine: Engine): BoardState[] {
  const session = sampleSession(engine, game, MOVES);
  const states = statesAt(game, session);
  session.free();
  return [...states, finalState(game, engine)];
}

function statesAt(game: GamePage, session: Session): BoardState[] {
  const { moves } = session.history(0, true);
  const position = publicPosition(game, session.position());
  const view = session.view(session.status().toMove ?? 0);
  const legal = session.legal();
  const base = { ...plainScene(position), holdings: session.holdings() };
  const last = { ...base, lastMove: game.visits(moves.at(-1) ?? '') };
  const picks = bestPicks(game, legal, position, view);
  const picked = sceneAfter(game, base, legal, picks);
  const move = game.sample[MOVES] ?? legal[0] ?? '';
  const squares = game.visits(move);
  const after = publicPosition(game, session.after(move));
  const changed = game.changedSquares?.(position, after) ?? [];
  const ghosts = game.lays?.(move) ?? [];
  const report = sampleReport(legal);
  const arrows = arrowsOf(game, report);
  const heat = heatOf(game, report, position, [], arrows);
  const shapes: Shape[] = ['G', 'R', 'Y', 'B'].map((color, n) => {
    const path = game.visits(legal[Math.floor((n * legal.length) / 4)] ?? '');
    return { kind: 'drawn', squares: n % 2 === 0 ? path : path.slice(-1), color };
  });
  const target = picked.targets[0];
  return [
    { name: 'Plain', note: 'No marks: a locked board, a diagram', scene: base },
    { name: 'Last move', note: 'After each move', scene: last },
    ...lastMoves(game, session, last),
    ...(game.hands
      ? []
      : [{ name: 'To move', note: 'Pieces that can move', scene: sceneAfter(game, last, legal, []) }]),
    ...(picks.length > 0 ? [{ name: 'Selected', note: 'A piece is picked: its targets', scene: picked }] : []),
    ...partState(game, base, legal, picks),
    ...(target ? [{ name: 'Aimed', note: 'The pointer is on a target', scene: picked, pointed: target }] : []),
    ...(target
      ? [{ name: 'Tap again', note: 'A small target was tapped once', scene: { ...picked, pendingTap: target } }]
      : []),
    ...(ghosts.length > 0
      ? [{ name: 'Laid', note: 'Before the lay is confirmed', scene: { ...base, laid: ghosts } }]
      : []),
    { name: 'Hint', note: 'The move to play', scene: { ...last, hint: squares, ghosts } },
    ...(game.changedSquares ? changeStates(game, session, base, { legal, position, changed }) : []),
    {
      name: 'Preview',
      note: 'A press that is held, or a move to confirm',
      scene: { ...base, foreseen: { position: after, laid: [], squares: [...new Set([...squares, ...changed])] } },
    },
    ...(game.hasPremove
      ? [{ name: 'Premove', note: 'A move waits for its turn', scene: withShapes(base, 'waits', squares) }]
      : []),
    {
      name: 'Analysis',
      note: 'The best three moves, and what others cost',
      scene: { ...base, arrows, heat, ghosts, pointed: heat[0]?.square ?? null },
    },
    { name: 'Drawn', note: 'Arrows and circles of a person', scene: { ...base, shapes } },
    { name: 'Scan', note: 'One-switch play lights a group', scene: withShapes(base, 'lit', squares) },
  ];
}

/** The scene after picks. */
function sceneAfter(game: GamePage, scene: Scene, legal: string[], picks: string[]): Scene {
  const { selected, targets, movable, parts, laid } = game.selection(legal, picks, scene.position);
  return { ...scene, selected, targets, movable, parts: parts ?? null, laid: laid ?? [] };
}

/** The first pick with the most targets; none in games whose moves are one tap. */
function bestPicks(game: GamePage, legal: string[], position: string, view: string) {
  const { hands } = game;
  const firsts = hands
    ? hands.rack(view, []).map((_, place) => hands.take(view, [], place))
    : game.selection(legal, [], position).movable.flatMap((square) => {
        const choice = game.tap(legal, [], square);
        return 'picks' in choice ? [choice.picks] : [];
      });
  const targetsOf = (picks: string[]) => game.selection(legal, picks, position).targets.length;
  return firsts.sort((a, b) => targetsOf(b) - targetsOf(a))[0] ?? [];
}

/** A part of a stack is picked, in games with stacks. */
function partState(game: GamePage, base: Scene, legal: string[], picks: string[]): BoardState[] {
  const stacks = game
    .selection(legal, [], base.position)
    .movable.filter((square) => (game.amount?.(legal, [square])?.most ?? 0) > 1);
  const [stack] = stacks;
  if (!game.withAmount || stack === undefined || picks.length === 0) return [];
  const part = game.withAmount(legal, [stack], 1);
  return [{ name: 'Part of a stack', note: 'One piece is lifted', scene: sceneAfter(game, base, legal, part) }];
}

/** The last move of each opponent, in games whose moves turn pieces. */
function lastMoves(game: GamePage, session: Session, scene: Scene): BoardState[] {
  if (!game.changedSquares) return [];
  const { moves, movers } = session.history(0, true);
  const ply = session.ply();
  const from = ply - session.status().players + 1;
  const positions = moves.slice(0, ply).map((_, at) => {
    session.seek(at);
    return session.position();
  });
  session.seek(ply);
  positions.push(session.position());
  const last = moves.slice(from, ply).map((move, n) => {
    const at = from + n;
    const squares = game.visits(move);
    const changed = game.changedSquares?.(positions[at] ?? '', positions[at + 1] ?? '') ?? [];
    return { seat: movers[at] ?? 0, squares, turned: changed.filter((square) => !squares.includes(square)) };
  });
  return [{ name: 'Last moves', note: 'One of each opponent', scene: { ...scene, lastMoves: last } }];
}

/** Gains and hover, in games whose moves are one tap. */
function changeStates(
  game: GamePage,
  session: Session,
  base: Scene,
  { legal, position, changed }: { legal: string[]; position: string; changed: string[] },
): BoardState[] {
  const gains = legal.map((move) => {
    const square = game.visits(move).at(-1) ?? '';
    return { square, text: String((game.changedSquares?.(position, session.after(move)).length ?? 1) - 1) };
  });
  const piece = game.seats[session.status().toMove ?? 0]?.piece ?? '';
  return [
    { name: 'Gains', note: 'What each move turns', scene: { ...sceneAfter(game, base, legal, []), gains } },
    { name: 'Hovered', note: 'The pointer is on a move', scene: { ...base, preview: { squares: changed, piece } } },
  ];
}

/** The end of the sample game. */
function finalState(game: GamePage, engine: Engine): BoardState {
  const session = sampleSession(engine, game);
  const scene = {
    ...plainScene(publicPosition(game, session.position())),
    holdings: session.holdings(),
    isFinal: true,
  };
  session.free();
  return { name: 'Final', note: 'The game is over: what counts', scene };
}

/** A report with made-up values, best first. */
function sampleReport(legal: string[]): Report {
  const best = [0.5, 0.8, 0.2].map((part) => legal[Math.floor(part * legal.length)] ?? '');
  const moves = [...new Set([...best, ...legal])];
  const values = moves.map((move, n) => ({ move, value: 2 - n / 3, depth: 7, proved: n === 0 }));
  return { values, line: moves.slice(0, 1), best: moves[0] ?? '', depth: 7, nodes: 1, done: true };
}

const withShapes = (scene: Scene, kind: Shape['kind'], squares: string[]): Scene => ({
  ...scene,
  shapes: [{ kind, squares }],
});
