// The language of the page: which one a visitor wants, how it is spoken, and the field in which it is changed.

import { icon, make, setAttribute, setText } from '../ui/dom.js';
import { wordsIn } from '../words/first.js';
import { t } from '../words/index.js';
import { LANGUAGES, language, speak } from '../words/vocabulary.js';

/** @import { Tag } from '../words/vocabulary.js' */

const TAGS = /** @type {Tag[]} */ (Object.keys(LANGUAGES));

/**
 * The language that somebody wants: the one that a link asks for, else the one that was chosen here, else the first of the
 * browser's own that the page speaks, else English.
 *
 * @param {string | null} asked the tag in a link
 * @param {string} chosen the tag in the settings; `auto` where none was chosen
 * @param {readonly string[]} preferred the browser's own, in their order
 * @returns {Tag}
 */
export function wantedLanguage(asked, chosen, preferred) {
  return /** @type {Tag} */ (wordsIn(LANGUAGES, [asked, chosen, ...preferred]).tag);
}

/**
 * Speaks a language; where its words can't be had, the language stays as it was.
 *
 * @param {Tag} tag
 * @returns {Promise<boolean>} whether it is spoken now
 */
export async function adopt(tag) {
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
 * The field in which the language is changed. Each language stands there under its own name.
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
