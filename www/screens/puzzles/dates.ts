// Dates as the screens of puzzles write them.

import { LANGUAGES, language } from '../../words/vocabulary.ts';

/**
 * A date in short: `22 Nov`.
 *
 * @param date `2026-11-22`
 */
export function shortDate(date: string) {
  const { format } = LANGUAGES[language()];
  return new Intl.DateTimeFormat(format, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  );
}
