// What a table is at: the rules, the visitor's settings, and what kind of table it is. It never changes with a game.

import type { Tutor } from '../games/lesson.ts';
import type { Settings } from '../library/settings.ts';
import type { Rules } from './rules.ts';
import type { TableState } from './state.ts';

/** A state with what its table is at: what everything about a table follows from. A draft and a table are one. */
export interface Play {
  readonly state: TableState;
  readonly context: Context;
}

export interface Context {
  rules: Rules;
  settings: Pick<Settings, 'confirm' | 'gains' | 'pause' | 'premove'>;
  /** Watches the moves of a lesson. */
  tutor: Tutor | null;
  /** Whether the board is for viewing only. */
  isLocked: boolean;
  /** Whether the only person here sits at the lower side of a board with sides. */
  facesPerson: boolean;
  /** Whether moves are those of an analysis: each becomes a variation, all hands are open, and no end is celebrated. */
  isStudy: boolean;
  /** Whether a game between computers starts paused. */
  startsPaused: boolean;
  /** Milliseconds, as `performance.now` counts. */
  now(): number;
  /** Whether the page is hidden. */
  isHidden(): boolean;
  /** What handles moves that are entered ahead of their turn; null until it is loaded. */
  premoves: typeof import('./premove.ts').premoves | null;
  /** What shows an analysis; null until it is loaded. */
  outlook: typeof import('./outlook.ts') | null;
}
