// Reads an address. What few of them need is loaded on demand: packed links, and those that were damaged on their way.

import { MAX_CHARACTERS, parseLink, type Place } from './link.ts';
import type { GamePage } from '../games/page.ts';
import type { Opener } from './opener.ts';

/** A link that is neither packed nor damaged on its way: its last letter is that of a value. */
const PLAIN = /^(#?\/?|#?\/?[\w/-]*(\?(?!z=)[\w/?&=.,:+~@-]*)?[\w-])$/;

/** Parses a fragment, packed or not. One that was damaged on its way is mended. */
export async function readLink(
  fragment: string,
  find: (game: string) => GamePage | undefined,
  engine: Opener,
): Promise<Place> {
  if (fragment.length > MAX_CHARACTERS || PLAIN.test(fragment)) return parseLink(fragment, find);
  // Without a network the module may be missing.
  const packed = await import('./packed.ts').catch(() => null);
  return packed ? packed.readPacked(fragment, find, engine) : parseLink(fragment, find);
}
