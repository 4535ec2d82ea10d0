// What modules of the page ask the browser for when they are loaded, for tests in Node. Import it first.

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
