// Vocabularies: the words of a part of the page, in the language that the page speaks. English is always there, another
// language is loaded for all parts at once.

/** The languages of the page, by their tags (BCP 47), each with its own name and its direction. */
export const LANGUAGES = /** @type {const} */ ({
  en: { name: 'English', direction: 'ltr' },
});

/** @typedef {keyof typeof LANGUAGES} Tag */

/** @type {Tag} */
let spoken = 'en';
/** @type {((tag: Tag) => Promise<() => void>)[]} Each loads the words of one part; what it answers puts them to use. */
const parts = [];

/** The tag of the language that is spoken. */
export function language() {
  return spoken;
}

/**
 * Makes a vocabulary.
 *
 * @template W
 * @param {W} english
 * @param {(tag: Tag) => Promise<{ default: W }>} load the same words in another language
 * @returns {() => W} the words in the language that is spoken
 */
export function vocabulary(english, load) {
  let words = english;
  parts.push(async (tag) => {
    const loaded = tag === 'en' ? english : (await load(tag)).default;
    return () => (words = loaded);
  });
  return () => words;
}

/**
 * Speaks a language from now on, in all parts or, where one can't be loaded, in none.
 *
 * @param {Tag} tag
 * @throws what `import` throws where a file can't be had
 */
export async function speak(tag) {
  const loaded = await Promise.all(parts.map((load) => load(tag)));
  loaded.forEach((use) => use());
  spoken = tag;
}

/**
 * Several names as one: `Blue, Red and Green`.
 *
 * @param {string[]} names
 */
export function list(names) {
  return new Intl.ListFormat(spoken, { type: 'conjunction' }).format(names);
}

/**
 * The form of a count, for tables such as `{ one: 'move', other: 'moves' }`.
 *
 * @param {number} count
 */
export function pluralOf(count) {
  return new Intl.PluralRules(spoken).select(count);
}
