// Copies the text of a field.

import { setText } from '../../ui/dom.js';

/**
 * Copies the text of a field to the clipboard and reports it; selects the text if that is not allowed.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} said
 * @param {{ copied: string, copyMarked: string }} words the reports
 */
export async function copyField(field, said, { copied, copyMarked }) {
  try {
    await navigator.clipboard.writeText(field.value);
    setText(said, copied);
  } catch {
    field.select();
    setText(said, copyMarked);
  }
}
