// Strokes on a board, which draw arrows and circles: with the right mouse button, with two fingers that rest and are
// lifted, or with the key M from cell to cell. Fingers that move pinch and drag the board instead.

/** How far a resting finger may move, in CSS pixels. */
const MAX_REST_DISTANCE = 12;
/** Two fingers closer than this, in CSS pixels, mean the square between them. */
const MAX_PAIR_DISTANCE = 90;

interface StrokeHandlers {
  /** The square at a point of the window. */
  squareAt: (x: number, y: number) => string | null;
  /** A stroke of the mouse begins; true if it is not to draw. */
  begin: () => boolean;
  /**
   * A stroke from a square to another one, or to itself;
   * a draft is not finished.
   */
  stroke: (from: string, to: string, how: 'draft' | 'abort' | 'pointer' | 'key') => void;
}

/**
 * Listens to strokes.
 *
 * @param element the board's
 */
export function listenToStrokes(element: HTMLElement, handlers: StrokeHandlers) {
  listenToMouse(element, handlers);
  listenToFingers(element, handlers);
  listenToKey(element, handlers);
}

function listenToMouse(element: HTMLElement, { squareAt, begin, stroke }: StrokeHandlers) {
  /** Where the stroke of the mouse began. */
  let from: string | null = null;
  const draw = ({ clientX, clientY }: MouseEvent, how: 'draft' | 'pointer') => {
    const to = squareAt(clientX, clientY);
    if (from !== null && to !== null) stroke(from, to, how);
  };
  element.addEventListener(
    'contextmenu',
    (event) => event.target instanceof HTMLCanvasElement && event.preventDefault(),
  );
  element.addEventListener('mousedown', (event) => {
    if (event.button === 2) from = begin() ? null : squareAt(event.clientX, event.clientY);
  });
  element.addEventListener('mousemove', (event) => event.buttons & 2 && draw(event, 'draft'));
  element.addEventListener('mouseup', (event) => {
    if (event.button !== 2) return;
    draw(event, 'pointer');
    from = null;
  });
  element.addEventListener('mouseleave', () => {
    if (from !== null) stroke(from, from, 'abort');
    from = null;
  });
}

function listenToFingers(element: HTMLElement, { squareAt, stroke }: StrokeHandlers) {
  /** The fingers since the board was last free. */
  let fingers: { id: number; x: number; y: number; target: EventTarget | null }[] = [];
  let down = 0;
  let isResting = true;
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch') return;
      if (down === 0) [fingers, isResting] = [[], true];
      down += 1;
      fingers.push({ id: event.pointerId, x: event.clientX, y: event.clientY, target: event.target });
      if (fingers.length < 2) return;
      // The first finger has pressed a square; that press no longer counts, and this one is none.
      event.stopPropagation();
      fingers[0]?.target?.dispatchEvent(
        new PointerEvent('pointercancel', { pointerId: fingers[0]?.id ?? 0, pointerType: 'touch', bubbles: false }),
      );
    },
    true,
  );
  element.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      const finger = fingers.find(({ id }) => id === pointerId);
      if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > MAX_REST_DISTANCE) isResting = false;
    },
    true,
  );
  const onEnd = ({ type, isTrusted, pointerId }: PointerEvent) => {
    if (!isTrusted || !fingers.some(({ id }) => id === pointerId)) return;
    down = Math.max(0, down - 1);
    if (type === 'pointercancel') isResting = false;
    const [one, two] = fingers;
    if (down > 0 || !isResting || !one || !two || fingers.length > 2) return;
    const isClose = Math.hypot(one.x - two.x, one.y - two.y) < MAX_PAIR_DISTANCE;
    const middle = squareAt((one.x + two.x) / 2, (one.y + two.y) / 2);
    const [begun, end] = isClose ? [middle, middle] : [squareAt(one.x, one.y), squareAt(two.x, two.y)];
    if (begun !== null && end !== null) stroke(begun, end, 'pointer');
  };
  element.addEventListener('pointerup', onEnd, true);
  element.addEventListener('pointercancel', onEnd, true);
}

function listenToKey(element: HTMLElement, { stroke }: StrokeHandlers) {
  /** The cell where the key was pressed. */
  let pressed: string | null = null;
  const cellOf = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
    (key.toLowerCase() === 'm' && !ctrlKey && !altKey && !metaKey && target instanceof HTMLElement
      ? target.dataset['square']
      : null) ?? null;
  element.addEventListener('keydown', (event) => {
    if (!event.repeat) pressed = cellOf(event) ?? pressed;
  });
  element.addEventListener('keyup', (event) => {
    const to = cellOf(event);
    if (pressed !== null && to !== null) stroke(pressed, to, 'key');
    if (to !== null) pressed = null;
  });
}
