// The theme's colours for the canvas, cached.

/** @type {Map<string, string>} */
const colours = new Map();

/**
 * A theme colour by the name of its custom property, without dashes.
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

/** Clears the cache, after the theme has changed. */
export function forgetColours() {
  colours.clear();
}
