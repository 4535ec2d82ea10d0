// The interface between the page and its screens.

import type { Engine } from '../core/engine.ts';
import type { Thinker } from '../core/thinker.ts';
import type { Settings } from '../library/settings.ts';
import type { StorageUpdate } from '../library/tabs.ts';
import type { TableLink } from '../links/address.ts';
import type { Place } from '../links/link.ts';
import type { PlaySound } from '../ui/feedback.ts';

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
  /** Asks something outside the game, until the element is removed. */
  question(words: string, ...answers: HTMLElement[]): HTMLElement;
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
