// Gestures on a board that is larger than its window: two fingers drag and pinch it, one finger plays, the wheel
// scrolls.

/** A step of a gesture: the point between the fingers before it, its movement, and the change of their distance. */
export interface Gesture {
  x: number;
  y: number;
  across: number;
  down: number;
  scale: number;
}

/** The point between two fingers, and their distance. */
interface FingerPair {
  x: number;
  y: number;
  apart: number;
}

/**
 * Listens to gestures. Their pointers are hidden from the board below.
 *
 * @returns stops listening
 */
export function listenToGestures(
  element: HTMLElement,
  { isOpen, move }: { isOpen(): boolean; move(gesture: Gesture): void },
): () => void {
  /** The fingers on the board. */
  const fingers = new Map<number, { x: number; y: number }>();
  // From the second finger until the last one is lifted.
  let isGesture = false;
  /** The fingers at the last step. */
  let last: FingerPair | null = null;
  let frame = 0;

  // Both fingers move before a step is made: a step for each of them would also pinch.
  const step = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const [before, after] = [last, pairOf(fingers.values())];
    last = after;
    if (before && after) move(gestureBetween(before, after));
  };

  /** Where the first finger is. */
  let target: EventTarget | null = null;
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !isOpen()) return;
    const [first] = fingers.keys();
    // The second finger may be elsewhere, such as on the map.
    if (first === undefined) target = event.target;
    fingers.set(event.pointerId, pointOn(element, event));
    if (fingers.size < 2) return;
    event.stopPropagation();
    if (isGesture || first === undefined) return;
    isGesture = true;
    last = pairOf(fingers.values());
    // The first finger has pressed a square; that press no longer counts.
    target?.dispatchEvent(
      new PointerEvent('pointercancel', { pointerId: first, pointerType: 'touch', bubbles: false }),
    );
  };

  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, pointOn(element, event));
    if (!isGesture) return;
    event.stopPropagation();
    if (frame === 0) frame = requestAnimationFrame(step);
  };

  const onEnd = (event: PointerEvent) => {
    if (!event.isTrusted || !fingers.has(event.pointerId)) return;
    if (isGesture) {
      event.stopPropagation();
      step();
    }
    fingers.delete(event.pointerId);
    // Other two fingers may be left of three.
    last = pairOf(fingers.values());
    if (fingers.size === 0) isGesture = false;
  };

  const onWheel = (event: WheelEvent) => {
    if (event.defaultPrevented || !isOpen()) return;
    event.preventDefault();
    const { x, y } = pointOn(element, event);
    // Trackpads report a pinch as the wheel with the control key.
    if (event.ctrlKey) move({ x, y, across: 0, down: 0, scale: Math.exp(-event.deltaY / 200) });
    else move({ x, y, across: -event.deltaX, down: -event.deltaY, scale: 1 });
  };

  const listening = new AbortController();
  const { signal } = listening;
  const capturing = { capture: true, signal };
  element.addEventListener('pointerdown', onDown, capturing);
  element.addEventListener('pointermove', onMove, capturing);
  element.addEventListener('pointerup', onEnd, capturing);
  element.addEventListener('pointercancel', onEnd, capturing);
  element.addEventListener('wheel', onWheel, { passive: false, signal });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}

function pointOn(element: HTMLElement, { clientX, clientY }: MouseEvent) {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** The first two fingers; null where there are fewer. */
function pairOf([one, two]: Iterable<{ x: number; y: number }>): FingerPair | null {
  if (!one || !two) return null;
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, apart: Math.hypot(one.x - two.x, one.y - two.y) };
}

function gestureBetween(before: FingerPair, after: FingerPair): Gesture {
  const { x, y } = before;
  const scale = before.apart > 0 && after.apart > 0 ? after.apart / before.apart : 1;
  return { x, y, across: after.x - x, down: after.y - y, scale };
}
