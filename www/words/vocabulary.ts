// Vocabularies: the words of the page or of a game in the current language. English is always loaded; another language
// is loaded for all vocabularies at once.

/**
 * The languages of the page, by their tags (BCP 47): each with its own name, its direction, and the tag of the locale
 * for lists and numbers.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', format: 'en-GB' },
  de: { name: 'Deutsch', direction: 'ltr', format: 'de-DE' },
  fr: { name: 'Français', direction: 'ltr', format: 'fr-FR' },
  es: { name: 'Español', direction: 'ltr', format: 'es-ES' },
  ja: { name: '日本語', direction: 'ltr', format: 'ja' },
  // Latin digits, as on the board, in squares and in links, regardless of the browser's default for Arabic.
  ar: { name: 'العربية', direction: 'rtl', format: 'ar-u-nu-latn' },
} as const;

export type Tag = keyof typeof LANGUAGES;

let spoken: Tag = 'en';
/** The language that was asked for last. */
let wanted: Tag = spoken;
/** Each loads the words of one part; what it answers puts them to use. */
const parts: ((tag: Tag) => Promise<() => void>)[] = [];

/** The tag of the language that is spoken. */
export function language() {
  return spoken;
}

/**
 * Makes a vocabulary.
 *
 * @param load the same words in another language
 * @returns the words in the language that is spoken
 */
export function vocabulary<W>(english: W, load: (tag: Tag) => Promise<{ default: W }>): () => W {
  let words = english;
  parts.push(async (tag) => {
    const loaded = tag === 'en' ? english : (await load(tag)).default;
    return () => (words = loaded);
  });
  return () => words;
}

/**
 * Loads a language and makes it the current one, unless the words of any vocabulary can't be loaded.
 *
 * @returns whether no other one has been chosen meanwhile
 * @throws the error of `import` if a file can't be loaded, and no other language has been chosen meanwhile
 */
export async function speak(tag: Tag) {
  wanted = tag;
  if (tag === spoken) return true;
  const loaded = await Promise.all(parts.map((load) => load(tag))).catch((error: unknown) => {
    if (wanted === tag) throw error;
  });
  if (!loaded || wanted !== tag) return false;
  loaded.forEach((use) => use());
  spoken = tag;
  return true;
}

/**
 * The formatters of lists, numbers and plurals of a language. Creating one is slow, so it happens once, when it is
 * first used.
 */
const formattersOf = (format: string) => ({
  format,
  and: once(() => new Intl.ListFormat(format, { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat(format, { type: 'disjunction' })),
  number: once(() => new Intl.NumberFormat(format, { maximumFractionDigits: 1 })),
  plural: once(() => new Intl.PluralRules(format)),
  dateTime: once(() => {
    const own = globalThis.navigator?.languages.find((tag) => tag.split('-')[0] === format.split('-')[0]);
    const { numberingSystem } = new Intl.NumberFormat(format).resolvedOptions();
    return new Intl.DateTimeFormat(own ?? format, { dateStyle: 'medium', timeStyle: 'short', numberingSystem });
  }),
});
let formatters = formattersOf(LANGUAGES[spoken].format);

function currentFormatters() {
  const { format } = LANGUAGES[spoken];
  if (formatters.format !== format) formatters = formattersOf(format);
  return formatters;
}

function once<T>(create: () => T) {
  let created: T | undefined;
  return () => (created ??= create());
}

/** Encloses an aside in a sentence. It is not seen, should it ever be shown. */
const ASIDE = '\u2063';

/** A part of a sentence for a screen reader alone, where the board shows what it says: the squares of a move. */
export const aside = (text: string) => `${ASIDE}${text}${ASIDE}`;

/** A sentence in its parts: those that are seen and heard, and between them those that are only heard. */
export const asidesOf = (sentence: string) => sentence.split(ASIDE);

/** A sentence as it is heard. */
export const heard = (sentence: string) => asidesOf(sentence).join('');

/** A list of names: `Blue, Red and Green`. */
export function list(names: string[]) {
  return currentFormatters().and().format(names);
}

/** A list of alternatives: `human, easy or master`. */
export function either(names: string[]) {
  return currentFormatters().or().format(names);
}

/** Formats a number with at most one decimal: `1.3`, `12,000`. */
export function number(value: number) {
  // The same in all languages; it takes a phone 50 milliseconds to create the first formatter.
  if (value >= 0 && value < 1000 && value % 1 === 0) return String(value);
  return currentFormatters().number().format(value);
}

/**
 * Formats a date and time by the visitor's regional conventions, if they are of the language of the page.
 *
 * @param when milliseconds since 1970
 */
export function dateTime(when: number) {
  return currentFormatters().dateTime().format(when);
}

/**
 * The name of a month: `November 2026`.
 *
 * @param month `2026-11`
 */
export function monthName(month: string) {
  const { format } = currentFormatters();
  return new Intl.DateTimeFormat(format, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00`));
}

/** The plural form for a count, for tables such as `{ one: 'move', other: 'moves' }`. */
export function pluralOf(count: number) {
  return currentFormatters().plural().select(count);
}

/**
 * A text of unknown origin, as a sentence quotes it: at most so many characters, and signs for those that can't be
 * seen, among which are those that turn the direction of the sentence.
 */
export function excerpt(text: string, most: number) {
  const short = text.length > most ? `${text.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…` : text;
  return short.replace(/\p{C}/gu, '\ufffd');
}
