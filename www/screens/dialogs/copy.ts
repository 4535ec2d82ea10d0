// Copies text to the clipboard.

import { setText } from '../../ui/dom.ts';

/** Returns whether the text was copied; browsers may refuse it. */
export async function copyText(text: string) {
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
 * @param words the reports
 */
export async function copyField(
  field: HTMLInputElement | HTMLTextAreaElement,
  status: HTMLElement,
  { copied, copyMarked }: { copied: string; copyMarked: string },
) {
  const isCopied = await copyText(field.value);
  if (!isCopied) field.select();
  setText(status, isCopied ? copied : copyMarked);
}
