// The interface between the page and its screens.

import type { Engine } from '../core/engine.js';
import type { Thinker } from '../core/thinker.js';
import type { StorageUpdate } from '../library/tabs.js';
import type { TableLink } from '../links/address.js';
import type { Place } from '../links/link.js';
import type { Settings } from '../types.js';

/** A mounted screen. */
export interface Screen {
  close(): void;
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
  /** Whether the user should not be interrupted. */
  isBusy?(): boolean;
}

/** The page's services for a screen. */
export interface Services {
  main: HTMLElement;
  engine: Engine;
  thinker: Thinker;
  settings: Settings;
  /** Shows a notice outside the game. */
  notice(words: string, ...actions: HTMLElement[]): HTMLElement;
  /** Sets the address of the current screen. */
  setAddress(way: TableLink): void;
  /** The address of a game's table as it was left. */
  linkOfTable(game: string): TableLink;
  rememberTable(game: string, way: TableLink): void;
  /** Replaces the screen by that of another place. */
  remount(place: Place): void;
  /** Called when the contents of the screen have changed. */
  onChange(): void;
  /** Called when the visitor has changed a setting. */
  onSettings(): void;
}
