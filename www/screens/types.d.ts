// The interface between the page and its screens.

import type { Engine } from '../core/engine.js';
import type { Thinker } from '../core/thinker.js';
import type { StorageUpdate } from '../library/tabs.js';
import type { TableLink } from '../links/address.js';
import type { Place } from '../links/link.js';
import type { Search } from '../players/computer.js';
import type { Board } from '../ui/board/board.js';
import type { BoardEvents } from '../ui/board/plain.js';
import type { Scene, Settings, TableView, Tutor } from '../types.js';
import type { PlaySound } from './table/feedback.js';

/** A mounted screen. */
export interface Screen {
  close(): void;
  /** Moves the focus to where the screen begins; otherwise that is its main part. */
  focus?(): void;
  /** Called when another tab has stored something. */
  onNews?(news: StorageUpdate): void;
  /** Called when another tab's stored data has arrived. */
  onSync?(): void;
  /** Called when updates may have been missed. */
  onWake?(): void;
  /** Called when the page may be closed at any time. */
  onLeave?(): void;
  /** Reopens the screen in a new engine instance. */
  recover?(): void;
  /** Redraws in the current colours. */
  refresh?(): void;
  /** Applies settings that another tab has changed. */
  applySettings?(): void;
  /** Whether it has a one-switch scan of its own. */
  isScanned?: boolean;
  /** Whether the user should not be interrupted. */
  isBusy?(): boolean;
}

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
  /** Whether the table follows another tab until it is known that none leads. */
  isFollowing?: boolean;
  /** Whether a game between computers starts paused. */
  startsPaused?: boolean;
  /** Whether moves are those of an analysis, so that no end of a game is celebrated. */
  isStudy?: boolean;
  /** Watches the moves of a lesson. */
  tutor?: Tutor;
}

/** A part of a table that shows something over the board, and is offered its input first. */
export interface Layer {
  /** The state of the table may have changed; called before it is shown. */
  update?(): void;
  /** Adds to the scene, and changes nothing. */
  show(scene: Scene): Scene;
  /** Handles a tap on the scene; false where it is not for this layer. Missing in a layer that takes none. */
  tap?(square: string, scene: Scene, isUnsure: boolean): boolean;
  /** Cancels what the layer shows; false where there is nothing to cancel. */
  cancel?(): boolean;
}

/** Receives the events of a table. */
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

/** The page's services for a screen. */
export interface Services {
  main: HTMLElement;
  engine: Engine;
  thinker: Thinker;
  settings: Settings;
  /** The sounds of the page. */
  sound: { play: PlaySound };
  /** Creates a button that mutes the page. */
  mute(): HTMLElement;
  /** Shows a notice outside the game. */
  notice(words: string, ...actions: HTMLElement[]): HTMLElement;
  /** Sets the address of the current screen. */
  setAddress(way: TableLink): void;
  /** The address of a game's table as it was left. */
  linkOfTable(game: string): TableLink;
  rememberTable(game: string, way: TableLink): void;
  /** Whether the screen is still the one to show, after its module has waited for something. */
  isCurrent(): boolean;
  /** Replaces the screen by that of another place. */
  remount(place: Place): void;
  /** Called when the contents of the screen have changed. */
  onChange(): void;
  /** Called when the visitor has changed a setting. */
  onSettings(): void;
}
