// Selects the words of a language, without loading anything.

/**
 * The words and the tag of the first available language; English if none is available. Regions and scripts are ignored:
 * `de-CH` is `de`.
 *
 * @param words by tag
 */
export function wordsIn<W>(words: Record<string, W>, tags: readonly (string | null | undefined)[]) {
  const tag =
    tags.map((one) => one?.toLowerCase().split('-')[0] ?? '').find((one) => Object.keys(words).includes(one)) ?? 'en';
  return { tag, words: words[tag] as W };
}
