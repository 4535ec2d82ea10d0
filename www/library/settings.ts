// What the visitor has set.

import type { Level } from '../core/levels.ts';
import type { PlayerKind } from '../links/kinds.ts';
import type { ClockSetting } from '../links/state.ts';
import type { BoardSet } from '../ui/board/sets.ts';

/** The visitor's persistent settings. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  /** The set of boards and pieces; `auto` is Linen in light colours and Walnut in dark ones. */
  set: 'auto' | BoardSet;
  coordinates: boolean;
  /** Whether the gains of legal moves are shown, in games whose moves are one tap. */
  gains: boolean;
  /** The pause before a computer's move, in milliseconds. */
  pause: number;
  /** The language tag of the page; `auto` for the browser's language. */
  language: string;
  /** The id of the game that a person has played last; empty for none. */
  lastGame: string;
  /** What was chosen last for a new game, by the id of the game. */
  lastSetup: Record<string, Setup>;
  /** How the latest games against an opponent went, by the id of the game. */
  runs: Record<string, Run>;
  /** Whether the page makes sounds, and how loud, from 0 to 100. */
  sound: boolean;
  volume: number;
  /** Whether a device with a motor vibrates at picks, moves and refusals. */
  vibration: boolean;
  /** Whether a move is played only after it was confirmed. */
  confirm: boolean;
  /** One-switch play: the milliseconds for which each thing is lit; 0 when it is off. */
  scan: number;
  /** Whether a move may be entered while others are to move. */
  premove: boolean;
  /** Whether the screen stays on during a game. */
  wake: boolean;
  /** Whether single keys are shortcuts at a table. */
  keys: boolean;
  /** The name that players on other devices see; empty for none. */
  name: string;
  /** The addresses of helpers for direct connections; empty for those that the page was built with. */
  servers: string;
}

/** Wins in a row against an opponent, or losses as a negative number; and the strongest opponent that was beaten. */
export interface Run {
  level: Level;
  count: number;
  beaten?: Level;
}

/** What is chosen for a new game; `seat` is that of the person here, null for one by chance. */
export interface Setup {
  playerKinds: PlayerKind[];
  seat: number | null;
  options: Record<string, string>;
  clock: ClockSetting | null;
}
