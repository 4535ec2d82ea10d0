// Copying what a field holds.

import { say } from '../../ui/dom.js';

/**
 * Puts the text of a field where it can be pasted from, and says so; where that is not allowed, it marks the text.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} said
 * @param {{ copied: string, copyMarked: string }} words what is said then
 */
export async function copyField(field, said, { copied, copyMarked }) {
  try {
    await navigator.clipboard.writeText(field.value);
    say(said, copied);
  } catch {
    field.select();
    say(said, copyMarked);
  }
}
