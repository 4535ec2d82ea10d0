// What a screen is to the page, and the page to a screen.

import type { Engine } from '../core/engine.js';
import type { Thinker } from '../core/thinker.js';
import type { News } from '../library/tabs.js';
import type { Way } from '../links/address.js';
import type { Place } from '../links/link.js';
import type { Settings } from '../types.js';

/** A screen of the page, as its `mount` gives it back. */
export interface Screen {
  close(): void;
  /** Another page has kept something. */
  onNews?(news: News): void;
  /** Something that another page has kept has arrived. */
  onSync?(): void;
  /** News may have been missed. */
  onWake?(): void;
  /** The page may be closed from now on. */
  onLeave?(): void;
  /** Opens what is shown once more, in a new instance of the engine. */
  recover?(): void;
  /** Draws again, in other colours. */
  refresh?(): void;
  /** Takes over settings that another page has changed. */
  applySettings?(): void;
  /** Whether somebody is not to be disturbed. */
  isBusy?(): boolean;
}

/** What a screen may use of the page. */
export interface Services {
  main: HTMLElement;
  engine: Engine;
  thinker: Thinker;
  settings: Settings;
  /** Says something that is no part of a game. */
  notice(words: string, ...actions: HTMLElement[]): HTMLElement;
  /** Puts what is on the screen into the address. */
  setAddress(way: Way): void;
  /** The way to the table of a game, as it was left. */
  tableWay(game: string): Way;
  leaveTable(game: string, way: Way): void;
  /** Closes the screen and shows another one in its place. */
  remount(place: Place): void;
  /** What is on the screen has changed. */
  onChange(): void;
  /** The visitor has changed a setting. */
  onSettings(): void;
}
