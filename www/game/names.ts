// What the players of a table are called: by their seats, or by the names of the opponents.

import { isLevel, type PlayerKind } from '../links/kinds.ts';
import { t } from '../words/index.ts';
import { opponentName } from '../words/names.ts';
import type { GamePage, Mover } from '../games/page.ts';

/**
 * The names of all seats: where they are only numbered, those of the opponents.
 *
 * @param you the seat called “you”
 * @param kinds of players, by seat
 */
export function namesOf(game: GamePage, you: number | null, kinds: readonly PlayerKind[]) {
  return game.seats.map(({ name }, seat) =>
    seat === you ? t().seats.you : (game.hasNumberedSeats && opponentName(kinds, seat)) || name,
  );
}

/** The name of the opponent on a seat; that of the seat where a person sits. */
export function playerName(game: GamePage, kinds: readonly (PlayerKind | undefined)[], seat: number) {
  return opponentName(kinds, seat) || (game.seats[seat]?.name ?? '');
}

/**
 * A seat as the game tells of its moves: null for “you”, and the name of who plays it where seats are only numbered.
 *
 * @param peer the name of the person on a connected device; empty where there is none
 */
export function moverOf(
  game: GamePage,
  you: number | null,
  kinds: readonly (PlayerKind | undefined)[],
  seat: number,
  peer = '',
): Mover {
  return seat === you ? null : (game.hasNumberedSeats && (peer || opponentName(kinds, seat))) || seat;
}

/** The name of an opponent, with its side where sides have names; the name of the seat where a person sits. */
export function seatWords(game: GamePage, seat: number, kinds: readonly (PlayerKind | undefined)[]) {
  const name = playerName(game, kinds, seat);
  return isLevel(kinds[seat]) && !game.hasNumberedSeats ? t().seats.withSide(name, game.seats[seat]?.name ?? '') : name;
}
