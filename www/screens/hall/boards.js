// The boards of the hall: whole ones, close-ups, and sample games that play while they are hovered.

import { isTrap } from '../../core/fault.js';
import { publicPosition } from '../../game/hands.js';
import { formatLink } from '../../links/link.js';
import { replaySession } from '../../links/opener.js';
import { Board, plainScene } from '../../ui/board/board.js';
import { placeOf } from '../../ui/board/geometry.js';
import { t } from '../../words/index.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { GamePage, Scene, Session, TableState } from '../../types.js' */

/** Milliseconds between two moves of a sample game. */
const INTERVAL = 1400;
/** The width of a close-up divided by its height, and the number of its lines: on a board of at most 8 files, and on a larger one. */
const CLOSE_UP = { ratio: 2.5, small: 2, large: 4 };
const SMALL_BOARD = 8;
/** What another kind of piece is worth against another piece, where a close-up is chosen. */
const VARIETY = 2;
/** Links of games at which the engine trapped; they are not opened again during this visit. */
const trapped = new Set();

/** @typedef {(closer: () => void) => void} OnClose registers a function to call when the hall is closed */
/** @typedef {(job: () => void) => void} Later registers work for a frame of its own, after the hall is shown */

/**
 * Opens a session at the end of a stored game; at the start if the game can no longer be played.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {TableState | null} state
 */
export function openSession(engine, game, state) {
  const link = state && formatLink(state);
  try {
    return state && !trapped.has(link) ? replaySession(game, state, engine) : engine.start(game.id, 'seed=0');
  } catch (error) {
    if (!isTrap(error)) return engine.start(game.id, '');
    trapped.add(link);
    throw error;
  }
}

/**
 * The scene of the current position of a session, with its last move.
 *
 * @param {GamePage} game
 * @param {Session} session
 * @returns {Scene}
 */
export function sceneOf(game, session) {
  const move = session.history(0, true).moves[session.ply() - 1];
  const scene = plainScene(publicPosition(game, session.position()));
  return { ...scene, lastMove: move === undefined ? [] : game.visits(move) };
}

/**
 * A board, which is redrawn in the colours of the theme.
 *
 * @param {GamePage} game
 * @param {Scene} scene
 * @param {OnClose} onClose
 * @param {boolean} [coordinates]
 */
export function makeBoard(game, scene, onClose, coordinates = false) {
  const board = new Board(game, scene, { label: t().hall.board(game.name), coordinates });
  onClose(() => board.close());
  const colours = () => board.refresh();
  addEventListener('gambol-colours', colours);
  onClose(() => removeEventListener('gambol-colours', colours));
  return board;
}

/**
 * Shows the part of a board with the most pieces of the most kinds, cropped between squares.
 *
 * @param {GamePage} game
 * @param {Board} board
 * @param {string} position
 */
export function closeUp(game, board, position) {
  const { columns, lines, frame } = board.geometry;
  const height = columns > SMALL_BOARD ? CLOSE_UP.large : CLOSE_UP.small;
  const width = Math.min(columns, height * CLOSE_UP.ratio);
  const places = [...game.pieces(position)].map(([square, piece]) => ({ ...placeOf(square), piece }));
  let best = { value: -1, x: 0, y: 0 };
  for (let y = 0; y + height <= lines; y += 1) {
    for (let x = 0; x + width <= columns; x += 1) {
      const inside = places.filter(({ file, rank }) => file >= x && file < x + width && lines - 1 - rank >= y && lines - 1 - rank < y + height);
      const value = inside.length + VARIETY * new Set(inside.map(({ piece }) => piece)).size;
      if (value > best.value) best = { value, x, y };
    }
  }
  const across = columns + frame.left + frame.right;
  const down = lines + frame.top + frame.bottom;
  board.setView({ zoom: Math.max(across, down * CLOSE_UP.ratio) / width, x: best.x + width / 2, y: best.y + height / 2 });
}

/**
 * Plays the sample game on a board in a loop, while it is asked to.
 *
 * @param {GamePage} game
 * @param {Session} session
 * @param {Board} board
 */
export function playSample(game, session, board) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
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
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {number} [moves] all moves by default
 */
export function sampleSession(engine, game, moves = game.sample.length) {
  const session = openSession(engine, game, null);
  game.sample.slice(0, moves).forEach((move) => session.play(move));
  return session;
}
