// What the rules say about the game of another device.

import { findGame } from '../../games/index.ts';
import { isTrap } from '../../core/fault.ts';
import { replayIn, startSession, type Opener } from '../opener.ts';
import { isForSpectators } from '../link.ts';
import { hidesHands } from './told.ts';
import type { Session } from '../../core/bindings.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../state.ts';

/** What a seat sees of a game: the view of its first position, and its hand after each turn that drew something. */
interface Seen {
  view: string;
  hands: string[];
}

/** A game that is legal: the seat that made each move, and the one to move; null when the game is over. */
export interface Verdict {
  movers: number[];
  toMove: number | null;
  /** What each seat sees; empty where no hands are hidden, or are not known here. */
  seen: Seen[];
  /** How many of the hands that a seat has been told belong to its moves. */
  told: number;
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
  if (!game || isForSpectators(link)) return null;
  const sessions: Session[] = [];
  const open = (session: Session) => {
    sessions.push(session);
    return session;
  };
  try {
    const session = open(startSession(game, link, engine));
    const { players } = session.status();
    if (link.playerKinds?.length !== players) return null;
    const seats = Array.from({ length: hidesHands(link) && !link.hands ? players : 0 }, (_, seat) => seat);
    const seen = seats.map((seat) => ({ view: session.view(seat), hands: [] as string[] }));
    const views = seen.map(({ view }) => open(startSession(game, { ...link, view, hands: [] }, engine)));
    const replay = replayIn(session, link);
    let told = 0;
    for (const move of link.moves) {
      told = replay(move);
      for (const [seat, view] of views.entries()) {
        view.replay(move);
        const hand = handIn(game, session.view(seat));
        if (view.tell(hand)) seen[seat]?.hands.push(hand);
      }
    }
    const { toMove } = session.status();
    return { movers: [...session.history(0, false).movers], toMove: toMove ?? null, seen, told };
  } catch (error) {
    if (isTrap(error)) throw error;
    return null;
  } finally {
    for (const session of sessions) session.free();
  }
}

/** The hand of a seat in its own view. */
function handIn({ hands }: GamePage, view: string) {
  const tokens = hands?.rack(view, []).map(({ token }) => token) ?? [];
  return tokens.join('') || '-';
}
