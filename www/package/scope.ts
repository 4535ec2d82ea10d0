// Gives a thread of Node what a browser's worker has.

const thread = globalThis.process?.getBuiltinModule?.('node:worker_threads').parentPort;
if (thread) {
  Object.assign(globalThis, {
    // Node delivers a thousand messages of a channel before it looks at others. Here other messages come first.
    MessageChannel: class {
      port1 = new EventTarget();
      port2 = { postMessage: () => setImmediate(() => this.port1.dispatchEvent(new Event('message'))) };
      constructor() {
        Object.assign(this.port1, { start() {} });
      }
    },
    postMessage: (message: unknown) => thread.postMessage(message),
    // Node reports an unhandled error to the client.
    addEventListener: (type: string, listener: (event: { data: unknown }) => void) => {
      if (type === 'message') thread.on('message', (data) => listener({ data }));
    },
  });
}
