// A game as links and storage have it.

import type { PlayerKind } from './kinds.ts';

/** A game by link: its id, and the seat of the sender. */
export interface Match {
  id: string;
  from: number;
}

/** A game clock: the seconds of each seat, and the increment per move. */
export interface ClockSetting {
  base: number;
  increment: number;
}

/** How players end a game before its rules do: the seat that resigns, or a draw that all agree on. */
export type Ending = number | 'draw';

/** A game at a table, as links and storage have it. */
export interface GameLink {
  game: string;
  seed: number | null;
  /** The first position; null for the default start. */
  position: string | null;
  /**
   * The public view of a spectator's table, instead of a seed, a position and moves; or, with hands, what one seat
   * sees of the first position.
   */
  view?: string;
  /** What that seat holds after each of its turns that drew something, as far as it is known. */
  hands?: string[];
  /** What the deal of a live game was drawn from, as far as it is known here (see `live/deal.ts`). */
  deal?: string;
  moves: string[];
  playerKinds: PlayerKind[] | null;
  /** The options of the game by key; missing keys have their default. */
  options: Record<string, string>;
  /** The clock, and the milliseconds left for each seat; null for the full time. */
  clock: (ClockSetting & { left: number[] | null }) | null;
  /** How players have ended the game after its last move; missing or null where they have not. */
  ending?: Ending | null;
  /** Null when the game is not played by link. */
  match: Match | null;
  /** The ply shown; null for the last. */
  at: number | null;
}
