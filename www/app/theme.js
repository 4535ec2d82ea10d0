// Applies the theme before the first paint, so that a dark page never flashes light.

import { isFramed } from '../core/frame.js';
import { PREFIX, SETTINGS } from '../library/keys.js';

{
  const system = matchMedia('(prefers-color-scheme: dark)');
  // In a frame the theme is set by the embedding page.
  let hostTheme = isFramed ? (new URLSearchParams(location.search).get('theme') ?? 'auto') : null;
  /** @type {string | null} */
  let chosen = null;
  const apply = () => {
    let theme = hostTheme ?? chosen ?? 'auto';
    try {
      if (hostTheme === null && chosen === null) theme = JSON.parse(localStorage.getItem(PREFIX + SETTINGS) ?? '{}').theme ?? 'auto';
    } catch {
      // Storage is unavailable or damaged: follow the system's theme.
    }
    const isDark = theme === 'dark' || (theme !== 'light' && system.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    dispatchEvent(new Event('gambol-theme'));
  };
  apply();
  system.addEventListener('change', apply);
  // The page reports the chosen theme, so that it also applies without storage.
  addEventListener('gambol-settings', (event) => {
    chosen = event instanceof CustomEvent ? event.detail : chosen;
    apply();
  });
  addEventListener('gambol-host-theme', (event) => {
    hostTheme = event instanceof CustomEvent ? event.detail : hostTheme;
    apply();
  });
}
