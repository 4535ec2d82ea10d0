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
  // Without a network the modules may be missing.
  const modules = await Promise.all([import('./packed.ts'), import('./mend.ts')]).catch(() => null);
  if (!modules) return parseLink(fragment, find);
  const [{ readPacked }, { mendFragment }] = modules;
  return readPacked(mendFragment(fragment), find, engine);
}
