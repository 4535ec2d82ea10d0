// The page of a frame, with its styles.

import { embeddedPage } from '../embed.js';
import { loadSheet } from '../../ui/sheet.js';

/**
 * Shows the board of the address once its styles are there.
 *
 * @param {Parameters<typeof embeddedPage>} given
 */
export async function framedPage(...given) {
  await loadSheet('embed');
  return embeddedPage(...given);
}
