// What a device tells another one of its game: in a game with hidden hands, what the other seat sees.

import { findGame } from '../../games/index.ts';
import { seatsBeside, seatsHere } from '../kinds.ts';
import type { Judge } from './judge.ts';
import type { GameLink } from '../state.ts';

/** Whether the hands of a game stay hidden from other devices; those of a position that was set up are known to all. */
export const hidesHands = ({ game, position }: GameLink) => findGame(game)?.hands !== undefined && position === null;

/** Nothing of how a game was dealt. */
const UNDEALT = { seed: null, deal: undefined, view: undefined, hands: undefined };

/**
 * The game as another device may know it. How it was dealt stays here; a device with one seat gets the view of it.
 *
 * @param seats the seats that are played here, or answered for
 */
export function toldLink(link: GameLink, seats: number[], judge: Judge): GameLink {
  const told = { ...link, ...UNDEALT };
  if (!hidesHands(link)) return { ...told, seed: link.seed };
  const [seat, ...more] = seatsBeside(link, seats);
  // A guest has no other's hand to tell, and tells its own hand to nobody; no device is told more hands than one.
  if (link.seed === null || more.length > 0) return told;
  // Whoever only watches is told of no hand, and nobody is told of a game that can't be judged.
  const seen = seat === undefined ? undefined : judge(link)?.seen[seat];
  return { ...told, ...(seen ?? { moves: [] }) };
}

/**
 * The game of an invitation: hands are told when the devices are connected, and the sender is a seat that is played
 * here, or answered for.
 *
 * @param seat of who is invited; null for who only watches
 */
export function invitedTo(link: GameLink, seat: number | null): GameLink {
  const hidden = seat !== null && hidesHands(link) ? { ...UNDEALT, moves: [] } : {};
  const others = seatsBeside(link, seat === null ? [] : [seat]);
  const from = seatsHere(link.playerKinds ?? [])[0] ?? others[0] ?? 0;
  return { ...link, ...hidden, match: link.match && { ...link.match, from } };
}
