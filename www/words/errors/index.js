// The messages of the engine's errors, by their codes. They are loaded when the first error is shown.

import { t } from '../index.js';
import { excerpt, language } from '../vocabulary.js';

/** @import { Refusal } from '../../types.js' */
/** @import { Tag } from '../vocabulary.js' */

/**
 * Sentences by codes. `args` are the arguments that the engine documents for the code, `found` is the refused text.
 *
 * @typedef {Record<string, (args: any, found: string) => string>} Sentences
 */

/**
 * @typedef {object} ErrorWords
 * @property {Record<string, string>} places the names of the parts of a text, by the engine's steps
 * @property {Record<string, (at: string | number) => string>} numbered the names of numbered parts, by the engine's steps
 * @property {Sentences} texts the expected text, by code; each follows a sentence with the place and the text found
 * @property {Sentences} rules the rule that a move breaks, by code; each is a sentence of its own
 */

/** @typedef {typeof import('./en.js').default} CommonWords */

/** The most characters of a refused text that are shown, with the ellipsis. */
const MOST = 61;
const common = (/** @type {Tag} */ tag) => /** @type {Promise<{ default: CommonWords }>} */ (import(`./${tag}.js`));
/** @type {((tag: Tag) => Promise<{ default: ErrorWords }>)[]} Each loads the words of one game. */
const games = [];
/** @type {((error: Refusal) => string | undefined)[]} Messages that are always loaded. */
const known = [];
/** @type {ErrorWords & Pick<CommonWords, 'frame'> & { tag: Tag } | null} */
let loaded = null;

/**
 * Adds the words for the codes of one game.
 *
 * @param {(tag: Tag) => Promise<{ default: ErrorWords }>} load
 * @param {(error: Refusal) => string | undefined} [sentence] the message without these words; undefined for unknown codes
 */
export function addErrors(load, sentence) {
  games.push(load);
  if (sentence) known.push(sentence);
}

/** Loads the messages in the current language. Never rejects: without them `errorWords` returns a general message. */
export async function loadErrors() {
  const tag = language();
  if (loaded?.tag === tag) return;
  try {
    const [{ default: first }, ...others] = await Promise.all([common(tag), ...games.map((load) => load(tag))]);
    const all = [first, ...others.map((module) => module.default)];
    const join = (/** @type {keyof ErrorWords} */ part) => Object.assign({}, ...all.map((words) => words[part]));
    loaded = { tag, frame: first.frame, places: join('places'), numbered: join('numbered'), texts: join('texts'), rules: join('rules') };
  } catch {
    // The file can't be loaded.
  }
}

/**
 * The message of an error of the engine, in the current language.
 *
 * @param {Refusal} error
 * @returns {string}
 */
export function errorWords(error) {
  const { code, place, args } = error;
  const found = excerpt(error.found, MOST);
  const words = loaded?.tag === language() ? loaded : null;
  const [line, column, ...rest] = place;
  if (words && line?.name === 'line') return words.frame.within(Number(line.at), Number(column?.at), errorWords({ ...error, place: rest }));
  const message = known.map((sentence) => sentence(error)).find(Boolean);
  if (message) return message;
  const [rule, text] = [words?.rules[code], words?.texts[code]];
  if (rule) return rule(args, found);
  if (!words || !text) return t().faults.refused();
  return t().sentences([placeWords(words, place, found), text(args, found)]);
}

/**
 * The sentence with the place of an error and the text found there.
 *
 * @param {NonNullable<typeof loaded>} words
 * @param {Refusal['place']} place
 * @param {string} found
 */
function placeWords({ frame, places, numbered, tag }, place, found) {
  const [first, ...rest] = place;
  // The name of a part of a move suffices, without the move.
  const steps = first?.name === 'move' && first.at === null && rest.length > 0 ? rest : place;
  const labels = steps.map(({ name, at }) => {
    if (at === null) return places[name];
    return name === 'after' ? frame.after(places[String(at)] ?? '') : numbered[name]?.(/** @type {string | number} */ (at));
  });
  const label = labels.filter(Boolean).join(frame.comma);
  if (found === '') return frame.missing(label);
  return frame.found(label.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag)), found);
}
