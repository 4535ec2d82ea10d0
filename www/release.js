// The release that this page is of: kept for use without a network, and the next one, which waits until it is wanted.

/** Milliseconds between two looks for another release, where a page stays open for long. */
const PACE = 60 * 60 * 1000;

/**
 * Keeps this release in the browser, and tells when another one is there.
 *
 * @param {(take: () => void) => void} onOther called with what takes it: the page is loaded again then
 */
export async function keepRelease(onOther) {
  const { release } = document.documentElement.dataset;
  // In a sandboxed frame the very look at it throws.
  const container = attempt(() => navigator.serviceWorker);
  if (!release || !container) return;
  const registration = await container.register('sw.js');
  const offer = () => {
    const { waiting } = registration;
    // The first release of all waits for nobody.
    if (!waiting || !container.controller) return;
    onOther(() => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage({ type: 'take' });
    });
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < PACE) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
  const { active } = await container.ready;
  active?.postMessage({ type: 'started', release });
}

/** Says that this release did not start, so that the next page is of the last one that did. */
export function blameRelease() {
  const { release } = document.documentElement.dataset;
  attempt(() => navigator.serviceWorker)?.controller?.postMessage({ type: 'failed', release });
}

/**
 * @template T
 * @param {() => T} get
 */
function attempt(get) {
  try {
    return get();
  } catch {
    return undefined;
  }
}
