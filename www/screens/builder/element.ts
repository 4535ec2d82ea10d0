// Loads the element of the preview.

import { make } from '../../ui/dom.ts';
import { scriptUrl } from '../../ui/trusted.ts';
import { SCRIPT } from './board.ts';

/** The number of times that the script of the element was requested. */
let requests = 0;
/** Resolves when the element is there; null while its script is not loaded. */
let loading: Promise<void> | null = null;

/** Loads the element once. Rejects if its script can't be loaded, or does not run; it may be asked again. */
export function loadElement(home: string) {
  loading ??= requestElement(home).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function requestElement(home: string) {
  // Browsers remember a module that failed by its address.
  const src = scriptUrl(`${home}${SCRIPT}${requests === 0 ? '' : `?${requests}`}`);
  requests += 1;
  const script = make('script', { type: 'module' });
  script.src = src;
  await new Promise((resolve) => {
    script.onload = script.onerror = resolve;
    document.head.append(script);
  });
  script.remove();
  // A damaged script is loaded, too.
  if (!customElements.get('gambol-board')) throw new Error(SCRIPT);
}
