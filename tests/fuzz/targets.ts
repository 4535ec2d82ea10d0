// The targets of the fuzzer by name, each loaded when it is tried.

import type { Target } from './target.ts';

export const TARGETS: Record<string, () => Promise<Target>> = {
  links: async () => (await import('./links.ts')).target,
  engine: async () => (await import('./engine.ts')).target,
  storage: async () => (await import('./storage.ts')).target,
  puzzles: async () => (await import('./puzzles.ts')).target,
  files: async () => (await import('./files.ts')).target,
  embed: async () => (await import('./embed.ts')).target,
  address: async () => (await import('./address.ts')).target,
};
