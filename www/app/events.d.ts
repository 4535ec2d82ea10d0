// The events of the page on its window.

interface WindowEventMap {
  /** The settings were loaded or changed. */
  'gambol-settings': CustomEvent<import('../library/settings.ts').Settings>;
  /** The embedding page has changed the theme of a board. */
  'gambol-host-theme': CustomEvent<string>;
  /** Theme or set have been applied. */
  'gambol-theme': Event;
  /** The colours of boards have changed: what is drawn with them is drawn again. */
  'gambol-colours': Event;
}
