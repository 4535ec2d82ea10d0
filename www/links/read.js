// Reads an address. What few of them need is loaded on demand: packed links, and those that were damaged on their way.

import { MAX_CHARACTERS, parseLink } from './link.js';

/** @import { Opener } from './opener.js' */
/** @import { GamePage } from '../types.js' */
/** @import { Place } from './link.js' */

/** A link that is neither packed nor damaged on its way: its last letter is that of a value. */
const PLAIN = /^(#?\/?|#?\/?[\w/-]*(\?(?!z=)[\w/?&=.,:+~@-]*)?[\w-])$/;

/**
 * Parses a fragment, packed or not. One that was damaged on its way is mended.
 *
 * @param {string} fragment
 * @param {(game: string) => GamePage | undefined} find
 * @param {Opener} engine
 * @returns {Promise<Place>}
 */
export async function readLink(fragment, find, engine) {
  if (fragment.length > MAX_CHARACTERS || PLAIN.test(fragment)) return parseLink(fragment, find);
  // Without a network the modules may be missing.
  const modules = await Promise.all([import('./packed.js'), import('./mend.js')]).catch(() => null);
  if (!modules) return parseLink(fragment, find);
  const [{ readPacked }, { mendFragment }] = modules;
  return readPacked(mendFragment(fragment), find, engine);
}
