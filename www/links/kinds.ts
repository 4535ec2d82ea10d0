// The kinds of players, as links and storage write them.

import { LEVELS } from '../core/levels.ts';

export { LEVELS };

/** A person at this board. */
export const HUMAN = 'human';
/** A person whose moves come by link; in a link itself such a player is `human`. */
export const REMOTE = 'friend';
/** The kinds of players in links, in the order in which they are offered. */
export const PLAYER_KINDS = [HUMAN, ...LEVELS] as const;
/** All kinds of players, including remote ones. */
export const ALL_PLAYER_KINDS = [...PLAYER_KINDS, REMOTE] as const;
/** A kind of player: a person, the computer at a level, or a remote person, whose moves come by link. */
export type PlayerKind = (typeof ALL_PLAYER_KINDS)[number];

/** Whether a player is the computer. */
export function isLevel(kind: string | undefined): kind is (typeof LEVELS)[number] {
  return LEVELS.some((level) => level === kind);
}

/** The seats of the persons at this board. */
export function seatsHere(playerKinds: readonly PlayerKind[]) {
  return playerKinds.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []));
}

/** The other seats of a game than these. */
export function seatsBeside({ playerKinds }: { playerKinds: readonly PlayerKind[] | null }, seats: readonly number[]) {
  return (playerKinds ?? []).flatMap((_, seat) => (seats.includes(seat) ? [] : [seat]));
}

/** Whether a game has more than two players, of whom nobody can agree for all. */
export function isForMany({ playerKinds }: { playerKinds: readonly PlayerKind[] | null }) {
  return (playerKinds ?? []).length > 2;
}

/** Whether the browser can connect to the devices of other people. */
export const canConnect = () => 'RTCPeerConnection' in globalThis;

/** Whether a player is remote. */
export function isByLink(playerKinds: readonly PlayerKind[]) {
  return playerKinds.includes(REMOTE);
}

/** The kinds of players as seen from some seats: persons on the other seats are remote. */
export function asSeenFrom(playerKinds: readonly PlayerKind[], seats: number[]): PlayerKind[] {
  return playerKinds.map((kind, seat) => (kind === HUMAN && !seats.includes(seat) ? REMOTE : kind));
}

/** Formats the kinds of players for a link: a remote player is written as a person. */
export function formatPlayers(playerKinds: readonly PlayerKind[]) {
  return playerKinds.map((kind) => (kind === REMOTE ? HUMAN : kind)).join();
}
