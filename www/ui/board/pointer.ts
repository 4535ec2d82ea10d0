// Pointer input on the canvas: taps on squares, and pieces dragged from one square to another.

import { preventFlings } from '../fling.ts';
import type { Geometry } from './geometry.ts';

/** The distance in CSS pixels beyond which a press becomes a drag. */
const DRAG_THRESHOLD = 8;
/** The distance, in squares, that a finger moves up for one more piece. */
const AMOUNT_STEP = 0.4;
/** Milliseconds after which a press that does not move is held. */
const HOLD_MILLIS = 500;

interface PointerHandlers {
  /** Whether the square has a movable piece. */
  canPick: (square: string) => boolean;
  /** Whether the square is selected. */
  isPicked: (square: string) => boolean;
  /** Whether the selected piece can move there. */
  isTarget: (square: string) => boolean;
  tap: (square: string, isTouch: boolean) => void;
  /** Shows what a tap on a square would do; null ends this; false if there is nothing to show. */
  hold: (square: string | null) => boolean;
  /** The pointer is on a square, or on none. */
  hover: (square: string | null) => void;
  /** The piece was dropped outside the board. */
  dropOutside: () => void;
  /** The browser took over a touch, for example to scroll the page. */
  cancel: () => void;
  /** Changes the chosen amount, at least to one; false when there is nothing to choose. */
  changeAmount: (steps: number) => boolean;
  /** Draws the piece under the pointer; null ends this. */
  drag: (drag: { square: string; x: number; y: number } | null) => void;
}

/** A press of a pointer on a square, until it is lifted. */
interface Press {
  id: number;
  x: number;
  y: number;
  square: string;
  /** Whether the press has selected the piece. */
  isPick: boolean;
  isDrag: boolean;
  /** The steps by which the amount was changed; undefined where it does not change it. */
  amountSteps?: number;
  hold: 'none' | 'shown' | 'left';
}

/** Listens to pointers on a canvas. */
export function listenToPointer(element: HTMLElement, geometryOf: () => Geometry, handlers: PointerHandlers) {
  let press: Press | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;

  const locate = (event: PointerEvent) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return { x, y, square: geometryOf().squareAt(x, y) };
  };

  preventFlings(element);
  element.addEventListener('pointerdown', (event) => {
    const { x, y, square } = locate(event);
    if (press || event.button !== 0 || !square) return;
    // A piece is selected on press, so that it shows at once. A press that might be a move waits for the release,
    // since it may begin a scroll.
    const isPick = !handlers.isPicked(square) && handlers.canPick(square) && !handlers.isTarget(square);
    if (isPick) handlers.tap(square, event.pointerType === 'touch');
    const pressed: Press = { id: event.pointerId, x, y, square, isPick, isDrag: false, hold: 'none' };
    press = pressed;
    element.setPointerCapture(event.pointerId);
    clearTimeout(holding);
    if (!isPick)
      holding = setTimeout(
        () => press === pressed && !pressed.isDrag && handlers.hold(square) && (pressed.hold = 'shown'),
        HOLD_MILLIS,
      );
  });

  element.addEventListener('pointermove', (event) => {
    const point = locate(event);
    const { square } = point;
    if (!press) {
      handlers.hover(square);
      const isOpen = square && (handlers.canPick(square) || handlers.isTarget(square) || handlers.isPicked(square));
      element.style.cursor = isOpen ? 'pointer' : 'default';
    } else if (press.id === event.pointerId)
      continuePress(press, point, event.pointerType === 'touch', geometryOf().cell, handlers);
  });

  const end = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return;
    const ended = press;
    press = null;
    clearTimeout(holding);
    endPress(ended, locate(event).square, event, handlers);
  };
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  // A held finger opens no menu.
  element.addEventListener('contextmenu', (event) => press && event.preventDefault());

  element.addEventListener('pointerleave', () => handlers.hover(null));

  // The wheel scrolls the page unless it changes an amount.
  element.addEventListener('wheel', (event) => {
    if (document.hasFocus() && event.deltaY !== 0 && handlers.changeAmount(event.deltaY < 0 ? 1 : -1))
      event.preventDefault();
  });
}

/** Drags the piece, changes the amount, or leaves the held square. */
function continuePress(
  press: Press,
  { x, y, square }: { x: number; y: number; square: string | null },
  isTouch: boolean,
  cell: number,
  handlers: PointerHandlers,
) {
  if (press.hold !== 'none') {
    // A finger that slides away cancels.
    if (press.hold === 'shown' && square !== press.square) {
      press.hold = 'left';
      handlers.hold(null);
    }
    return;
  }
  const isFar = Math.hypot(x - press.x, y - press.y) > DRAG_THRESHOLD;
  if (!press.isDrag && press.amountSteps === undefined && isFar && handlers.isPicked(press.square)) {
    // A finger that moves straight up takes one piece after the other; any other direction drags the piece.
    const isUp = isTouch && press.y - y > 2 * Math.abs(x - press.x);
    if (isUp && handlers.changeAmount(-Infinity)) press.amountSteps = 1;
    else press.isDrag = true;
  }
  if (press.isDrag) handlers.drag({ square: press.square, x, y });
  if (press.amountSteps !== undefined) {
    const steps = Math.max(1, Math.round((press.y - y) / (cell * AMOUNT_STEP)));
    if (steps !== press.amountSteps) handlers.changeAmount(steps - press.amountSteps);
    press.amountSteps = steps;
  }
}

/** Ends a press on a square or outside the board: a tap, a move, or nothing. */
function endPress(
  { square: from, isPick, isDrag, amountSteps, hold }: Press,
  square: string | null,
  { type, pointerType }: PointerEvent,
  handlers: PointerHandlers,
) {
  if (hold === 'shown') handlers.hold(null);
  if (hold === 'left') return;
  if (isDrag) handlers.drag(null);
  if (isDrag && !square && type === 'pointerup') handlers.dropOutside();
  if (type === 'pointercancel' && isPick) handlers.cancel();
  if (type === 'pointercancel' || !square || amountSteps !== undefined) return;
  if (isDrag ? square !== from && handlers.isTarget(square) : square === from && !isPick) {
    // What was shown before is meant.
    handlers.tap(square, pointerType === 'touch' && hold === 'none');
  }
}
