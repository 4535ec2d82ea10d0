// The language of the page: its choice, its application, and the field that changes it.

import { icon, make, setAttribute, setText } from '../ui/dom.js';
import { wordsIn } from '../words/first.js';
import { t } from '../words/index.js';
import { LANGUAGES, language, speak } from '../words/vocabulary.js';

/** @import { Tag } from '../words/vocabulary.js' */

const TAGS = /** @type {Tag[]} */ (Object.keys(LANGUAGES));

/**
 * The preferred language: that of the link, else that of the settings, else the first translated one of the browser's languages,
 * else English.
 *
 * @param {string | null} linked the tag in the link
 * @param {string} chosen the tag in the settings; `auto` for none
 * @param {readonly string[]} preferred the tags of the browser's languages, in order
 * @returns {Tag}
 */
export function preferredLanguage(linked, chosen, preferred) {
  return /** @type {Tag} */ (wordsIn(LANGUAGES, [linked, chosen, ...preferred]).tag);
}

/**
 * Loads and applies a language. If its words can't be loaded the language does not change.
 *
 * @param {Tag} tag
 * @returns {Promise<boolean>} whether the language is applied
 */
export async function applyLanguage(tag) {
  try {
    if (tag !== language()) await speak(tag);
  } catch {
    return false;
  }
  document.documentElement.lang = tag;
  document.documentElement.dir = LANGUAGES[tag].direction;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', tag === 'en' ? 'manifest.webmanifest' : `manifest.${tag}.webmanifest`);
  const skip = document.querySelector('.skip');
  if (skip) setText(skip, t().page.skip);
  return true;
}

/**
 * Makes the field that changes the language. Each language is listed by its own name.
 *
 * @param {(tag: Tag) => void} onChoose
 */
export function languageField(onChoose) {
  const options = TAGS.map((tag) => make('option', { value: tag, lang: tag, dir: LANGUAGES[tag].direction }, LANGUAGES[tag].name));
  const select = make('select', { onchange: () => onChoose(/** @type {Tag} */ (select.value)) }, ...options);
  const code = make('span', { class: 'code', 'aria-hidden': 'true' });
  const update = () => {
    select.value = language();
    code.textContent = language().toUpperCase();
    setAttribute(select, 'aria-label', t().language.label);
  };
  update();
  return { element: make('label', { class: 'language' }, icon('language'), code, select), update };
}
