// The worker: runs a search in slices, and reports between them.

import init, { Search } from '../../gambol-wasm.js';
import type { EngineError } from './bindings.ts';
import type { FromWorker, Question, ToWorker } from './protocol.ts';

/** Milliseconds of a slice; a new question is received between two slices. */
const SLICE = 8;
/** Milliseconds between reports. */
const REPORT_INTERVAL = 100;

let ready: Promise<unknown> | null = null;
/** The id of the current question; the search of any other question stops after its slice. */
let current = 0;

const yieldChannel = new MessageChannel();
yieldChannel.port1.start();

addEventListener('message', ({ data }) => {
  const message = data as ToWorker;
  if (message.type === 'start') ready = init({ module_or_path: message.module }).then(() => send({ type: 'ready' }));
  else if (message.type === 'stop') current = 0;
  else void think(message.id, message);
});

/** Searches until the search is done or the time is up, and sends reports meanwhile. */
async function think(id: number, question: Question) {
  current = id;
  await ready;
  const begin = performance.now();
  // The first report is sent after the first slice.
  let lastReport = -Infinity;
  const { game, setup, view, moves, level, seed, all, millis } = question;
  let search;
  try {
    search = new Search({ game, setup, view, moves, level, seed, all });
  } catch (error) {
    // A trap makes the worker unusable and must reach the page; any other error refuses the question.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    // A copy of an error would lack its fields.
    send({ type: 'refused', id, refusal: { ...(error as EngineError) } });
    return;
  }
  while (current === id) {
    const { done } = search.run(SLICE);
    const now = performance.now();
    const last = done || (millis !== null && now - begin >= millis);
    if (last || now - lastReport >= REPORT_INTERVAL) {
      send({ type: 'report', id, report: search.report(), last });
      lastReport = now;
    }
    if (last) break;
    await yieldToMessages();
  }
  search.free();
}

/** Yields to waiting messages, without the minimum delay of timers. */
function yieldToMessages() {
  return new Promise((resolve) => {
    yieldChannel.port1.addEventListener('message', resolve, { once: true });
    yieldChannel.port2.postMessage(null);
  });
}

function send(message: FromWorker) {
  postMessage(message);
}

// A trap in an async function is a rejection, which never reaches the page: throw it as an error event.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  setTimeout(() => {
    throw event.reason;
  });
});
