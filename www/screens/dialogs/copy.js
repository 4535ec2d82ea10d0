// Copies text to the clipboard.

import { setText } from '../../ui/dom.js';

/**
 * Returns whether the text was copied; browsers may refuse it.
 *
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the text of a field to the clipboard and reports it; selects the text if that is not allowed.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} status
 * @param {{ copied: string, copyMarked: string }} words the reports
 */
export async function copyField(field, status, { copied, copyMarked }) {
  const isCopied = await copyText(field.value);
  if (!isCopied) field.select();
  setText(status, isCopied ? copied : copyMarked);
}
