// The small boards of the library: painted when there is time, and only those that can be seen.

import { publicPosition } from '../../game/hands.ts';
import { paintPicture } from '../../ui/board/picture.ts';
import { plainScene } from '../../ui/board/plain.ts';
import { makeYielder, nextTask } from '../../core/yielder.ts';
import type { GamePage } from '../../games/page.ts';

/** The longer side of a board in CSS pixels. */
const LONG_SIDE = 160;
/** The milliseconds of painting between two frames. */
const SLICE = 4;
/** The most pictures that are remembered. */
const MAX_PICTURES = 200;

export class Thumbs {
  /** Pictures by game and position, those used last at the end. */
  #pictures = new Map<string, HTMLCanvasElement>();
  /** The boards that are still to be painted. */
  #waiting = new Map<Element, { game: GamePage; position: string }>();
  #observer;
  #queue: (() => void)[] = [];
  #isRunning = false;
  #isClosed = false;

  constructor() {
    this.#observer = new IntersectionObserver((entries) => this.#onSeen(entries), { rootMargin: '50%' });
  }

  /** The place of a board, which is painted when it comes into view. */
  add(place: HTMLElement, game: GamePage, position: string) {
    const picture = this.#pictures.get(keyOf(game, position));
    // A canvas is in one place alone.
    if (picture && !picture.isConnected) {
      place.replaceChildren(picture);
      return;
    }
    this.#waiting.set(place, { game, position });
    this.#observer.observe(place);
  }

  /** Forgets the places of a list that is replaced. */
  clear() {
    this.#observer.disconnect();
    this.#waiting.clear();
    this.#queue.length = 0;
  }

  /** Forgets all pictures, because the colours have changed. */
  refresh() {
    this.#pictures.clear();
  }

  close() {
    this.#isClosed = true;
    this.clear();
  }

  #onSeen(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      const asked = this.#waiting.get(target);
      if (!isIntersecting || !asked) continue;
      this.#observer.unobserve(target);
      this.#waiting.delete(target);
      this.#queue.push(() => target.isConnected && target.replaceChildren(this.#paint(asked.game, asked.position)));
    }
    void this.#run();
  }

  async #run() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const pause = makeYielder(SLICE);
    await nextTask();
    for (let job = this.#queue.shift(); job && !this.#isClosed; job = this.#queue.shift()) {
      job();
      await pause();
    }
    this.#isRunning = false;
  }

  #paint(game: GamePage, position: string) {
    const key = keyOf(game, position);
    const canvas = paintPicture(game, plainScene(publicPosition(game, position)), {
      isFlipped: false,
      long: LONG_SIDE,
      scale: Math.min(2, devicePixelRatio),
      coordinates: false,
    });
    this.#pictures.delete(key);
    this.#pictures.set(key, canvas);
    const [oldest] = this.#pictures.keys();
    if (this.#pictures.size > MAX_PICTURES && oldest !== undefined) this.#pictures.delete(oldest);
    return canvas;
  }
}

function keyOf(game: GamePage, position: string) {
  return `${game.id} ${position}`;
}
