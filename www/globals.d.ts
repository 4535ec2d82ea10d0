// What the page has beside its modules.

interface HTMLElementTagNameMap {
  /** Defined by `embed.js`. */
  'gambol-board': HTMLElement & { ratio: number };
}

/** Where the browser has Trusted Types (W3C), as far as the page uses them. */
declare var trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules } | undefined;

interface ImportMeta {
  /**
   * Set by the bundler: whether the page is in development, and the addresses of helpers for direct connections.
   * Missing where nothing was bundled.
   */
  env?: { DEV: boolean; HELPERS: string };
}

interface Window {
  /** Set by `watchdog.js`, which runs before the modules and reports a failed start. */
  gambolStart?: {
    /** Called when the start module runs. */
    begin(): void;
    /** Called when the first screen is shown. */
    show(): void;
    /**
     * Called when a screen cannot be shown. Before the first screen it attempts a repair: another release, refetching a
     * file, or the last release that started.
     */
    fail(title?: string, advice?: string): Promise<void>;
  };
}
