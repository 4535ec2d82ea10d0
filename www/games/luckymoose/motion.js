// The motion of a LuckyMoose lay: tokens drop on their tiles, one after the other.

import { easeOut } from '../../ui/board/animate.js';
import { placeOf } from '../../ui/board/geometry.js';
import { parseLay } from './notation.js';

/** @import { Frame, Motion } from '../../types.js' */

/** The delay between two tokens, and the duration of each drop, in milliseconds. */
const STAGGER = 120;
const DROP = 180;

/**
 * The motion of a move.
 *
 * @param {string} position
 * @param {string} move
 * @returns {Motion}
 */
export function motion(position, move) {
  const laid = parseLay(move);
  const millis = laid.length === 0 ? 1 : DROP + STAGGER * (laid.length - 1);

  /**
   * @param {number} t
   * @returns {Frame}
   */
  const at = (t) => {
    const sprites = laid.flatMap(({ square, piece }, n) => {
      const progress = easeOut(Math.min(1, Math.max(0, (t * millis - n * STAGGER) / DROP)));
      return progress === 0 ? [] : [{ piece, ...placeOf(square), alpha: progress, lift: 0.7 * (1 - progress) }];
    });
    return { hidden: new Set(), sprites };
  };
  const beats = laid.map((_, n) => ({ at: (DROP + STAGGER * n) / millis, sound: /** @type {const} */ ('land') }));
  return { position, millis, at, beats };
}
