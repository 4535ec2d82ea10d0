// Selects the words of a language, without loading anything.

/**
 * The words and the tag of the first available language; English if none is available. Regions and scripts are ignored:
 * `de-CH` is `de`.
 *
 * @template W
 * @param {Record<string, W>} words by tag
 * @param {readonly (string | null | undefined)[]} tags
 */
export function wordsIn(words, tags) {
  const tag = tags.map((one) => one?.toLowerCase().split('-')[0] ?? '').find((one) => Object.keys(words).includes(one)) ?? 'en';
  return { tag, words: /** @type {W} */ (words[tag]) };
}
