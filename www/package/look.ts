// The look of a board in another page: its styles, which no other style reaches, and the colours of its canvas.

import { STYLES } from 'package:styles';
import { SETS } from '../ui/board/sets.ts';
import type { Look } from '../ui/board/brush.ts';

let sheet: CSSStyleSheet | undefined;

/** The root of a board within an element of the page. */
export function rootIn(element: HTMLElement) {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
  }
  shadow.adoptedStyleSheets = [sheet];
  const root = document.createElement('div');
  root.className = 'look';
  shadow.replaceChildren(root);
  return root;
}

/**
 * Applies a set and a theme to the root of a board.
 *
 * @param isDark whether the system prefers dark colours
 */
export function applyLook(
  { dataset }: HTMLElement,
  { set, theme }: { set: 'auto' | (typeof SETS)[number]; theme: 'auto' | 'light' | 'dark' },
  isDark: boolean,
) {
  const dark = theme === 'dark' || (theme === 'auto' && isDark);
  dataset['theme'] = dark ? 'dark' : 'light';
  dataset['set'] = SETS.find((known) => known === set) ?? (dark ? 'walnut' : 'linen');
}

/** The look of a root, whose set and theme may change. */
export function lookOf(root: HTMLElement): Look {
  const colours = new Map<string, string>();
  const style = getComputedStyle(root);
  const nameNow = () => `${root.dataset['set']} ${root.dataset['theme']} `;
  return {
    get name() {
      return nameNow();
    },
    colour(name) {
      const key = nameNow() + name;
      let value = colours.get(key);
      if (value === undefined) {
        value = style.getPropertyValue(`--${name}`).trim() || 'gray';
        colours.set(key, value);
      }
      return value;
    },
  };
}
