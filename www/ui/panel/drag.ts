// Drags a token from the rack to the board.

import { make } from '../dom.ts';
import { preventFlings } from '../fling.ts';

/** The distance in CSS pixels beyond which a press becomes a drag. */
const DRAG_THRESHOLD = 8;

interface Drag {
  /** Ends a running drag without a drop. */
  cancel: () => void;
}

/**
 * Makes a button draggable. The picture under the pointer is a child of the button and is removed with it, so that a
 * hidden hand is never visible on the next screen or to the next player.
 *
 * @param on.picture the picture under the pointer
 * @param on.begin the drag has begun
 * @param on.aim the pointer is on a point of the window; null after the drag
 * @param on.drop the button was dropped on a point of the window
 * @param on.tap the button was tapped and not dragged
 */
export function draggable(
  button: HTMLElement,
  {
    picture,
    begin,
    aim,
    drop,
    tap,
  }: {
    picture: () => Element;
    begin: () => void;
    aim: (point: { x: number; y: number } | null) => void;
    drop: (x: number, y: number) => void;
    tap: () => void;
  },
): Drag {
  let press: { id: number; x: number; y: number; ghost: HTMLElement | null } | null = null;
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

  const lift = ({ clientX, clientY }: PointerEvent) => {
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

  const carry = (ghost: HTMLElement, x: number, y: number) => {
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
  const stop = (event: PointerEvent) => {
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
