// Vocabularies: the words of a part of the page, in the language that the page speaks. English is always there, another
// language is loaded for all parts at once.

/**
 * The languages of the page, by their tags (BCP 47): each with its own name, its direction, and the tag by whose customs
 * lists and numbers are written.
 */
export const LANGUAGES = /** @type {const} */ ({
  en: { name: 'English', direction: 'ltr', format: 'en-GB' },
  de: { name: 'Deutsch', direction: 'ltr', format: 'de-DE' },
  fr: { name: 'Français', direction: 'ltr', format: 'fr-FR' },
  es: { name: 'Español', direction: 'ltr', format: 'es-ES' },
  ja: { name: '日本語', direction: 'ltr', format: 'ja' },
  // The digits of the board, of squares and of links: whatever a browser takes for Arabic, sentences have the same.
  ar: { name: 'العربية', direction: 'rtl', format: 'ar-u-nu-latn' },
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
 * What writes lists, numbers and plurals in a language, made once, since that takes long.
 *
 * @param {string} format
 */
const writersOf = (format) => ({
  format,
  and: new Intl.ListFormat(format, { type: 'conjunction' }),
  or: new Intl.ListFormat(format, { type: 'disjunction' }),
  number: new Intl.NumberFormat(format, { maximumFractionDigits: 1 }),
  plural: new Intl.PluralRules(format),
});
let writers = writersOf(LANGUAGES[spoken].format);

function writersNow() {
  const { format } = LANGUAGES[spoken];
  if (writers.format !== format) writers = writersOf(format);
  return writers;
}

/**
 * Several names as one: `Blue, Red and Green`.
 *
 * @param {string[]} names
 */
export function list(names) {
  return writersNow().and.format(names);
}

/**
 * Several things of which one is meant: `human, easy or master`.
 *
 * @param {string[]} names
 */
export function either(names) {
  return writersNow().or.format(names);
}

/**
 * A number as a person reads it, with at most one decimal: `1.3`, `12,000`.
 *
 * @param {number} value
 */
export function number(value) {
  return writersNow().number.format(value);
}

/**
 * A day and its time, as the visitor's own country writes them where it speaks the language of the page.
 *
 * @param {number} when milliseconds since 1970
 */
export function dateTime(when) {
  const own = globalThis.navigator?.languages.find((tag) => tag.split('-')[0] === spoken);
  const { numberingSystem } = writersNow().number.resolvedOptions();
  return new Intl.DateTimeFormat(own ?? LANGUAGES[spoken].format, { dateStyle: 'medium', timeStyle: 'short', numberingSystem }).format(when);
}

/**
 * The form of a count, for tables such as `{ one: 'move', other: 'moves' }`.
 *
 * @param {number} count
 */
export function pluralOf(count) {
  return writersNow().plural.select(count);
}
