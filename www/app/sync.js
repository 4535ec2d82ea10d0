// The page beside the other pages of its browser: it hears what they keep, tells what it keeps, and says what could not be kept.

import { notice } from './notices.js';
import { flush, listenToChanges, retry } from '../library/changes.js';
import { PREFIX, SETTINGS } from '../library/keys.js';
import { damageWords, failureWords } from '../library/losses.js';
import { damages } from '../library/storage.js';
import { exchangeNews } from '../library/tabs.js';

/** @import { Screen } from '../screens/types.js' */

/**
 * Goes along with the other pages of this browser.
 *
 * @param {() => Screen} screen what is shown
 * @param {() => void} onSettings another page may have changed the settings
 */
export function syncWithTabs(screen, onSettings) {
  /** @type {HTMLElement | null} */
  let failure = null;
  let isShown = false;
  const broadcast = exchangeNews(PREFIX, (news) => {
    if (news.key === SETTINGS) onSettings();
    else screen().onNews?.(news);
  });
  listenToChanges({
    onKept: (key, before, after) => broadcast({ key, before, after }),
    onFailure: (error) => {
      if (isShown) return;
      isShown = true;
      failure = notice(failureWords(error));
      failure.classList.add('lasting');
    },
    onWhole: () => {
      failure?.remove();
      isShown = false;
    },
  });
  const wake = () => {
    retry();
    onSettings();
    screen().onWake?.();
  };
  const leave = () => {
    screen().onLeave?.();
    flush();
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : wake()));
  document.addEventListener('resume', wake);
  addEventListener('focus', wake);
  addEventListener('pageshow', wake);
  addEventListener('pagehide', leave);
  // What another page has kept may arrive after its news.
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + SETTINGS) onSettings();
    else if (key?.startsWith(PREFIX)) screen().onSync?.();
  });
  const damaged = damages();
  if (damaged.length > 0) notice(damageWords(damaged)).classList.add('lasting');
}
