// What of a link is not understood, or not allowed by its game. Few links have such parts, so their words are loaded
// when they are first needed, with the messages of errors.

import { linkWords, loadErrors, type LinkWords } from '../words/errors/index.ts';
import { t } from '../words/index.ts';

/** An invalid part of a link or of its state: its sentence is made when it is shown, after its words are loaded. */
export type Problem = (words: LinkWords) => string;

/**
 * The sentences of problems; those that are in words already are left as they are. Never rejects: for the others there
 * is one general sentence where their words can't be loaded.
 */
export async function problemWords(problems: (Problem | string)[]) {
  const said = problems.filter((problem) => typeof problem === 'string');
  if (said.length === problems.length) return t().sentences(said);
  await loadErrors();
  const words = linkWords();
  if (!words) return t().sentences([t().faults.refused(), ...said]);
  return t().sentences(problems.map((problem) => (typeof problem === 'string' ? problem : problem(words))));
}

/** Says what is wrong with the link of a screen, in a notice, unless the screen was left before the words came. */
export async function sayProblems(
  problems: (Problem | string)[],
  { isCurrent, notice }: { isCurrent: () => boolean; notice: (words: string) => void },
) {
  const said = await problemWords(problems);
  if (said !== '' && isCurrent()) notice(said);
}
