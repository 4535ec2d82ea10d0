// Moves what releases without a shelf have kept to the shelf: earlier games, games on tables that are over, and games
// by link that are over. Everything also stays where it is.

import { GAMES } from '../../games/index.ts';
import { parseTable } from '../conflicts.ts';
import { archivedGames, savedMatches, savedTable } from '../storage.ts';
import type { GameLink } from '../../links/state.ts';

/** The key that marks a completed migration. */
const MIGRATED = 'kept-before';

/**
 * Keeps every stored game on the shelf, the oldest first. A game that was kept before is found again, so that a
 * migration that was interrupted can be repeated.
 */
export async function migrate({
  hasMark,
  setMark,
  keep,
}: {
  hasMark: (name: string) => Promise<boolean>;
  setMark: (name: string) => Promise<void>;
  keep: (state: GameLink, when: number) => Promise<unknown>;
}) {
  if (await hasMark(MIGRATED)) return;
  const now = Date.now();
  const tables = GAMES.map(({ id }) => ({ link: savedTable(id), when: now }));
  const stored = [...archivedGames(), ...savedMatches(), ...tables].sort((one, other) => one.when - other.when);
  for (const { link, when } of stored) {
    const state = parseTable(link);
    if (!state) continue;
    try {
      await keep(state, when);
    } catch {
      // A game that can no longer be played stays among the earlier games, where it is said.
    }
  }
  await setMark(MIGRATED);
}
