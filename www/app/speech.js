// The language that the page speaks to its visitor, and where that is changed.

import { adopt, languageField, wantedLanguage } from './language.js';
import { notice } from './notices.js';
import { reportStart } from './release.js';
import { saveSettings } from '../library/storage.js';
import { t } from '../words/index.js';
import { LANGUAGES } from '../words/vocabulary.js';

/** @import { Settings } from '../types.js' */

/**
 * Speaks the language that the visitor wants.
 *
 * @param {string | null} asked the tag that the link asks for
 * @param {Settings} settings
 */
export async function initLanguage(asked, settings) {
  await adopt(wantedLanguage(asked, settings.language, navigator.languages));
}

/**
 * Puts the choice of the language into the head of the page.
 *
 * @param {Settings} settings
 * @param {() => Promise<unknown>} reopen shows the screen anew
 */
export function addLanguageField(settings, reopen) {
  const field = languageField(async (tag) => {
    const isSpoken = await adopt(tag);
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
