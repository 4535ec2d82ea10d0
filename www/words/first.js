// Words that have to be there before anything can be loaded.

/**
 * The words in the first of some languages that there is, and its tag; English where there is none. Regions and scripts are
 * not told apart: `de-CH` is `de`.
 *
 * @template W
 * @param {Record<string, W>} words by tag
 * @param {readonly (string | null | undefined)[]} tags
 */
export function wordsIn(words, tags) {
  const tag = tags.map((one) => one?.toLowerCase().split('-')[0] ?? '').find((one) => Object.hasOwn(words, one)) ?? 'en';
  return { tag, words: /** @type {W} */ (words[tag]) };
}
