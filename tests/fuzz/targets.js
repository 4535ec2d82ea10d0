// The targets of the fuzzer by name, each loaded when it is tried.

/** @import { Target } from './target.js' */

/** @type {Record<string, () => Promise<Target>>} */
export const TARGETS = {
  links: async () => (await import('./links.js')).target,
  engine: async () => (await import('./engine.js')).target,
  storage: async () => (await import('./storage.js')).target,
};
