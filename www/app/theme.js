// Runs before anything is drawn, so that nobody who chose the dark sees a flash of the light.

import { isFramed } from '../core/frame.js';
import { PREFIX, SETTINGS } from '../library/keys.js';

{
  const system = matchMedia('(prefers-color-scheme: dark)');
  // A board in somebody else's page is told.
  let told = isFramed ? (new URLSearchParams(location.search).get('theme') ?? 'auto') : null;
  /** @type {string | null} */
  let chosen = null;
  const apply = () => {
    let theme = told ?? chosen ?? 'auto';
    try {
      if (told === null && chosen === null) theme = JSON.parse(localStorage.getItem(PREFIX + SETTINGS) ?? '{}').theme ?? 'auto';
    } catch {
      // No storage, or nothing in it that can be read: as the system.
    }
    const isDark = theme === 'dark' || (theme !== 'light' && system.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    dispatchEvent(new Event('gambol-theme'));
  };
  apply();
  system.addEventListener('change', apply);
  // The page knows what was chosen, also where the browser keeps nothing.
  addEventListener('gambol-settings', (event) => {
    chosen = event instanceof CustomEvent ? event.detail : chosen;
    apply();
  });
  addEventListener('gambol-told', (event) => {
    told = event instanceof CustomEvent ? event.detail : told;
    apply();
  });
}
