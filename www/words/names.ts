// The names of the opponents, one for each level of the computer player. They are the same in all languages.

import type { Level } from '../core/levels.ts';

export const NAMES: Record<Level, string> = {
  beginner: 'Lulu',
  easy: 'Sami',
  medium: 'Nina',
  hard: 'Bruno',
  master: 'Ada',
};

/**
 * The name of the computer on a seat: `Sami`, and `Sami II` for the second one of a level; empty for a person.
 *
 * @param kinds the kind of player on each seat
 */
export function opponentName(kinds: readonly (string | undefined)[], seat: number) {
  const kind = kinds[seat];
  const { [kind as Level]: name = '' } = NAMES;
  return name && name + (['', ' II', ' III'][nthOf(kinds, seat)] ?? ' IV');
}

/** How many players of the same kind sit before a seat. */
export const nthOf = (kinds: readonly (string | undefined)[], seat: number) =>
  kinds.slice(0, seat).filter((kind) => kind === kinds[seat]).length;
