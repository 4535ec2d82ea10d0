// The keys of a study: along the tree of moves, and the edits.

/** @import { Study } from './study.js' */

/** Where the keys lead, from left to right. */
const STEPS = /** @type {const} */ ({ ArrowLeft: 'back', ArrowRight: 'on', ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' });

/**
 * Listens to the keys. In a field they belong to its text, and on the board arrows move between squares. Returns a function that
 * stops this.
 *
 * @param {Study} study
 */
export function listenToStudyKeys(study) {
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || !(target instanceof Element) || document.querySelector('dialog')) return;
    const isField = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind);
    if (isField || target.closest('[role=menu]')) return;
    const letter = key.toLowerCase();
    if (ctrlKey || metaKey) {
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      if (letter === 'y' || shiftKey) study.redo();
      else study.undo();
      return;
    }
    if (key === 'Delete') {
      event.preventDefault();
      study.remove();
      return;
    }
    if (!(key in STEPS) || target.closest('[role=grid]')) return;
    event.preventDefault();
    const isMirrored = document.documentElement.dir === 'rtl' && (key === 'ArrowLeft' || key === 'ArrowRight');
    const name = isMirrored ? (key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft') : key;
    study.step(STEPS[/** @type {keyof typeof STEPS} */ (name)]);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
