// The words of live play in the current language, loaded when they are needed.

import { language } from '../../words/vocabulary.ts';
import { messageOf } from '../../core/messages.ts';
import { LiveFault } from './fault.ts';
import type en from '../../words/live/en.ts';

export type LiveWords = typeof en;

/** Loads the words in the current language. */
export async function loadLiveWords(): Promise<LiveWords> {
  const tag = language();
  return (await import(`../../words/live/${tag}.ts`)).default;
}

/** A fault of live play, or any other error, in words. */
export function faultWords(words: LiveWords, error: unknown) {
  return error instanceof LiveFault ? words.faults[error.code]() : messageOf(error);
}
