// Registers the service worker, which stores this release for offline use, and reports a newer release that is waiting.

import { scriptUrl } from '../ui/trusted.ts';

/** Milliseconds between two checks for a newer release while the page stays open. */
const CHECK_INTERVAL = 60 * 60 * 1000;
/** Milliseconds after the start until what was never opened is stored. */
const KEEP_AFTER = 20_000;
/** Milliseconds that a service worker may take to answer, or to activate. */
const TIMEOUT = 3000;

/**
 * Stores this release in the browser, and reports a newer one when it is installed.
 *
 * @param onUpdate called with a function that activates the newer release and reloads the page
 * @param onSay called with what the worker has to say
 */
export async function installRelease(onUpdate: (activate: () => void) => void, onSay: (words: string) => void) {
  const { release } = document.documentElement.dataset;
  const container = serviceWorkerContainer();
  if (!release || !container) return;
  container.addEventListener('message', ({ data }) => data?.type === 'say' && onSay(String(data.words)));
  const registration = await container.register(scriptUrl('sw.js'));
  const offer = async () => {
    const { waiting } = registration;
    // Without a controller this is the first release that is installed, not an update.
    if (!waiting || !container.controller) return;
    // The watchdog may have switched this page to that release, because its own was gone from the host.
    const answer = await ask(waiting, { type: 'started', release });
    if (answer?.isShown) return;
    onUpdate(() => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true });
      // If the worker does not take control, the page reloads anyway.
      setTimeout(() => location.reload(), TIMEOUT);
      waiting.postMessage({ type: 'take' });
    });
  };
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', watch);
  watch();
  void offer();
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_INTERVAL) return;
    lastCheck = Date.now();
    registration.update().catch(() => {});
  });
  await reportStart();
  setTimeout(keepAll, KEEP_AFTER);
}

/** Stores what was never opened, too, unless that costs the visitor. */
async function keepAll() {
  const { saveData, effectiveType = '4g', type = '' } = (navigator as any).connection ?? {};
  const isMetered = saveData || effectiveType !== '4g' || type === 'cellular';
  const { active } = (await serviceWorkerContainer()?.ready) ?? {};
  active?.postMessage({ type: 'keep', language: document.documentElement.lang, isMetered: Boolean(isMetered) });
}

/** Reports to the service worker that this release has started, and which language it must store. */
export async function reportStart() {
  const { release } = document.documentElement.dataset;
  const { active } = (await serviceWorkerContainer()?.ready) ?? {};
  active?.postMessage({ type: 'started', release, language: document.documentElement.lang });
}

function serviceWorkerContainer() {
  try {
    return navigator.serviceWorker;
  } catch {
    // In a sandboxed frame the getter itself throws.
    return undefined;
  }
}

/** Sends a message to a service worker and returns its answer; undefined after the timeout. */
function ask(
  worker: ServiceWorker,
  message: { type: string; release: string },
): Promise<Record<string, boolean> | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
    setTimeout(() => resolve(undefined), TIMEOUT);
  });
}
