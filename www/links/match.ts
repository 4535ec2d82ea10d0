// Games by link: their ids and seats, and the comparison of an incoming link with the known game.

import { HUMAN, isByLink, seatsHere, type PlayerKind } from './kinds.ts';
import { formatLink } from './link.ts';
import type { Match, GameLink } from './state.ts';

/** The length of an id, long enough to be unique. */
const ID_LENGTH = 10;

/**
 * The comparison of a link with the known game: `new` continues it, and `known` is the number of known moves; `older`
 * is a part of it, up to `ply`; `other` differs, from `move` on (counted from 1). `state` is the game to show.
 */
export type MatchComparison =
  | { kind: 'new'; state: GameLink; known: number }
  | { kind: 'older'; state: GameLink; ply: number }
  | { kind: 'other'; state: GameLink; move: number };

/** Creates a match for a new game; null if no player is remote. */
export function newMatch(playerKinds: PlayerKind[]): Match | null {
  return isByLink(playerKinds) ? { id: newId(), from: seatsHere(playerKinds)[0] ?? 0 } : null;
}

/** Creates a random id. */
export function newId() {
  const digits = crypto.getRandomValues(new Uint32Array(ID_LENGTH));
  return Array.from(digits, (digit) => (digit % 36).toString(36)).join('');
}

/** The seat of the recipient of a new game by link: the next person to move who is not the sender. */
export function seatOfRecipient({ match, playerKinds }: GameLink, toMove: number | null, players: number) {
  const from = match?.from ?? 0;
  const isFree = (seat: number) => seat !== from && (playerKinds?.[seat] ?? HUMAN) === HUMAN;
  const seats = Array.from({ length: players }, (_, n) => ((toMove ?? from + 1) + n) % players);
  return seats.find(isFree) ?? from;
}

/** What a link may not change in a known game: its first position, players, options and clock. */
const startOf = (state: GameLink) =>
  formatLink({ ...state, hands: state.hands && [], deal: undefined, moves: [], ending: null, match: null, at: null });

/**
 * Compares a link with the known game of the same match. A link without a seed takes that of the known game, and no
 * link changes the time that is left on the seats that are played here.
 *
 * @param here the seats that are played here
 */
export function compareMatch(received: GameLink, known: GameLink, here: number[] = []): MatchComparison {
  const link = { ...withDealOf(known, received), clock: timedBy(received.clock, known.clock, here) };
  const [theirs, ours] = [link.moves, known.moves];
  const common = ours.findIndex((move, n) => theirs[n] !== move);
  const [start, knownStart] = withoutDeal(link, known).map(startOf);
  const isSameStart = start === knownStart;
  if (isSameStart && common < 0) return { kind: 'new', state: link, known: ours.length };
  if (isSameStart && common === theirs.length) return { kind: 'older', state: known, ply: theirs.length };
  return { kind: 'other', state: known, move: isSameStart ? common + 1 : 1 };
}

/**
 * A game with the deal as it is known here. Whoever knows the deal does not take it from the view of a seat, and a seat
 * that has heard of a hand does not forget it.
 */
export function withDealOf(known: GameLink, link: GameLink): GameLink {
  const { seed, view, hands, deal: _, ...received } = link;
  const deal = known.deal === undefined ? {} : { deal: known.deal };
  const isOpen = known.seed !== null && known.hands === undefined;
  if (isOpen && hands) return { ...received, seed: known.seed, ...deal };
  const isBehind = known.hands !== undefined && (hands ?? []).length < known.hands.length;
  if (isBehind && (hands !== undefined || seed === null))
    return { ...received, seed: null, view: view ?? known.view, hands: known.hands, ...deal };
  return {
    ...received,
    seed: seed ?? known.seed,
    ...(view !== undefined && { view }),
    ...(hands && { hands }),
    ...deal,
  };
}

/**
 * Two games for a comparison of their starts. As a seat sees a game it has another start than as whoever knows the
 * whole deal sees it, or as long as nothing is dealt: then neither keeps its deal.
 */
export function withoutDeal(one: GameLink, other: GameLink) {
  const isSeenTwice = (one.hands === undefined) !== (other.hands === undefined);
  const undealt = isSeenTwice ? { seed: null, view: undefined, hands: undefined } : {};
  return [one, other].map((link) => ({ ...link, ...undealt }));
}

/** The clock of a link with the time that is known here of some seats. */
function timedBy(clock: GameLink['clock'], known: GameLink['clock'], here: number[]) {
  if (!clock?.left) return clock;
  return {
    ...clock,
    left: clock.left.map((millis, seat) => (here.includes(seat) ? (known?.left?.[seat] ?? clock.base * 1000) : millis)),
  };
}
