// A worker of Node that answers questions as the page's worker does, for `searchers.ts`.

import { parentPort } from 'node:worker_threads';
import { loadEngine } from './engine.ts';

const { Search } = await loadEngine();

parentPort?.on('message', ({ millis, ...question }) => {
  const search = new Search(question);
  const begin = performance.now();
  let isDone = false;
  while (!isDone) isDone = search.run(8).done || (millis !== null && performance.now() - begin >= millis);
  parentPort?.postMessage(search.report());
  search.free();
});
