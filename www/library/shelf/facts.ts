// The facts about a game that lists show and search, read from its session.

import { findGame } from '../../games/index.ts';
import { formatLink } from '../../links/link.ts';
import { formatPlayers } from '../../links/kinds.ts';
import { printOf } from './print.ts';
import type { Session } from '../../core/bindings.ts';
import type { Ending, GameLink } from '../../links/state.ts';
import type { Head, Result } from './entry.ts';

/** The number of moves that are searched as the opening. */
const OPENING = 12;

/**
 * The facts of a game: its end, its moves, and its fingerprint. The session stays at the end of the main line.
 *
 * @param ended how players or the clock have ended it
 */
export function factsOf(
  game: string,
  session: Session,
  { ending = null, fallen = null }: { ending?: Ending | null | undefined; fallen?: number | null } = {},
): Pick<Head, 'result' | 'plies' | 'final' | 'opening' | 'print'> {
  const { ids, main } = session.tree(0);
  session.goTo(ids[main - 1] ?? 0);
  const { moves } = session.history(0, true);
  const { over, winners, scores, players } = session.status();
  const loser = fallen ?? ending;
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== loser);
  const result: Result | null = over
    ? { winners, scores, isPlayedOut: true }
    : loser !== null
      ? { winners: others, scores, isPlayedOut: false }
      : null;
  return {
    result,
    plies: moves.length,
    final: session.position(),
    opening: moves.slice(0, OPENING).join(' '),
    print: printOf([game, session.first(), moves.join(' ')]),
  };
}

/** The link of a game in the library: the whole game, shown at its end, and no game by link any more. */
export function shelfLink(state: GameLink) {
  return formatLink({ ...state, match: null, at: null });
}

/** The key of the start and the players of a game. */
export function startKey({ game, seed, position, options, playerKinds, clock }: GameLink) {
  const time = clock ? `${clock.base}+${clock.increment}` : '';
  return printOf([
    game,
    String(seed),
    position ?? '',
    JSON.stringify(Object.entries(options).sort()),
    formatPlayers(playerKinds ?? findGame(game)?.playerKinds ?? []),
    time,
  ]);
}
