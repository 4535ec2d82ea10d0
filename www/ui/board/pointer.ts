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
  /** Changes the chosen amount; false when there is nothing to choose. */
  changeAmount: (steps: number) => boolean;
  /** Draws the piece under the pointer; null ends this. */
  drag: (drag: { square: string; x: number; y: number } | null) => void;
}

/** Listens to pointers on a canvas. */
export function listenToPointer(element: HTMLElement, geometryOf: () => Geometry, handlers: PointerHandlers) {
  let press: {
    id: number;
    x: number;
    y: number;
    square: string;
    picked: boolean;
    isDrag: boolean;
    amountSteps: number | null;
    hold: 'none' | 'shown' | 'left';
  } | null = null;
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
    const picked = handlers.isPicked(square);
    // A piece is selected on press, so that it shows at once. A press that might be a move waits for the release,
    // since it may begin a scroll.
    const isPick = !picked && handlers.canPick(square) && !handlers.isTarget(square);
    if (isPick) handlers.tap(square, event.pointerType === 'touch');
    press = { id: event.pointerId, x, y, square, picked: isPick, isDrag: false, amountSteps: null, hold: 'none' };
    element.setPointerCapture(event.pointerId);
    const pressed = press;
    clearTimeout(holding);
    if (!isPick)
      holding = setTimeout(
        () => press === pressed && !pressed.isDrag && handlers.hold(square) && (pressed.hold = 'shown'),
        HOLD_MILLIS,
      );
  });

  element.addEventListener('pointermove', (event) => {
    const { x, y, square } = locate(event);
    if (!press) {
      handlers.hover(square);
      const isOpen = square && (handlers.canPick(square) || handlers.isTarget(square) || handlers.isPicked(square));
      element.style.cursor = isOpen ? 'pointer' : 'default';
    } else if (press.id === event.pointerId) {
      if (press.hold !== 'none') {
        // A finger that slides away cancels.
        if (press.hold === 'shown' && square !== press.square) {
          press.hold = 'left';
          handlers.hold(null);
        }
        return;
      }
      const isFar = Math.hypot(x - press.x, y - press.y) > DRAG_THRESHOLD;
      if (!press.isDrag && press.amountSteps === null && isFar && handlers.isPicked(press.square)) {
        // A finger that moves straight up changes the amount; any other direction drags the piece.
        const isUp = event.pointerType === 'touch' && press.y - y > 2 * Math.abs(x - press.x);
        if (isUp && handlers.changeAmount(0)) press.amountSteps = 0;
        else press.isDrag = true;
      }
      if (press.isDrag) handlers.drag({ square: press.square, x, y });
      if (press.amountSteps !== null) {
        const steps = Math.round((press.y - y) / (geometryOf().cell * AMOUNT_STEP));
        if (steps !== press.amountSteps) handlers.changeAmount(steps - press.amountSteps);
        press.amountSteps = steps;
      }
    }
  });

  const end = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return;
    const { square: from, picked, isDrag, amountSteps, hold } = press;
    const { square } = locate(event);
    press = null;
    clearTimeout(holding);
    if (hold === 'shown') handlers.hold(null);
    if (hold === 'left') return;
    if (isDrag) handlers.drag(null);
    if (isDrag && !square && event.type === 'pointerup') handlers.dropOutside();
    if (event.type === 'pointercancel' && picked) handlers.cancel();
    if (event.type === 'pointercancel' || !square || amountSteps !== null) return;
    if (isDrag ? square !== from && handlers.isTarget(square) : square === from && !picked) {
      // What was shown before is meant.
      handlers.tap(square, event.pointerType === 'touch' && hold === 'none');
    }
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
