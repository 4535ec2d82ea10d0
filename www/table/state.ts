// Everything about one game at one table, as plain data: it can be printed, stored, compared, and sent to another
// device. Positions, legal moves and scores follow from it by the rules (`rules.ts`), and all that is shown by
// `select.ts`.

import type { Report } from '../core/bindings.ts';
import type { ClockState } from '../game/clock.ts';
import type { Copy } from '../game/edits.ts';
import type { PlayerKind } from '../links/kinds.ts';
import type { Peer } from '../game/player.ts';
import type { Ending, Match, GameLink } from '../links/state.ts';
import type { Foreseen } from '../ui/panel/views.ts';

/** How a game began. */
export interface Start extends Pick<GameLink, 'position' | 'view' | 'hands' | 'deal' | 'options' | 'playerKinds'> {
  seed: number;
}

/**
 * The moves of a game. It is replaced as a whole: what is known of a line is kept as long as the same object is used.
 */
export interface Line {
  /** The same object for all lines of a game. */
  start: Start;
  /** The moves of the main line, as links have them. */
  moves: string[];
  /** The number of moves before the position that is shown. */
  ply: number;
  /** All variations of a study; null at any other table. */
  tree: Copy | null;
}

/** A move that is shown before it is played. */
export interface Preview {
  /** The square that is held, or that a tap was on. */
  square: string;
  /** The move that a tap would make; null for a step of one. */
  move: string | null;
  /** The picks that it would lead to. */
  picks: string[];
  /** Whether the move waits for its confirmation. */
  isAsking: boolean;
  /** The status before. */
  before: string;
}

/** A move that is entered while others are to move. */
export interface Premove {
  picks: string[];
  /** The move that waits; null while it is picked. */
  move: string | null;
  pendingTap: string | null;
  /** Whether its turn has come, and it is played as soon as the last move has been shown. */
  isDue: boolean;
  /** The moves when it was picked, and the seat that picked it. */
  since: { moves: string[]; seat: number };
}

/** Hints and analysis. */
export interface Advice {
  isOn: boolean;
  /** The latest report of the analysis. */
  report: Report | null;
  /** The requests that run; null for none. */
  analysis: number | null;
  hint: number | null;
  /** The highlighted move. */
  highlighted: string | null;
  /** The expected moves, and how many of them the board shows. While it shows some, they stay as they are. */
  line: { key: string; moves: Foreseen[] };
  step: number;
}

/** The end of a game: the board is counted up, then the result is shown. */
export interface GameOver {
  /** The count that is running or expected; null for none. */
  count: number | null;
  /** The last move in words. */
  said: string;
  /** What has been counted for each seat; null when nothing is counted. */
  scores: number[] | null;
  /** What else is said about the game that is over; empty for nothing. */
  remark: string;
  isReviewing: boolean;
  /** Whether the game has just ended here, so that its result takes the focus. */
  isNew: boolean;
  isPlayingBack: boolean;
}

/** A game at a table. */
export interface TableState {
  game: string;
  line: Line;
  playerKinds: PlayerKind[];
  /** Null when the game is not played by link. */
  match: Match | null;
  /** Who plays each seat on another device; null where that is not known. */
  peers: readonly (Peer | null)[];
  /** Whether this device is connected only to watch. */
  isOnlooker: boolean;
  /** The seat whose player has confirmed holding the device, in games with hidden hands. */
  holder: number | null;
  /** Whether the game was played to its end, whichever ply is shown. */
  isFinished: boolean;
  /** How players have ended the game after its last move. */
  ending: Ending | null;
  clock: ClockState | null;

  /** The number of requests so far, which numbers them. */
  requests: number;
  /** The move that a computer is asked for. */
  request: { id: number; seat: number } | null;
  /** Why a computer failed to move; empty if none did. */
  failure: string;
  /** Whether a game between computers is paused. */
  isPaused: boolean;
  /** Whether another tab that shows the same game leads: it runs the computer and the clock. */
  isFollowing: boolean;

  /** In the format of the game's input. */
  picks: string[];
  /** The amount that was chosen before anything was picked. */
  amount: number | null;
  /** The square whose tap awaits confirmation. */
  pendingTap: string | null;
  /** The square under the pointer. */
  hovered: string | null;
  preview: Preview | null;
  premove: Premove | null;
  advice: Advice;
  over: GameOver;
  /** The status text: the last move and whose turn it is, or the result. */
  status: string;
  /** Whether the visitor has turned the board by half. */
  isFlipped: boolean;
}

export const NO_ADVICE: Omit<Advice, 'isOn'> = {
  report: null,
  analysis: null,
  hint: null,
  highlighted: null,
  line: { key: '', moves: [] },
  step: 0,
};

export const NOT_OVER: GameOver = {
  count: null,
  said: '',
  scores: null,
  remark: '',
  isReviewing: false,
  isNew: false,
  isPlayingBack: false,
};

/** A table whose game has not been opened yet. */
export function initialState(game: string, line: Line, playerKinds: PlayerKind[], isFollowing: boolean): TableState {
  return {
    game,
    line,
    playerKinds,
    match: null,
    peers: [],
    isOnlooker: false,
    holder: null,
    isFinished: false,
    ending: null,
    clock: null,
    requests: 0,
    request: null,
    failure: '',
    isPaused: false,
    isFollowing,
    picks: [],
    amount: null,
    pendingTap: null,
    hovered: null,
    preview: null,
    premove: null,
    advice: { isOn: false, ...NO_ADVICE },
    over: NOT_OVER,
    status: '',
    isFlipped: false,
  };
}
