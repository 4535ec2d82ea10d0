// Copies the text of a field.

import { setText } from '../../ui/dom.js';

/**
 * Copies the text of a field to the clipboard and reports it; selects the text if that is not allowed.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} status
 * @param {{ copied: string, copyMarked: string }} words the reports
 */
export async function copyField(field, status, { copied, copyMarked }) {
  try {
    await navigator.clipboard.writeText(field.value);
    setText(status, copied);
  } catch {
    field.select();
    setText(status, copyMarked);
  }
}
