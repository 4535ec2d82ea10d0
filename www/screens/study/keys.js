// The keys of a study: along the tree of moves, and the edits.

/** @import { Study } from './study.js' */

/** Where the keys lead, from left to right. */
const STEPS = /** @type {const} */ ({ ArrowLeft: 'back', ArrowRight: 'on', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' });

/**
 * Listens to the keys that lead along the tree. In a field they belong to its text, and on the board arrows move between squares.
 * Returns a function that stops this.
 *
 * @param {Pick<Study, 'current' | 'step'>} study
 * @param {{ keepsIdle?: boolean }} [how] `keepsIdle`: a key that leads nowhere does what it usually does, such as scrolling
 */
export function listenToSteps(study, { keepsIdle = false } = {}) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const { target, key, ctrlKey, metaKey } = event;
    if (!isForStudy(event) || ctrlKey || metaKey || !(key in STEPS) || /** @type {Element} */ (target).closest('[role=grid]')) return;
    const isMirrored = document.documentElement.dir === 'rtl' && (key === 'ArrowLeft' || key === 'ArrowRight');
    const name = isMirrored ? (key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft') : key;
    const before = study.current.id;
    study.step(STEPS[/** @type {keyof typeof STEPS} */ (name)]);
    if (!keepsIdle || study.current.id !== before) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/**
 * Listens to all keys of a study: those that lead along the tree, and the edits. Returns a function that stops this.
 *
 * @param {Study} study
 */
export function listenToStudyKeys(study) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
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

/**
 * Whether a key is meant for the study: none that is pressed in a field, a menu or a dialog.
 *
 * @param {KeyboardEvent} event
 */
function isForStudy({ target, altKey, defaultPrevented }) {
  if (defaultPrevented || altKey || !(target instanceof Element) || document.querySelector('dialog[open]')) return false;
  return ![HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind) && !target.closest('[role=menu]');
}
