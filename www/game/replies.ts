// The moves that a seat may have when it is to move again, whatever the others play until then.

import { startSession, type Opener } from '../links/opener.ts';
import type { GamePage } from '../games/page.ts';
import type { GameLink } from '../links/state.ts';

/**
 * How many positions are looked at for each move of the others: all of a game for two, a sample where there are more.
 */
const MOST = 160;

/**
 * The moves of a seat after the next moves of the others: those that are legal after most of them, and those after any.
 */
export function repliesOf(
  engine: Opener,
  game: GamePage,
  setup: Pick<GameLink, 'options' | 'playerKinds'>,
  position: string,
  seat: number,
) {
  const counts = new Map<string, number>();
  let all = 0;
  let reached = [position];
  for (let ply = 0; ply < game.seats.length; ply += 1) {
    const next: string[] = [];
    for (const from of spread(reached, MOST)) {
      const session = startSession(game, { ...setup, seed: null, position: from }, engine);
      const { toMove } = session.status();
      const legal = toMove === null ? [] : session.legal();
      if (toMove === seat) {
        all += 1;
        for (const move of legal) counts.set(move, (counts.get(move) ?? 0) + 1);
      } else
        next.push(
          ...spread(legal, Math.ceil(MOST / Math.min(MOST, reached.length))).map((move) => session.after(move)),
        );
      session.free();
    }
    reached = next;
  }
  const possible = [...counts.keys()];
  return { usual: possible.filter((move) => 2 * (counts.get(move) ?? 0) >= all), possible };
}

/** At most so many items, evenly spread. */
function spread<Item>(items: Item[], most: number) {
  const length = Math.min(items.length, most);
  return Array.from({ length }, (_, n) => items[Math.floor((n * items.length) / length)] as Item);
}
