// The game after a game: both devices derive the same one.

import { seatsHere } from '../kinds.ts';
import { hashOf } from './bytes.ts';
import { hidesHands } from './told.ts';
import type { GameLink } from '../state.ts';

/** The number of seeds, short enough to be said aloud. */
const SEEDS = 1_000_000;
const ID_LENGTH = 10;
/** The most games that are begun while a message is on its way. */
const MAX_LATE = 4;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The id of the match after a match. */
export function nextMatch(id: string) {
  const digits = [1, 2].map((part) =>
    hashOf(bytesOf(`${part}-${id}`))
      .toString(36)
      .padStart(7, '0'),
  );
  return digits.join('').slice(-ID_LENGTH);
}

/** Whether a match was played before another one, so far as it matters for a message that is late. */
export function isEarlier(id: string, other: string) {
  let next = id;
  return Array.from({ length: MAX_LATE }, () => (next = nextMatch(next))).includes(other);
}

/** The seat of a player in the next game: each moves on by one. */
const nextSeat = (seat: number, players: number) => (seat + 1) % players;

/** The game after a game, with the seats moved on by one, and the seats that are played here then. */
export function rematchOf(last: GameLink, seats: number[]): { link: GameLink; seats: number[] } {
  const { view, hands, deal, ...link } = last;
  const kinds = link.playerKinds ?? [];
  const playerKinds = kinds.map((_, seat) => kinds.at(seat - 1) ?? 'human');
  const id = nextMatch(link.match?.id ?? '');
  const next = seats.map((seat) => nextSeat(seat, kinds.length)).sort((one, other) => one - other);
  return {
    link: {
      ...link,
      // Hidden hands are dealt anew, by all devices.
      seed: link.seed === null || hidesHands(link) ? null : hashOf(bytesOf(`seed-${id}`)) % SEEDS,
      moves: [],
      playerKinds,
      clock: link.clock && { ...link.clock, left: null },
      ending: null,
      match: { id, from: seatsHere(playerKinds)[0] ?? 0 },
      at: null,
    },
    seats: next,
  };
}
