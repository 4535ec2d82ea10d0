// Makes an animated picture of a game: draws its positions here, one at a time, and has a worker encode them.

import { makeYielder } from '../../core/yielder.ts';
import { replay } from '../../game/replay.ts';
import { paintPicture, stillScene } from '../../ui/board/picture.ts';
import { scriptUrl } from '../../ui/trusted.ts';
import { sceneOf } from '../../table/scene.ts';
import type { Engine } from '../../core/engine.ts';
import type { ToFilmer } from '../../core/filmer.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';

/** The longer side in pixels, and the maximum number of frames. */
const LONG_SIDE = 480;
const MAX_FRAMES = 200;
/** How long a position is shown, and the last one, in milliseconds. */
const FRAME_MILLIS = 800;
const LAST_FRAME_MILLIS = 2000;

/**
 * Makes an animated picture of a game, from its first to its last position.
 *
 * @param onPart called with the part that is done, from 0 to 1
 * @param signal ends the worker; the promise rejects then
 */
export async function makeFilm(
  game: GamePage,
  { engine, state, isFlipped }: { engine: Engine; state: GameLink; isFlipped: boolean },
  onPart: (part: number) => void,
  signal: AbortSignal,
) {
  const { record } = replay(engine, game, { ...state, at: null });
  const { moves, movers } = record.history;
  const worker = new Worker(scriptUrl(new URL('./filmer.js', import.meta.url)), { type: 'module' });
  const broken = new Promise((_, reject) => {
    worker.onerror = reject;
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // It may break before anything is posted.
  broken.catch(() => {});
  const post = (message: ToFilmer, transfer: Transferable[] = []) =>
    Promise.race([
      broken,
      new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data);
        worker.postMessage(message, transfer);
      }) as Promise<Blob | null>,
    ]);
  const draw = (ply: number) => {
    record.seek(ply);
    const snapshot = { ...record.status, position: record.position, ply, moves, movers, fallen: null, ending: null };
    const scene = sceneOf({
      game,
      snapshot,
      record,
      isOpen: false,
      picks: [],
      hint: null,
      changes: null,
      previewed: null,
      pendingTap: null,
      hasGains: false,
      analysis: null,
      outlook: null,
      foreseen: null,
    });
    const canvas = paintPicture(game, stillScene(scene), { isFlipped, long: LONG_SIDE, scale: 1, ground: 'ground' });
    const pixels =
      canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
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
      await post({ pixels, millis: ply === moves.length ? LAST_FRAME_MILLIS : FRAME_MILLIS }, [pixels.buffer]);
      onPart((n + 1) / plies.length);
    }
    return { file: (await post(null)) as Blob, moves: moves.length };
  } finally {
    worker.terminate();
    record.free();
  }
}

/**
 * The positions of a game that are shown: all, or in a long game some of them.
 *
 * @param moves the number of moves
 */
export function shownPlies(moves: number) {
  const step = Math.ceil(moves / (MAX_FRAMES - 1)) || 1;
  return [...Array.from({ length: Math.ceil(moves / step) }, (_, n) => n * step), moves];
}
