// What a table lets a person hear and feel: picks, refusals, pieces that land, and the end of a game.

import { vibrate } from '../../ui/vibrate.js';

/** @import { GamePage, Material, Motion, Settings, SoundName } from '../../types.js' */

/** The milliseconds between two parts of a count that are heard. */
const TICK_MILLIS = 70;

/**
 * Plays a sound; see `Sound` in `app/`.
 *
 * @typedef {(name: SoundName, options?: { material?: Material, after?: number }) => void} PlaySound
 */

/** The sounds and vibrations of a table. */
export class Feedback {
  #material;
  #settings;
  #playSound;
  /** When a count was last heard. */
  #ticked = 0;

  /**
   * @param {Pick<GamePage, 'material'>} game
   * @param {Pick<Settings, 'vibration'>} settings
   * @param {PlaySound} [playSound] missing where the table is silent
   */
  constructor({ material }, settings, playSound = () => {}) {
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
   * @param {Motion} motion
   * @param {{ isMoving: boolean, isPersons: boolean }} how whether the motion is shown, and whether a person moves
   */
  move({ millis, beats }, { isMoving, isPersons }) {
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

  /**
   * @param {SoundName} name
   * @param {number} [after]
   */
  #play(name, after = 0) {
    this.#playSound(name, { material: this.#material, after });
  }

  /** @param {Parameters<typeof vibrate>[0]} name */
  #vibrate(name) {
    if (this.#settings.vibration) vibrate(name);
  }
}
