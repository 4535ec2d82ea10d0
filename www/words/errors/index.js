// What the engine's errors say to a reader, by their codes. These words are loaded when the first error is shown.

import { t } from '../index.js';
import { language } from '../vocabulary.js';

/** @import { Refusal } from '../../types.js' */
/** @import { Tag } from '../vocabulary.js' */

/**
 * Sentences by codes. `args` are those that the engine documents for the code, `found` is the text that was refused.
 *
 * @typedef {Record<string, (args: any, found: string) => string>} Sentences
 */

/**
 * @typedef {object} ErrorWords
 * @property {Record<string, string>} places parts of a text, by the names of the engine's steps
 * @property {Record<string, (at: string | number) => string>} numbered parts of which a text has several
 * @property {Sentences} texts what a text has to be; each follows a sentence that says where it is and what it is
 * @property {Sentences} rules what the rules of the game say; each is said alone
 */

/** @typedef {typeof import('./en.js').default} CommonWords */

/** The most characters of a refused text that are shown. */
const MOST = 60;
const common = (/** @type {Tag} */ tag) => /** @type {Promise<{ default: CommonWords }>} */ (import(`./${tag}.js`));
/** @type {((tag: Tag) => Promise<{ default: ErrorWords }>)[]} Each loads the words of one game. */
const games = [];
/** @type {((error: Refusal) => string | undefined)[]} Sentences that are always there. */
const known = [];
/** @type {ErrorWords & Pick<CommonWords, 'frame'> & { tag: Tag } | null} */
let loaded = null;

/**
 * Adds the words for the codes of one game.
 *
 * @param {(tag: Tag) => Promise<{ default: ErrorWords }>} load
 * @param {(error: Refusal) => string | undefined} [sentence] what is said without them; undefined for codes that it does not know
 */
export function addErrors(load, sentence) {
  games.push(load);
  if (sentence) known.push(sentence);
}

/** Loads the words in the language that is spoken. Never rejects: without them `errorWords` has a plain sentence. */
export async function loadErrors() {
  const tag = language();
  if (loaded?.tag === tag) return;
  try {
    const [{ default: first }, ...others] = await Promise.all([common(tag), ...games.map((load) => load(tag))]);
    const all = [first, ...others.map((module) => module.default)];
    const join = (/** @type {keyof ErrorWords} */ part) => Object.assign({}, ...all.map((words) => words[part]));
    loaded = { tag, frame: first.frame, places: join('places'), numbered: join('numbered'), texts: join('texts'), rules: join('rules') };
  } catch {
    // The file can't be had.
  }
}

/**
 * What an error of the engine says to a reader, in the language that is spoken.
 *
 * @param {Refusal} error
 */
export function errorWords(error) {
  const said = known.map((sentence) => sentence(error)).find(Boolean);
  if (said) return said;
  const { code, place, args } = error;
  const found = error.found.length > MOST ? `${error.found.slice(0, MOST)}…` : error.found;
  const words = loaded?.tag === language() ? loaded : null;
  const [rule, text] = [words?.rules[code], words?.texts[code]];
  if (rule) return rule(args, found);
  if (!words || !text) return t().faults.refused();
  return t().sentences([placeWords(words, place, found), text(args, found)]);
}

/**
 * Where a text is refused, and what it is there.
 *
 * @param {NonNullable<typeof loaded>} words
 * @param {Refusal['place']} place
 * @param {string} found
 */
function placeWords({ frame, places, numbered, tag }, place, found) {
  const [first, ...rest] = place;
  // Of a part of a move nobody needs to hear that it is a move's.
  const steps = first?.name === 'move' && first.at === null && rest.length > 0 ? rest : place;
  const labels = steps.map(({ name, at }) => {
    if (at === null) return places[name];
    return name === 'after' ? frame.after(places[String(at)] ?? '') : numbered[name]?.(/** @type {string | number} */ (at));
  });
  const label = labels.filter(Boolean).join(frame.comma);
  if (found === '') return frame.missing(label);
  return frame.found(label.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag)), found);
}
