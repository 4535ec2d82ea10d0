// The look of a board in another page: its styles, which no other style reaches, and the colours of its canvas.

import { STYLES } from 'package:styles';
import { SETS } from '../ui/board/sets.js';

/** @import { Look } from '../ui/board/brush.js' */

/** @type {CSSStyleSheet | undefined} */
let sheet;

/**
 * The root of a board within an element of the page.
 *
 * @param {HTMLElement} element
 */
export function rootIn(element) {
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
 * @param {HTMLElement} root
 * @param {{ set: 'auto' | typeof SETS[number], theme: 'auto' | 'light' | 'dark' }} chosen
 * @param {boolean} isDark whether the system prefers dark colours
 */
export function applyLook({ dataset }, { set, theme }, isDark) {
  const dark = theme === 'dark' || (theme === 'auto' && isDark);
  dataset['theme'] = dark ? 'dark' : 'light';
  dataset['set'] = SETS.find((known) => known === set) ?? (dark ? 'walnut' : 'linen');
}

/**
 * The look of a root, whose set and theme may change.
 *
 * @param {HTMLElement} root
 * @returns {Look}
 */
export function lookOf(root) {
  /** @type {Map<string, string>} */
  const colours = new Map();
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
