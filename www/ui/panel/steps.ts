// The bar that steps through a finished game.

import { icon, make, setAttribute, setText } from '../dom.ts';
import { t } from '../../words/index.ts';
import type { EndView } from './views.ts';

interface StepActions {
  seek: (ply: number) => void;
  /** Plays the game back, or stops that. */
  playBack: () => void;
  /** Ends the review. */
  result: () => void;
  analyse: () => void;
  more: () => void;
}

/** Creates the bar. */
export function stepsPanel(actions: StepActions) {
  const words = t().review;
  let [ply, plies, isOver] = [0, 0, false];
  const button = (label: string, drawing: string, onclick: () => void) => {
    const name = make('span', {}, label);
    return { name, element: make('button', { type: 'button', class: 'action', onclick }, icon(drawing), name) };
  };
  const first = button(words.first, 'first', () => actions.seek(0));
  const back = button(words.back, 'back', () => actions.seek(ply - 1));
  const play = button(words.play, 'play', actions.playBack);
  const next = button(words.next, 'on', () => (ply < plies ? actions.seek(ply + 1) : isOver && actions.result()));
  const last = button(words.last, 'last', () => actions.seek(plies));
  for (const { element: each } of [first, last]) each.classList.add('not-phone');
  const analyse = button(t().actions.analyse, 'analyse', actions.analyse);
  analyse.element.classList.add('phone-only');
  const more = button(t().actions.more, 'more', actions.more);
  more.element.classList.add('phone-only');
  const all = [first, back, play, next, last, analyse, more];
  const element = make(
    'div',
    { class: 'bar steps', role: 'toolbar', 'aria-label': words.bar },
    ...all.map(({ element: each }) => each),
  );
  element.hidden = true;
  return {
    element,
    /** Takes the focus, when the review begins. */
    focus: () => next.element.focus({ preventScroll: true }),
    /** Returns whether the review has just begun. */
    update(view: EndView, isAnalysing: boolean) {
      const isBegun = view.isReviewing && element.hidden;
      element.hidden = !view.isReviewing;
      ({ ply, plies, isOver } = view);
      for (const [{ element: each }, isOpen] of [
        [first, ply > 0],
        [back, ply > 0],
        [play, ply < plies],
        [next, ply < plies || isOver],
        [last, ply < plies],
      ] as const) {
        setAttribute(each, 'aria-disabled', String(!isOpen));
      }
      setText(play.name, view.isPlayingBack ? words.stop : words.play);
      setText(next.name, ply < plies || !isOver ? words.next : words.result);
      setAttribute(analyse.element, 'aria-pressed', String(isAnalysing));
      setAttribute(play.element, 'aria-pressed', String(view.isPlayingBack));
      return isBegun;
    },
  };
}

/** How far a finger moves for a step, in CSS pixels. */
const SWIPE = 40;

/**
 * Steps through a game by the arrow keys, by the wheel and by swipes, while `isOn`. Returns a function that stops
 * listening.
 */
export function listenToSteps(
  { page, board, list }: { page: HTMLElement; board: HTMLElement; list: HTMLElement },
  isOn: () => boolean,
  step: (steps: number) => void,
) {
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!isOn() || event.altKey || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return;
    // On the board the arrows move between squares, and in a field the cursor.
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof Element && target.closest('[role=grid]'))
    )
      return;
    const isMirrored = getComputedStyle(page).direction === 'rtl';
    const steps = { ArrowLeft: isMirrored ? 1 : -1, ArrowRight: isMirrored ? -1 : 1, Home: -Infinity, End: Infinity }[
      key
    ];
    if (steps === undefined) return;
    event.preventDefault();
    step(steps);
  };
  const onWheel = (event: WheelEvent) => {
    if (!isOn() || event.deltaY === 0) return;
    event.preventDefault();
    step(event.deltaY > 0 ? 1 : -1);
  };
  let press: { id: number; x: number; y: number } | null = null;
  const onPress = (event: PointerEvent) => {
    // A second finger is no swipe.
    const isSwipe = isOn() && event.pointerType === 'touch' && event.isPrimary;
    press = isSwipe ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  };
  const onRelease = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return;
    const [across, down] = [event.clientX - press.x, event.clientY - press.y];
    press = null;
    if (Math.abs(across) < SWIPE || Math.abs(across) < 1.5 * Math.abs(down)) return;
    const isMirrored = getComputedStyle(page).direction === 'rtl';
    step(across < 0 === isMirrored ? -1 : 1);
  };
  addEventListener('keydown', onKey);
  for (const element of [board, list]) element.addEventListener('wheel', onWheel, { passive: false });
  board.addEventListener('pointerdown', onPress);
  board.addEventListener('pointerup', onRelease);
  return () => removeEventListener('keydown', onKey);
}
