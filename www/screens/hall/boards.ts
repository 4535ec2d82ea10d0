// The boards of the hall: whole ones, close-ups, and sample games that play while they are hovered.

import { isTrap } from '../../core/fault.ts';
import { publicPosition } from '../../game/hands.ts';
import { formatLink } from '../../links/link.ts';
import { replaySession } from '../../links/opener.ts';
import { Board, plainScene } from '../../ui/board/board.ts';
import { placeOf } from '../../ui/board/geometry.ts';
import { t } from '../../words/index.ts';
import type { Session } from '../../core/bindings.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { Scene } from '../../ui/board/scene.ts';

/** Milliseconds between two moves of a sample game. */
const INTERVAL = 1400;
/**
 * The width of a close-up divided by its height, and the number of its lines: on a board of at most 8 files, and on a
 * larger one.
 */
const CLOSE_UP = { ratio: 2.5, small: 2, large: 4 };
const SMALL_BOARD = 8;
/** The weight of a further kind of piece against a further piece, for the choice of a close-up. */
const VARIETY_WEIGHT = 2;
/** Links of games at which the engine trapped; they are not opened again during this visit. */
const trapped = new Set();

/** Registers a function to call when the hall is closed. */
export type OnClose = (closer: () => void) => void;

/** Registers work for a frame of its own, after the hall is shown. */
export type Schedule = (job: () => void) => void;

/** Opens a session at the end of a stored game; at the start if the game can no longer be played. */
export function openSession(engine: Engine, game: GamePage, state: GameLink | null) {
  const link = state && formatLink(state);
  try {
    return state && !trapped.has(link) ? replaySession(game, state, engine) : engine.start(game.id, 'seed=0');
  } catch (error) {
    if (!isTrap(error)) return engine.start(game.id, '');
    trapped.add(link);
    throw error;
  }
}

/** The scene of the current position of a session, with its last move. */
export function sceneOf(game: GamePage, session: Session): Scene {
  const move = session.history(0, true).moves[session.ply() - 1];
  const scene = plainScene(publicPosition(game, session.position()));
  return { ...scene, lastMove: move === undefined ? [] : game.visits(move) };
}

/** A board, which is redrawn in the colours of the theme. */
export function makeBoard(game: GamePage, scene: Scene, onClose: OnClose, coordinates = false) {
  const board = new Board(game, scene, { label: t().hall.board(game.name), coordinates });
  onClose(() => board.close());
  const colours = () => board.refresh();
  addEventListener('gambol-colours', colours);
  onClose(() => removeEventListener('gambol-colours', colours));
  return board;
}

/** Shows the part of a board with the most pieces of the most kinds, cropped between squares. */
export function closeUp(game: GamePage, board: Board, position: string) {
  const { columns, lines, frame } = board.geometry;
  const height = columns > SMALL_BOARD ? CLOSE_UP.large : CLOSE_UP.small;
  const width = Math.min(columns, height * CLOSE_UP.ratio);
  const places = [...game.pieces(position)].map(([square, piece]) => ({ ...placeOf(square), piece }));
  let best = { value: -1, x: 0, y: 0 };
  for (let y = 0; y + height <= lines; y += 1) {
    for (let x = 0; x + width <= columns; x += 1) {
      const inside = places.filter(
        ({ file, rank }) => file >= x && file < x + width && lines - 1 - rank >= y && lines - 1 - rank < y + height,
      );
      const value = inside.length + VARIETY_WEIGHT * new Set(inside.map(({ piece }) => piece)).size;
      if (value > best.value) best = { value, x, y };
    }
  }
  const across = columns + frame.left + frame.right;
  const down = lines + frame.top + frame.bottom;
  board.setView({
    zoom: Math.max(across, down * CLOSE_UP.ratio) / width,
    x: best.x + width / 2,
    y: best.y + height / 2,
  });
}

/** Plays the sample game on a board in a loop, while it is asked to. */
export function playSample(game: GamePage, session: Session, board: Board) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    const [ply, position] = [session.ply(), session.position()];
    const move = game.sample[ply];
    if (move === undefined) {
      session.seek(0);
      board.show(sceneOf(game, session));
    } else {
      session.play(move);
      board.show(sceneOf(game, session), game.motion(position, move, 0, session.position()));
    }
    timer = setTimeout(next, INTERVAL);
  };
  return {
    play: () => {
      clearTimeout(timer);
      if (!isReduced) timer = setTimeout(next, INTERVAL / 2);
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * A session some moves into the sample game.
 *
 * @param moves all moves by default
 */
export function sampleSession(engine: Engine, game: GamePage, moves: number = game.sample.length) {
  const session = openSession(engine, game, null);
  game.sample.slice(0, moves).forEach((move) => session.play(move));
  return session;
}
