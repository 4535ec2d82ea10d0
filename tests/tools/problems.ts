// The problems of links in words, for tests that compare sentences.

import en from '../../www/words/links/en.ts';
import type { Place } from '../../www/links/link.ts';
import type { Problem } from '../../www/links/problem.ts';

type Told<P> = P extends { problems: Problem[] } ? Omit<P, 'problems'> & { problems: string[] } : P;

/** Puts problems into words. */
export const inWords = (problems: Problem[]) => problems.map((problem) => problem(en));

/** A place with its problems in words. */
export function told(place: Place): Told<Place> {
  return 'problems' in place ? { ...place, problems: inWords(place.problems) } : place;
}
