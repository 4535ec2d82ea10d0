// The keys of a study: along the tree of moves, and the edits.

import type { Study } from './study.ts';

/** Where the keys lead, from left to right. */
const STEPS = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
} as const;

/**
 * Listens to the keys that lead along the tree. In a field they belong to its text, and on the board arrows move
 * between squares. Returns a function that stops this.
 *
 * @param how `keepsIdle`: a key that leads nowhere does what it usually does, such as scrolling
 */
export function listenToSteps(
  study: Pick<Study, 'current' | 'step'>,
  { keepsIdle = false }: { keepsIdle?: boolean } = {},
) {
  const onKey = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (!isForStudy(event) || ctrlKey || metaKey || !(key in STEPS) || (target as Element).closest('[role=grid]'))
      return;
    const isMirrored = document.documentElement.dir === 'rtl' && (key === 'ArrowLeft' || key === 'ArrowRight');
    const name = isMirrored ? (key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft') : key;
    const before = study.current.id;
    study.step(STEPS[name as keyof typeof STEPS]);
    if (!keepsIdle || study.current.id !== before) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/**
 * Listens to all keys of a study: those that lead along the tree, and the edits. Returns a function that stops this.
 */
export function listenToStudyKeys(study: Study) {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (!isForStudy(event)) return;
    const letter = key.toLowerCase();
    if ((ctrlKey || metaKey) && (letter === 'z' || letter === 'y')) {
      event.preventDefault();
      if (letter === 'y' || shiftKey) study.redo();
      else study.undo();
    } else if (!ctrlKey && !metaKey && key === 'Delete') {
      event.preventDefault();
      study.remove();
    }
  };
  addEventListener('keydown', onKey);
  const stopSteps = listenToSteps(study);
  return () => {
    stopSteps();
    removeEventListener('keydown', onKey);
  };
}

/** Whether a key is meant for the study: none that is pressed in a field, a menu or a dialog. */
function isForStudy({ target, altKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || altKey || !(target instanceof Element) || document.querySelector('dialog[open]'))
    return false;
  return (
    ![HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind) &&
    !target.closest('[role=menu]')
  );
}
