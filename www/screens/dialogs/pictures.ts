// The part of the share dialog that makes pictures of the board: one of the position, or an animated one of the game.

import { paintPicture, stillScene } from '../../ui/board/picture.ts';
import { make, setText } from '../../ui/dom.ts';
import { svgOf } from '../../ui/vector/svg.ts';
import { t } from '../../words/index.ts';
import { makeFilm } from './film.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { Scene } from '../../ui/board/scene.ts';

/** The longer side of a picture, in CSS pixels, and the device pixels of each. */
const LONG_SIDE = 600;
const SCALE = 2;
const MEGABYTE = 1e6;

/** What pictures are made of. */
export interface Subject {
  game: GamePage;
  engine: Engine;
  scene: Scene;
  state: GameLink;
  ply: number;
  isFlipped: boolean;
}

/**
 * Creates the buttons that make pictures.
 *
 * @param closed the dialog was closed
 */
export function picturesPart(
  { game, engine, scene, state, ply, isFlipped }: Subject,
  status: HTMLElement,
  closed: AbortSignal,
) {
  const words = dialogWords().share;
  const still = stillScene(scene);
  const name = (end: string) => `${game.id}-move-${ply}.${end}`;
  const png = () => toBlob(paintPicture(game, still, { isFlipped, long: LONG_SIDE, scale: SCALE }));
  const svg = () => new Blob([svgOf(game, still, isFlipped, LONG_SIDE)], { type: 'image/svg+xml' });
  const attempt = async (job: () => Promise<string>) => {
    setText(status, '');
    setText(status, await job().catch(() => words.noPicture));
  };
  const button = (label: string, job: () => Promise<string>) =>
    make('button', { type: 'button', class: 'second', onclick: () => attempt(job) }, label);
  const copy = async () => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })]);
    return words.pictureCopied;
  };
  const result = make('div', { class: 'film' });
  let making: AbortController | null = null;
  const film = async () => {
    if (making) return '';
    const stop = new AbortController();
    making = stop;
    closed.addEventListener('abort', () => stop.abort());
    const progress = make('progress', { 'aria-label': words.drawing, max: 1, value: 0 });
    const cancel = make(
      'button',
      { type: 'button', class: 'plain', onclick: () => making?.abort() },
      t().foresight.cancel,
    );
    result.replaceChildren(progress, cancel);
    try {
      const { file, moves } = await makeFilm(
        game,
        { engine, state, isFlipped },
        (part) => (progress.value = part),
        stop.signal,
      );
      const address = URL.createObjectURL(file);
      closed.addEventListener('abort', () => URL.revokeObjectURL(address));
      const size = words.filmed(moves, Math.max(0.1, file.size / MEGABYTE));
      const save = button(words.save, () => deliver(file, `${game.id}-${moves}-moves.gif`));
      result.replaceChildren(make('img', { src: address, alt: words.film }), save);
      return size;
    } catch (error) {
      const isCancelled = stop.signal.aborted;
      result.replaceChildren();
      if (isCancelled) return '';
      throw error;
    } finally {
      making = null;
    }
  };
  return [
    make(
      'div',
      { class: 'row' },
      button(words.picture('PNG'), async () => deliver(await png(), name('png'))),
      button(words.picture('SVG'), async () => deliver(svg(), name('svg'))),
      typeof ClipboardItem === 'function' && button(words.copyPicture, copy),
      state.moves.length > 0 && button(words.film, film),
    ),
    result,
  ];
}

/**
 * Hands a file over: to the system's share sheet where one touches the screen and it takes such files, otherwise as a
 * download.
 */
async function deliver(blob: Blob, name: string) {
  const files = [new File([blob], name, { type: blob.type })];
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files })) {
    const isDone = await navigator.share({ files }).then(
      () => true,
      (error) => error.name === 'AbortError',
    );
    if (isDone) return '';
  }
  const link = make('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return name;
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser draws no canvas.'))), 'image/png'),
  );
}
