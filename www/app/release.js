// The release that this page is of: kept for use without a network, and the next one, which waits until it is wanted.

/** Milliseconds between two looks for another release, where a page stays open for long. */
const CHECK_INTERVAL = 60 * 60 * 1000;
/** Milliseconds that a worker may take to answer, or to take over. */
const TIMEOUT = 3000;

/**
 * Keeps this release in the browser, and tells when another one is there.
 *
 * @param {(activate: () => void) => void} onOther called with what takes it: the page is loaded again then
 */
export async function installRelease(onOther) {
  const { release } = document.documentElement.dataset;
  const container = serviceWorkerContainer();
  if (!release || !container) return;
  const registration = await container.register('sw.js');
  const offer = async () => {
    const { waiting } = registration;
    // The first release of all waits for nobody.
    if (!waiting || !container.controller) return;
    // This page may have become one of that release, where its own was gone.
    const answer = await ask(waiting, { type: 'started', release });
    if (answer?.isShown) return;
    onOther(() => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true });
      // Where it can't take over, the page is loaded again all the same.
      setTimeout(() => location.reload(), TIMEOUT);
      waiting.postMessage({ type: 'take' });
    });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  void offer();
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_INTERVAL) return;
    lastCheck = Date.now();
    registration.update().catch(() => {});
  });
  await reportStart();
}

/** Tells the service worker that this release has started, and which language's words it is to keep. */
export async function reportStart() {
  const { release } = document.documentElement.dataset;
  const { active } = (await serviceWorkerContainer()?.ready) ?? {};
  active?.postMessage({ type: 'started', release, language: document.documentElement.lang });
}

function serviceWorkerContainer() {
  try {
    return navigator.serviceWorker;
  } catch {
    // In a sandboxed frame the very look at it throws.
    return undefined;
  }
}

/**
 * What a worker answers; undefined if it says nothing.
 *
 * @param {ServiceWorker} worker
 * @param {{ type: string, release: string }} message
 * @returns {Promise<Record<string, boolean> | undefined>}
 */
function ask(worker, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
    setTimeout(() => resolve(undefined), TIMEOUT);
  });
}
