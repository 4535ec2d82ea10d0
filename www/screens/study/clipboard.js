// Copies text to the clipboard.

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
