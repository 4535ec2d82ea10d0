// What a table lets a person hear and feel: picks, refusals, pieces that land, and the end of a game.

import { vibrate } from './vibrate.ts';
import type { GamePage } from '../games/page.ts';
import type { Settings } from '../library/settings.ts';
import type { Motion } from './board/motion.ts';
import type { Material, SoundName } from './sounds.ts';

/** The milliseconds between two parts of a count that are heard. */
const TICK_MILLIS = 70;

/** Plays a sound; see `Sound` in `app/`. */
export type PlaySound = (name: SoundName, options?: { material?: Material; after?: number }) => void;

/** The sounds and vibrations of a table. */
export class Feedback {
  #material;
  #settings;
  #playSound;
  /** When a count was last heard. */
  #ticked = 0;

  /** @param playSound missing where the table is silent */
  constructor(
    { material }: Pick<GamePage, 'material'>,
    settings: Pick<Settings, 'vibration'>,
    playSound: PlaySound = () => {},
  ) {
    this.#material = material ?? 'wood';
    this.#settings = settings;
    this.#playSound = playSound;
  }

  /** A piece was picked, or let go. */
  pick() {
    this.#play('pick');
    this.#vibrate('pick');
  }

  /** A tap was refused. */
  refuse() {
    this.#play('refuse');
    this.#vibrate('refuse');
  }

  /**
   * Pieces move, and sound when they land.
   *
   * @param how whether the motion is shown, and whether a person moves
   */
  move({ millis, beats }: Motion, { isMoving, isPersons }: { isMoving: boolean; isPersons: boolean }) {
    const all = beats ?? [{ at: 1, sound: 'land' }];
    // Without a motion everything lands at once.
    for (const { at, sound } of isMoving ? all : all.slice(-1)) this.#play(sound, isMoving ? at * millis : 0);
    if (isPersons) setTimeout(() => this.#vibrate('land'), isMoving ? millis : 0);
  }

  /** A move was played whose pieces are in place already. */
  land() {
    this.#play('land');
    this.#vibrate('land');
  }

  /** A part of the board is counted. Many parts are not all heard. */
  count() {
    const now = performance.now();
    if (now - this.#ticked < TICK_MILLIS) return;
    this.#ticked = now;
    this.#play('count');
  }

  /** The result of the game is shown. */
  end() {
    this.#play('end');
  }

  #play(name: SoundName, after = 0) {
    this.#playSound(name, { material: this.#material, after });
  }

  #vibrate(name: Parameters<typeof vibrate>[0]) {
    if (this.#settings.vibration) vibrate(name);
  }
}
