// Synchronises the page with the other tabs: broadcasts and receives changes of storage, and reports storage failures.

import { notice } from './notices.ts';
import { flush, setChangeListener, retry } from '../library/changes.ts';
import { PREFIX, SETTINGS } from '../library/keys.ts';
import { damageWords, failureWords, isLater } from '../library/failures.ts';
import { findDamage } from '../library/storage.ts';
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
  const damaged = findDamage();
  if (damaged.length > 0) notice(damageWords(damaged)).classList.add('lasting');
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
