// Finds an invitation or an answer in a text that somebody pasted: a message around an address, or an address that
// was damaged on its way.

import { DASHES, INVISIBLE } from '../mend.ts';
import { LiveFault } from './fault.ts';
import { parseAnswer, parseInvitation } from './invitation.ts';

/** What was found in a text. */
export interface Found {
  kind: 'invitation' | 'answer';
  /** The fragment, from `#` on. */
  fragment: string;
}

/** The maximum length of a text that is searched. */
const MAX_TEXT = 200_000;
/** The most fragments of a text that are tried, and the most lines over which one was broken. */
const [MAX_FOUND, MAX_LINES] = [10, 12];
const KINDS = { o: 'invitation', a: 'answer' } as const;
const START = /#\/([a-z0-9]+)\/live\?([oa])=([\w-]+)/g;

/**
 * Finds an invitation or an answer in a text, whatever the address of the page is. One of the wanted kind is preferred,
 * then an intact one, then the first.
 *
 * @param wanted the kind that is expected, since an answer may quote the invitation
 */
export async function findLive(text: string, wanted?: Found['kind']): Promise<Found | null> {
  const shown = decode(text.slice(0, MAX_TEXT)).replace(INVISIBLE, '').replace(DASHES, '-');
  const found: { fragment: string; kind: Found['kind']; isIntact: boolean }[] = [];
  for (const match of [...shown.matchAll(START)].slice(0, MAX_FOUND)) {
    const [start, game, letter] = match;
    const kind = KINDS[letter as keyof typeof KINDS];
    const whole = await joinLines(kind, start, shown.slice(match.index + start.length));
    found.push({ fragment: whole ?? `#/${game}/live?${letter}=${match[3]}`, kind, isIntact: whole !== null });
  }
  const rank = ({ kind, isIntact }: (typeof found)[number]) => 2 * Number(kind === wanted) + Number(isIntact);
  const [best] = found.sort((one, other) => rank(other) - rank(one));
  return best ? { kind: best.kind, fragment: best.fragment } : null;
}

/** The answer in a text; throws a fault that says why there is none. */
export async function answerIn(text: string) {
  const found = await findLive(text, 'answer');
  if (found?.kind === 'invitation') throw new LiveFault('noAnswer');
  return parseAnswer(found?.fragment ?? '');
}

/** A fragment with as many of the lines after it as make it intact; null if none do. */
async function joinLines(kind: Found['kind'], start: string, after: string) {
  let fragment = start;
  const lines = /^(?:[\s>]+[\w-]+)*/.exec(after.slice(0, 4000))?.[0].split(/[\s>]+/) ?? [];
  for (const line of lines.slice(0, MAX_LINES)) {
    fragment += line;
    if (await isIntact(kind, fragment)) return fragment;
  }
  return null;
}

async function isIntact(kind: Found['kind'], fragment: string) {
  try {
    if (kind === 'answer') parseAnswer(fragment);
    else await parseInvitation(fragment);
    return true;
  } catch (error) {
    // The bytes are whole, but of a game or a version that isn't known here.
    if (error instanceof LiveFault) return error.code === 'newer' || error.code === 'unknownGame';
    throw error;
  }
}

/** Decodes the signs before the bytes, which some programs encode. */
function decode(text: string) {
  return text.replace(/%(25)*(23|2f|3d|3f)/gi, (encoded) => decodeURIComponent(`%${encoded.slice(-2)}`));
}
