// What a table is given, and what others hear of it.

import type { Engine } from '../core/engine.ts';
import type { Search } from '../game/player.ts';
import type { Tutor } from '../games/lesson.ts';
import type { Settings } from '../library/settings.ts';
import type { Board } from '../ui/board/board.ts';
import type { BoardEvents } from '../ui/board/plain.ts';
import type { PlaySound } from '../ui/feedback.ts';
import type { TableView } from '../ui/panel/views.ts';
import type { Trees } from './rules.ts';

/** The dependencies of a table. */
export interface TableTools {
  engine: Engine;
  thinker: { think: Search; stop(): void };
  settings: Settings;
  /** Plays a sound; missing where the table is silent. */
  playSound?: PlaySound | undefined;
  /** Creates the board. */
  createBoard(position: string, taps: BoardEvents): Board;
  /** Whether the page is hidden. */
  isHidden(): boolean;
  /** Whether the board is for viewing only. */
  isLocked?: boolean;
  /** Whether the only person here sits at the lower side of a board with sides. */
  facesPerson?: boolean;
  /** Whether the table follows another tab until it is known that none leads. */
  isFollowing?: boolean;
  /** Whether a game between computers starts paused. */
  startsPaused?: boolean;
  /** What handles the variations of a study; missing at any other table. */
  trees?: Trees;
  /** Watches the moves of a lesson. */
  tutor?: Tutor;
}

/** Receives what others have to know about a table. */
export interface TableListener {
  /** A panel must be updated. */
  onView(view: TableView): void;
  /** Only the scores have changed: the end of a game is being counted. */
  onScores?(players: TableView['players']): void;
  /** The state of the table, as in a link, has changed. */
  onState(): void;
  /** A person has played a move. */
  onPlayed?(): void;
  /** A move was played; its public text. */
  onMove?(move: string, ply: number): void;
  /** The game on the table is about to be replaced. */
  onClear?(): void;
  /** A person has let the computer play here instead of in another tab. */
  onLead?(): void;
  /** The time left in milliseconds, while a clock runs. */
  onClock(left: number[]): void;
}
