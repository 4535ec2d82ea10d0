// The messages for storage that can't be written.

import { t } from '../words/index.ts';
import { language } from '../words/vocabulary.ts';
import type en from '../words/library/en.ts';

export type LibraryWords = typeof en;

/** The message for a failed write, with advice. */
export function failureWords(error: unknown) {
  const isFull = error instanceof Error && /quota/i.test(error.name);
  return isFull ? t().library.full : t().library.barred;
}

/** Whether the database can't be opened because a later release has stored it. */
export function isLater(error: unknown) {
  return error instanceof Error && /^version/i.test(error.name);
}

/** The words of the library, which are loaded when they are first needed; null if they can't be loaded. */
export async function libraryWords(): Promise<LibraryWords | null> {
  const tag = language();
  return import(`../words/library/${tag}.ts`).then(
    ({ default: words }) => words,
    () => null,
  );
}
