// Applies the language of the page at the start and when the visitor changes it.

import { applyLanguage, languageField, preferredLanguage } from './language.ts';
import { notice } from './notices.ts';
import { reportStart } from './release.ts';
import { saveSettings } from '../library/storage.ts';
import { t } from '../words/index.ts';
import { LANGUAGES } from '../words/vocabulary.ts';
import type { Settings } from '../library/settings.ts';

/**
 * Loads and applies the visitor's language.
 *
 * @param requested the tag in the link
 */
export async function initLanguage(requested: string | null, settings: Settings) {
  await applyLanguage(preferredLanguage(requested, settings.language, navigator.languages));
}

/**
 * Adds the language field to the header of the page.
 *
 * @param reopen opens the current screen again
 */
export function addLanguageField(settings: Settings, reopen: () => Promise<unknown>) {
  const field = languageField(async (tag) => {
    const isSpoken = await applyLanguage(tag);
    if (isSpoken === null) return;
    field.update();
    if (!isSpoken) {
      notice(t().language.unavailable(LANGUAGES[tag].name));
      return;
    }
    settings.language = tag;
    saveSettings(settings);
    void reportStart();
    await reopen();
  });
  document.querySelector('.head')?.append(field.element);
}
