// Fingerprints of games, by which duplicates are recognised.

/** The offset bases of the two halves, and the prime, of 32-bit FNV-1a (Fowler, Noll and Vo). */
const BASES = [0x811c9dc5, 0x9747b28c];
const PRIME = 0x01000193;

/** A fingerprint of 64 bits of texts. */
export function printOf(texts: string[]) {
  const text = texts.join('\n');
  const halves = BASES.map((base) => {
    let hash = base;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    // FNV mixes its high bits badly, on which the other half would depend in the same way.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 12)) >>> 0).toString(36);
  });
  return halves.join('-');
}
