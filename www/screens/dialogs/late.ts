// Dialogs whose modules are loaded when they are first opened.

import { make, openDialog } from '../../ui/dom.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { withDialogWords } from '../../words/dialogs/index.ts';
import { t } from '../../words/index.ts';

/** The number of dialogs that were asked for. */
let requests = 0;

/**
 * Loads the module of a dialog, and the words. Where they can't be had, without a connection and before all is stored,
 * says so. Resolves to null then, and when the dialog is no longer wanted, or another one has been asked for in the
 * meantime.
 *
 * @param title of the dialog
 */
export async function loadDialog<Module>(
  title: string,
  load: () => Promise<Module>,
  isWanted: () => boolean = () => true,
): Promise<Module | null> {
  const request = (requests += 1);
  const [dialog] = await Promise.all([withDialogWords(load()).catch(() => null), loadSheet('dialogs')]);
  if (request !== requests || !isWanted()) return null;
  if (dialog === null) openDialog(title, make('p', {}, t().traps.noBoardAdvice));
  return dialog;
}
