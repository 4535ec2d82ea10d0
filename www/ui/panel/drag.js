// Drags a token from the rack to the board.

import { make } from '../dom.js';
import { preventFlings } from '../fling.js';

/** The distance in CSS pixels beyond which a press becomes a drag. */
const DRAG_THRESHOLD = 8;

/**
 * @typedef {object} Drag
 * @property {() => void} cancel ends a running drag without a drop
 */

/**
 * Makes a button draggable. The picture under the pointer is a child of the button and is removed with it, so that a
 * hidden hand is never visible on the next screen or to the next player.
 *
 * @param {HTMLElement} button
 * @param {object} on
 * @param {() => Element} on.picture the picture under the pointer
 * @param {() => void} on.begin the drag has begun
 * @param {(point: { x: number, y: number } | null) => void} on.aim the pointer is on a point of the window; null after the drag
 * @param {(x: number, y: number) => void} on.drop the button was dropped on a point of the window
 * @param {() => void} on.tap the button was tapped and not dragged
 * @returns {Drag}
 */
export function draggable(button, { picture, begin, aim, drop, tap }) {
  /** @type {{ id: number, x: number, y: number, ghost: HTMLElement | null } | null} */
  let press = null;
  // A drag also ends with a click event, which must not count as a tap.
  let wasDrag = false;

  /** Removes the picture; returns whether there was one. */
  const end = () => {
    const ghost = press?.ghost ?? null;
    press = null;
    ghost?.remove();
    if (ghost !== null) aim(null);
    return ghost !== null;
  };

  const isDisabled = () => button.getAttribute('aria-disabled') === 'true';

  /** @param {PointerEvent} event */
  const lift = ({ clientX, clientY }) => {
    wasDrag = true;
    begin();
    if (!press || !button.isConnected || isDisabled()) return void end();
    // In the top layer, where no ancestor clips or transforms it.
    const ghost = make('div', { class: 'ghost', popover: 'manual', 'aria-hidden': 'true' }, picture());
    button.append(ghost);
    ghost.showPopover?.();
    press.ghost = ghost;
    carry(ghost, clientX, clientY);
  };

  /**
   * @param {HTMLElement} ghost
   * @param {number} x
   * @param {number} y
   */
  const carry = (ghost, x, y) => {
    ghost.style.translate = `${x}px ${y}px`;
    aim({ x, y });
  };

  preventFlings(button);
  button.addEventListener('pointerdown', (event) => {
    if (press || event.button !== 0 || isDisabled()) return;
    wasDrag = false;
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener('pointermove', (event) => {
    if (press?.id !== event.pointerId) return;
    const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_THRESHOLD;
    if (press.ghost) carry(press.ghost, event.clientX, event.clientY);
    else if (isFar) lift(event);
  });
  button.addEventListener('pointerup', (event) => {
    if (press?.id === event.pointerId && end()) drop(event.clientX, event.clientY);
  });
  const stop = (/** @type {PointerEvent} */ event) => {
    if (press?.id === event.pointerId) end();
  };
  button.addEventListener('pointercancel', stop);
  button.addEventListener('lostpointercapture', stop);
  button.addEventListener('click', () => {
    if (!wasDrag) tap();
    wasDrag = false;
  });

  return { cancel: () => void (press?.ghost && end()) };
}
