// The words of live play in the current language, loaded when they are needed.

import { language } from '../../words/vocabulary.ts';
import type { LiveFault } from './fault.ts';
import type en from '../../words/live/en.ts';

type LiveWords = typeof en;

/** Loads the words in the current language. */
export async function loadLiveWords(): Promise<LiveWords> {
  return (await import(`../../words/live/${language()}.ts`)).default;
}

/** The sentence of a fault. */
export function faultWords(words: LiveWords, { code }: LiveFault) {
  return words.faults[code]();
}
