// The page of a frame, with its styles.

import { embeddedPage } from '../embed.ts';
import { loadSheet } from '../../ui/sheet.ts';

/** Shows the board of the address once its styles are there. */
export async function framedPage(...given: Parameters<typeof embeddedPage>) {
  await loadSheet('embed');
  return embeddedPage(...given);
}
