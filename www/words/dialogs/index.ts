// The words of the dialogs, of the builder and of the opponents in the current language. They are loaded when one of
// them is first shown.

import { language } from '../vocabulary.ts';
import type en from './en.ts';

export type DialogWords = typeof en;

let loaded: DialogWords;

/** The words, which have to be loaded. */
export const dialogWords = () => loaded;

/** Loads the words. Rejects if they can't be loaded. */
export async function loadDialogWords(): Promise<DialogWords> {
  const tag = language();
  const { default: words } = await import(`./${tag}.ts`);
  // Another language may have been chosen meanwhile.
  return tag === language() ? (loaded = words) : loadDialogWords();
}

/** Loads the words beside the module that needs them. Rejects if either can't be loaded. */
export const withDialogWords = async <Module>(module: Promise<Module>) =>
  (await Promise.all([module, loadDialogWords()]))[0];
