// Applies the language of the page at the start and when the visitor changes it.

import { applyLanguage, languageField, preferredLanguage } from './language.js';
import { notice } from './notices.js';
import { reportStart } from './release.js';
import { saveSettings } from '../library/storage.js';
import { t } from '../words/index.js';
import { LANGUAGES } from '../words/vocabulary.js';

/** @import { Settings } from '../types.js' */

/**
 * Loads and applies the visitor's language.
 *
 * @param {string | null} requested the tag in the link
 * @param {Settings} settings
 */
export async function initLanguage(requested, settings) {
  await applyLanguage(preferredLanguage(requested, settings.language, navigator.languages));
}

/**
 * Adds the language field to the header of the page.
 *
 * @param {Settings} settings
 * @param {() => Promise<unknown>} reopen opens the current screen again
 */
export function addLanguageField(settings, reopen) {
  const field = languageField(async (tag) => {
    const isSpoken = await applyLanguage(tag);
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
