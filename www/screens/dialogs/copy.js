// Copying what a field holds.

import { say } from '../../ui/dom.js';

/**
 * Puts the text of a field where it can be pasted from, and says so; where that is not allowed, it marks the text.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} said
 * @param {string} what
 */
export async function copyFrom(field, said, what) {
  try {
    await navigator.clipboard.writeText(field.value);
    say(said, `The ${what} is copied.`);
  } catch {
    field.select();
    say(said, `Copy the marked ${what}.`);
  }
}
