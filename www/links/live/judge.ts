// What the rules say about the game of another device.

import { findGame } from '../../games/index.ts';
import { isTrap } from '../../core/fault.ts';
import { replaySession, type Opener } from '../opener.ts';
import type { GameLink } from '../state.ts';

/** A game that is legal: the seat that made each move, and the one to move; null when the game is over. */
export interface Verdict {
  movers: number[];
  toMove: number | null;
}

/** Judges a game by the rules; null if a move or the start of it is not legal. */
export type Judge = (link: GameLink) => Verdict | null;

/** A judge with an engine, which remembers its last verdict. */
export function judgeBy(engine: Opener): Judge {
  let last: { link: GameLink; verdict: Verdict | null } | null = null;
  return (link) => {
    if (last?.link !== link) last = { link, verdict: judge(link, engine) };
    return last.verdict;
  };
}

function judge(link: GameLink, engine: Opener): Verdict | null {
  const game = findGame(link.game);
  if (!game || link.view !== undefined) return null;
  let session;
  try {
    session = replaySession(game, link, engine);
    const { players, toMove } = session.status();
    const isSeated = link.playerKinds?.length === players;
    return isSeated ? { movers: [...session.history(0, false).movers], toMove: toMove ?? null } : null;
  } catch (error) {
    if (isTrap(error)) throw error;
    return null;
  } finally {
    session?.free();
  }
}
