// Creates the page's workers of the engine.

import { scriptUrl } from '../ui/trusted.ts';

/** Creates a worker that answers questions. */
export function createWorker() {
  const url = new URL('worker.js', import.meta.url);
  if (self.origin !== 'null') return new Worker(scriptUrl(url), { type: 'module' });
  // A sandboxed page can't create a worker from a URL, but a worker from a blob can import one. Messages that arrive
  // before the module listens are queued.
  const source = `
const early = [];
onmessage = ({ data }) => early.push(data);
import("${url}").then(() => {
onmessage = null;
early.forEach((data) => dispatchEvent(new MessageEvent('message', { data })));
}, (error) => setTimeout(() => { throw error }))`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(scriptUrl(blob));
  worker.addEventListener('message', () => URL.revokeObjectURL(blob), { once: true });
  return worker;
}
