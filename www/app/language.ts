// The language of the page: its choice, its application, and the field that changes it.

import { icon, make, setAttribute, setText } from '../ui/dom.ts';
import { wordsIn } from '../words/first.ts';
import { t } from '../words/index.ts';
import { LANGUAGES, language, speak, type Tag } from '../words/vocabulary.ts';

const TAGS = Object.keys(LANGUAGES) as Tag[];

/**
 * The preferred language: that of the link, else that of the settings, else the first translated one of the browser's
 * languages, else English.
 *
 * @param linked the tag in the link
 * @param chosen the tag in the settings; `auto` for none
 * @param preferred the tags of the browser's languages, in order
 */
export function preferredLanguage(linked: string | null, chosen: string, preferred: readonly string[]): Tag {
  return wordsIn(LANGUAGES, [linked, chosen, ...preferred]).tag as Tag;
}

/**
 * Loads and applies a language. If its words can't be loaded the language does not change.
 *
 * @returns whether the language is applied; null where another one was chosen meanwhile
 */
export async function applyLanguage(tag: Tag): Promise<boolean | null> {
  try {
    if (!(await speak(tag))) return null;
  } catch {
    return false;
  }
  document.documentElement.lang = tag;
  document.documentElement.dir = LANGUAGES[tag].direction;
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', tag === 'en' ? 'manifest.webmanifest' : `manifest.${tag}.webmanifest`);
  const skip = document.querySelector('.skip');
  if (skip) setText(skip, t().page.skip);
  return true;
}

/** Makes the field that changes the language. Each language is listed by its own name. */
export function languageField(onChoose: (tag: Tag) => void) {
  const options = TAGS.map((tag) =>
    make('option', { value: tag, lang: tag, dir: LANGUAGES[tag].direction }, LANGUAGES[tag].name),
  );
  const select = make('select', { onchange: () => onChoose(select.value as Tag) }, ...options);
  const code = make('span', { class: 'code', 'aria-hidden': 'true' });
  const update = () => {
    select.value = language();
    code.textContent = language().toUpperCase();
    setAttribute(select, 'aria-label', t().language.label);
  };
  update();
  return { element: make('label', { class: 'language' }, icon('language'), code, select), update };
}
