// The words of live play in the current language, loaded when they are needed.

import { language } from '../../words/vocabulary.ts';
import { messageOf } from '../../core/messages.ts';
import { t } from '../../words/index.ts';
import { LiveFault } from './fault.ts';
import { isCourtesy } from './message.ts';
import type { LiveEffect, LiveState } from './state.ts';
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

/** Why a device can't tell how to reach it: its own fault, such as no network; the given words for any other error. */
export function signalWords(words: LiveWords, error: unknown, other: string) {
  return error instanceof LiveFault ? faultWords(words, error) : other;
}

/** The sentence of what happened between the devices. */
export function sayWords(words: LiveWords, { code, name }: Extract<LiveEffect, { do: 'say' }>) {
  const { faults, says, courtesies } = words;
  if (isCourtesy(code)) return t().quote(nameWords(words, name), courtesies[code]);
  return code in says ? says[code as keyof typeof says](nameWords(words, name)) : faults[code as keyof typeof faults]();
}

/** The question to the players here. */
export function questionWords(words: LiveWords, what: NonNullable<LiveState['question']>['what'], name: string) {
  return words.questions[what](nameWords(words, name));
}

/** The name of the other player, which has a direction of its own. */
function nameWords(words: LiveWords, name: string) {
  return name === '' ? words.other : `\u2068${name}\u2069`;
}
