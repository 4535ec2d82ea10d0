// The state of a game as its players and viewers see it.

import type { Session, Status } from '../core/bindings.ts';
import type { GamePage } from '../games/page.ts';
import type { Ending, GameLink, Match } from '../links/state.ts';
import type { Player } from './player.ts';

/** The state of a game at the current ply. */
export interface Snapshot extends Status {
  position: string;
  ply: number;
  /** All moves, including those after the current ply, and the seats that played them. */
  moves: string[];
  movers: number[];
}

/** The state of a game at the current ply, including its clock. */
export interface TableSnapshot extends Snapshot {
  /** The seat that ran out of time. */
  fallen: number | null;
  /** How players have ended the game; null where they have not. */
  ending: Ending | null;
}

/** The status of a game that a seat has lost on time or resigned, or in which all have agreed on a draw. */
export function endedBy<Of extends Status>(status: Of, loser: Ending): Of {
  const seats = Array.from({ length: status.players }, (_, seat) => seat);
  return { ...status, over: true, toMove: null, winners: seats.filter((seat) => seat !== loser) };
}

/** The status of a stored game at its end, which players or the clock may have ended before the rules did. */
export function statusOf(session: Session, { clock, ending = null }: GameLink) {
  const status = session.status();
  const fallen = clock?.left?.indexOf(0) ?? -1;
  const loser = fallen < 0 ? ending : fallen;
  return status.over || loser === null ? status : endedBy(status, loser);
}

/** A table as one viewer sees it. */
export interface Sight {
  game: GamePage;
  snapshot: TableSnapshot;
  /** The player of each seat. */
  seated: Player[];
  /** The seat whose player has confirmed holding the device; null for none. */
  holder: number | null;
  match: Match | null;
  /** Whether the board is for viewing only. */
  isLocked: boolean;
  /** Whether this is a spectator's table, which knows public information only. */
  isWatched: boolean;
  /** Whether it is shown to this device, on which nobody plays. */
  isOnlooker?: boolean;
  /** Whether it knows what one seat sees, and no more. */
  isSeat?: boolean;
  /** Whether the game was played to its end, whichever ply is shown. */
  isFinished: boolean;
}
