// The colours of the theme, as the canvas needs them.

/** @type {Map<string, string>} */
const colours = new Map();

/**
 * A colour of the theme by its custom property, without dashes.
 *
 * @param {string} name
 */
export function colour(name) {
  let value = colours.get(name);
  if (value === undefined) {
    value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
    colours.set(name, value);
  }
  return value;
}

/** Forgets the colours, after the theme has changed. */
export function forgetColours() {
  colours.clear();
}
