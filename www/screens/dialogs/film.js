// Makes an animated picture of a game: draws its positions here, one at a time, and has a worker encode them.

import { makeYielder } from '../../core/yielder.js';
import { replay } from '../../game/replay.js';
import { paintPicture, stillScene } from '../../ui/board/picture.js';
import { scriptUrl } from '../../ui/trusted.js';
import { sceneOf } from '../table/scene.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { ToFilmer } from '../../core/filmer.js' */
/** @import { GamePage, TableState } from '../../types.js' */

/** The longer side in pixels, and the most frames. */
const LONG = 480;
const FRAMES = 200;
/** How long a position is shown, and the last one, in milliseconds. */
const MILLIS = 800;
const LAST_MILLIS = 2000;

/**
 * Makes an animated picture of a game, from its first to its last position.
 *
 * @param {GamePage} game
 * @param {object} film
 * @param {Engine} film.engine
 * @param {TableState} film.state
 * @param {boolean} film.isFlipped
 * @param {(part: number) => void} onPart called with the part that is done, from 0 to 1
 * @param {AbortSignal} signal ends the worker; the promise rejects then
 */
export async function makeFilm(game, { engine, state, isFlipped }, onPart, signal) {
  const { record } = replay(engine, game, { ...state, at: null });
  const { moves, movers } = record.history;
  const worker = new Worker(scriptUrl(new URL('./filmer.js', import.meta.url)), { type: 'module' });
  const broken = new Promise((_, reject) => {
    worker.onerror = reject;
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // It may break before anything is posted.
  broken.catch(() => {});
  const post = (/** @type {ToFilmer} */ message, /** @type {Transferable[]} */ transfer = []) =>
    Promise.race([
      broken,
      /** @type {Promise<Blob | null>} */ (new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.postMessage(message, transfer);
      })),
    ]);
  const draw = (/** @type {number} */ ply) => {
    record.seek(ply);
    const snapshot = { ...record.status, position: record.position, ply, moves, movers, fallen: null, ending: null };
    const scene = sceneOf({ game, snapshot, record, isOpen: false, picks: [], hint: null, changes: null, previewed: null, pendingTap: null, hasGains: false, analysis: null, foreseen: null });
    const canvas = paintPicture(game, stillScene(scene), { isFlipped, long: LONG, scale: 1, ground: 'ground' });
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    return { width: canvas.width, height: canvas.height, pixels };
  };
  const pause = makeYielder();
  try {
    const plies = shownPlies(moves.length);
    // The colours are those of the beginning and of the end.
    const samples = [];
    for (const ply of [0, moves.length]) {
      samples.push(draw(ply));
      await pause();
    }
    const [{ width = 0, height = 0 } = {}] = samples;
    await post({ width, height, samples: samples.map(({ pixels }) => pixels) });
    for (const [n, ply] of plies.entries()) {
      const { pixels } = draw(ply);
      await post({ pixels, millis: ply === moves.length ? LAST_MILLIS : MILLIS }, [pixels.buffer]);
      onPart((n + 1) / plies.length);
    }
    return { file: /** @type {Blob} */ (await post(null)), moves: moves.length };
  } finally {
    worker.terminate();
    record.free();
  }
}

/**
 * The positions of a game that are shown: all, or in a long game some of them.
 *
 * @param {number} moves the number of moves
 */
export function shownPlies(moves) {
  const step = Math.ceil(moves / (FRAMES - 1)) || 1;
  return [...Array.from({ length: Math.ceil(moves / step) }, (_, n) => n * step), moves];
}
