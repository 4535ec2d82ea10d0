// The notice for a library that a newer release has stored and this one can't read. Its button fetches that release.

import { libraryWords, failureWords } from '../library/failures.ts';
import { make } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import { notice } from './notices.ts';

/** Milliseconds that the host and the service worker may take. */
const TIMEOUT = 5000;

/** Shows the notice, and returns it. */
export async function newerLibraryNotice() {
  const loaded = await libraryWords();
  const words = loaded ? loaded.laterRelease : failureWords(null);
  return notice(
    words,
    make('button', { type: 'button', class: 'main', onclick: () => void update() }, t().notices.update),
  );
}

/** Activates the release of the host if it is another one, and loads the page again. */
async function update() {
  setTimeout(() => location.reload(), TIMEOUT);
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const next = registration?.installing ?? registration?.waiting;
    if (next) {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      const take = () => next.state === 'installed' && next.postMessage({ type: 'take' });
      next.addEventListener('statechange', take);
      take();
      return;
    }
  } catch {
    // Without a network, or without a service worker.
  }
  location.reload();
}
