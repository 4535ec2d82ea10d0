// Synchronises the page with the other tabs: broadcasts and receives changes of storage, and reports storage failures.

import { notice } from './notices.ts';
import { flush, setChangeListener, retry } from '../library/changes.ts';
import { PREFIX, SETTINGS } from '../library/keys.ts';
import { failureWords, isLater } from '../library/failures.ts';
import { storedTexts } from '../library/storage.ts';
import { connectTabs } from '../library/tabs.ts';
import type { Screen } from '../screens/screen.ts';

/**
 * Synchronises the screen and the settings with the other tabs of this browser.
 *
 * @param screen returns the current screen
 * @param onSettings called when another tab may have changed the settings
 */
export function syncWithTabs(screen: () => Screen, onSettings: () => void) {
  const broadcast = connectTabs(PREFIX, (news) => {
    if (news.key === SETTINGS) onSettings();
    else screen().onNews?.(news);
  });
  setChangeListener({
    onStored: (key, before, after) => broadcast({ key, before, after }),
    ...storageNotices(),
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
  // Storage written by another tab may become visible only after its message.
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + SETTINGS) onSettings();
    else if (key?.startsWith(PREFIX)) screen().onSync?.();
  });
  void reportDamage();
}

/** Says which stored texts can't be read, as they are before anything is written. */
async function reportDamage() {
  const texts = storedTexts();
  if (texts.size === 0) return;
  // Without a network the module may be missing.
  const module = await import('../library/damage.ts').catch(() => null);
  if (module === null) return;
  const damaged = module.findDamage(texts);
  if (damaged.length === 0) return;
  const words = await module.damageWords(damaged);
  if (words !== null) notice(words).classList.add('lasting');
}

/** Says once that something can't be stored, until all is stored again. */
export function storageNotices() {
  let failure: HTMLElement | null = null;
  let isShown = false;
  return {
    onFailure: (error: unknown) => {
      if (isShown) return;
      isShown = true;
      const show = (card: HTMLElement) => {
        failure = card;
        card.classList.add('lasting');
      };
      if (!isLater(error)) return show(notice(failureWords(error)));
      void import('./newerlibrary.ts').then(
        ({ newerLibraryNotice }) => newerLibraryNotice().then(show),
        () => show(notice(failureWords(error))),
      );
    },
    onRecover: () => {
      failure?.remove();
      isShown = false;
    },
  };
}
