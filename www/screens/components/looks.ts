// The looks of all sets and themes on one page: their colours are read while the root of the document has each of them.

import { SETS } from '../../ui/board/sets.ts';
import type { Look } from '../../ui/board/brush.ts';

/** The looks that were read, by name. */
const known = new Map<string, Look>();

/** The look of a set in a theme. */
export function looks(set: (typeof SETS)[number], theme: 'light' | 'dark'): Look {
  const name = `${set} ${theme} `;
  const look = known.get(name) ?? readLook(name, set, theme);
  known.set(name, look);
  return look;
}

function readLook(name: string, set: string, theme: string): Look {
  const { dataset } = document.documentElement;
  const before = { set: dataset['set'], theme: dataset['theme'] };
  Object.assign(dataset, { set, theme });
  const style = getComputedStyle(document.documentElement);
  const colours = new Map(tokens().map((token) => [token, style.getPropertyValue(`--${token}`).trim()]));
  Object.assign(dataset, before);
  return { name, colour: (token) => colours.get(token) || 'gray' };
}

/** The names of all custom properties of the root. */
function tokens() {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':root')) continue;
      for (const property of rule.style) if (property.startsWith('--')) names.add(property.slice(2));
    }
  }
  return [...names];
}
