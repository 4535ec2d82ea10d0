// Applies the theme and the set of the board before the first paint, so that a dark page never flashes light.

import { isFramed } from '../core/frame.ts';
import { PREFIX, SETTINGS } from '../library/keys.ts';
import { SETS } from '../ui/board/sets.ts';

{
  const system = matchMedia('(prefers-color-scheme: dark)');
  // In a frame the theme is set by the embedding page.
  let hostTheme = isFramed ? (new URLSearchParams(location.search).get('theme') ?? 'auto') : null;
  let chosen: { theme?: string; set?: string } | null = null;
  const stored = () => {
    try {
      return JSON.parse(localStorage.getItem(PREFIX + SETTINGS) ?? '{}') ?? {};
    } catch {
      // Storage is unavailable or damaged: follow the system's theme.
      return {};
    }
  };
  const apply = () => {
    const settings = chosen ?? (hostTheme === null ? stored() : {});
    const theme = hostTheme ?? settings.theme ?? 'auto';
    const isDark = theme === 'dark' || (theme !== 'light' && system.matches);
    const set = settings.set ?? 'auto';
    const { dataset } = document.documentElement;
    dataset['theme'] = isDark ? 'dark' : 'light';
    dataset['set'] = SETS.includes(set) ? set : isDark ? 'walnut' : 'linen';
    dispatchEvent(new Event('gambol-theme'));
  };
  apply();
  system.addEventListener('change', apply);
  // The page reports the chosen settings, so that they also apply without storage.
  addEventListener('gambol-settings', ({ detail }) => {
    chosen = detail;
    apply();
  });
  addEventListener('gambol-host-theme', ({ detail }) => {
    hostTheme = detail;
    apply();
  });
}
