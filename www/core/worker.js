// The worker: slices of a search.

import init, { Search } from '../../gambol-wasm.js';

/** @import { FromWorker, Question, ToWorker } from '../types.js' */

/** Milliseconds of a slice, so that a new question is soon heard. */
const SLICE = 8;
/** Milliseconds between reports. */
const REPORT_INTERVAL = 100;

/** @type {Promise<unknown> | null} */
let ready = null;
/** The question under way; an older one stops when it sees that it is not its turn any more. */
let current = 0;

const yieldChannel = new MessageChannel();
yieldChannel.port1.start();

addEventListener('message', ({ data }) => {
  const message = /** @type {ToWorker} */ (data);
  if (message.type === 'start') ready = init({ module_or_path: message.module }).then(() => send({ type: 'ready' }));
  else if (message.type === 'stop') current = 0;
  else void think(message.id, message);
});

/**
 * Searches until all is known or the time is up, reporting on the way.
 *
 * @param {number} id
 * @param {Question} question
 */
async function think(id, question) {
  current = id;
  await ready;
  const begin = performance.now();
  // The first values are shown as soon as there are any.
  let lastReport = -Infinity;
  const { game, setup, view, moves, level, seed, all, millis } = question;
  let search;
  try {
    search = new Search({ game, setup, view, moves, level, seed, all });
  } catch (error) {
    // Text that was refused. A trap ends the worker's usefulness, and the page must know.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    send({ type: 'refused', id, message: error instanceof Error ? error.message : String(error) });
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

/** Lets messages in that wait, without the delay that timers have. */
function yieldToMessages() {
  return new Promise((resolve) => {
    yieldChannel.port1.addEventListener('message', resolve, { once: true });
    yieldChannel.port2.postMessage(null);
  });
}

/** @param {FromWorker} message */
function send(message) {
  postMessage(message);
}

// A trap inside an async function is a rejection, of which the page hears nothing: say it aloud.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  setTimeout(() => {
    throw event.reason;
  });
});
