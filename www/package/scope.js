// Gives a thread of Node what a browser's worker has.

const thread = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort;
if (thread) {
  Object.assign(globalThis, {
    postMessage: (/** @type {unknown} */ message) => thread.postMessage(message),
    // An error that nobody handles reaches the client by itself.
    addEventListener: (/** @type {string} */ type, /** @type {(event: { data: unknown }) => void} */ listener) => {
      if (type === 'message') thread.on('message', (data) => listener({ data }));
    },
  });
}
