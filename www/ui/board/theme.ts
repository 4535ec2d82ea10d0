// The theme's colours for the canvas, cached.

import { forgetSprites } from './sprites.ts';

/** The colour where the style sheet is missing; a gradient refuses an empty one. */
const MISSING = 'gray';
const colours = new Map<string, string>();

/** A theme colour by the name of its custom property, without dashes. */
export function colour(name: string) {
  let value = colours.get(name);
  if (value === undefined) {
    value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || MISSING;
    colours.set(name, value);
  }
  return value;
}

/** Clears the cache and the sprites, after the theme or the set has changed. */
export function forgetColours() {
  forgetSprites();
  colours.clear();
}
