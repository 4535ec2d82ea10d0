// The styles of what the first paint does not show: requested with the modules, and awaited before a screen is shown.

/**
 * The milliseconds after which a screen is shown without its late styles, and those for a sheet whose answer has come.
 */
const [TIMEOUT_MS, GRACE_MS] = [3000, 50];

/**
 * Resolves when the late style sheet is loaded, or has failed; the watchdog requests it again then. `index.html`
 * requests it, so it has usually come before the engine.
 */
export async function lateStyles() {
  await sheetLoads();
  if (!CSS.supports('selector(:has(a))')) await (await import('./has.ts')).replaceHas();
}

function sheetLoads() {
  const link = document.querySelector('link[rel=stylesheet][href*="late.css"]');
  if (!(link instanceof HTMLLinkElement) || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve(undefined);
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    // It may have failed before this listens.
    setTimeout(done, performance.getEntriesByName(link.href).length > 0 ? GRACE_MS : TIMEOUT_MS);
  });
}
