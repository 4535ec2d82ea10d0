// The names that people at two devices give themselves.

/** The maximum length of a name, in characters as Unicode counts them. */
const MAX_NAME = 40;
/** Also letters that have no shape. Not the joiners, which some scripts and pictures need. */
const UNSEEN = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\p{Bidi_Control}\u115f\u1160\u2800\u3164\uffa0]+/gu;

/** Joiners and marks alone show nothing. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Of a pile of marks on one letter, as many as scripts need; joiners don't end it. */
const TOO_MANY_MARKS = /([\p{M}\u200c\u200d]{4})[\p{M}\u200c\u200d]+/gu;

/** A name as plain text on one line, without control characters and at most 40 long; empty if nothing is seen. */
export function cleanName(text: string) {
  // Each character of a long text would be looked at.
  const shown = text
    .slice(0, 20 * MAX_NAME)
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(TOO_MANY_MARKS, '$1')
    .trim();
  const name = Array.from(shown).slice(0, MAX_NAME).join('').trim();
  return SEEN.test(name) ? name : '';
}
