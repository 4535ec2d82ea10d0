// The targets of the fuzzer by name, each loaded when it is tried.

/** @import { Target } from './target.js' */

/** @type {Record<string, () => Promise<Target>>} */
export const TARGETS = {
  links: async () => (await import('./links.js')).target,
  engine: async () => (await import('./engine.js')).target,
  storage: async () => (await import('./storage.js')).target,
  puzzles: async () => (await import('./puzzles.js')).target,
  files: async () => (await import('./files.js')).target,
  embed: async () => (await import('./embed.js')).target,
  address: async () => (await import('./address.js')).target,
};
