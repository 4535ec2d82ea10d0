// Shares the puzzle of a day: how many tries it took, and a small picture of its board without the solution.

import { publicPosition } from '../../game/hands.ts';
import { plainScene } from '../../ui/board/plain.ts';
import { paintPicture } from '../../ui/board/picture.ts';
import { copyText } from '../dialogs/copy.ts';
import { shortDate } from './dates.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { Words } from './board.ts';

/** The longer side of the picture in CSS pixels, and the device pixels of each. */
const LONG_SIDE = 320;
const SCALE = 2;

/**
 * Opens the share sheet of a device that is touched, or copies the text and the picture.
 *
 * @returns what to say about it; empty for nothing
 */
export async function shareDay(
  game: GamePage,
  { date, tries, position }: { date: string; tries: number; position: string },
  words: Words,
  engine: Engine,
): Promise<string> {
  const session = engine.sample(game.id, '', position);
  const shown = publicPosition(game, session.position());
  session.free();
  const url = new URL(`./#/${game.id}/puzzles/${date}`, location.href).href;
  const text = words.shareText(shortDate(date), tries);
  const canvas = paintPicture(game, plainScene(shown), {
    isFlipped: false,
    long: LONG_SIDE,
    scale: SCALE,
    ground: 'ground',
    coordinates: false,
  });
  const png: Promise<Blob> = new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser draws no canvas.'))), 'image/png'),
  );
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    const files = [new File([await png], `gambol-${game.id}-${date}.png`, { type: 'image/png' })];
    const isDone = await navigator.share(navigator.canShare?.({ files }) ? { text, url, files } : { text, url }).then(
      () => true,
      (error) => error.name === 'AbortError',
    );
    if (isDone) return '';
  }
  const told = `${text}\n${url}`;
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': new Blob([told], { type: 'text/plain' }), 'image/png': png }),
    ]);
    return words.copied;
  } catch {
    return (await copyText(told)) ? words.copied : words.notCopied;
  }
}
