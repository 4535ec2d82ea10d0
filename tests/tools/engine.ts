// The engine of dist/ in Node, with the page's bindings.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE } from '../../www/build/serve.ts';

export type Bindings = typeof import('../../dist/gambol-wasm.js');

/** Loads the engine of dist/. */
export async function loadEngine(): Promise<Bindings> {
  // Imported from text, since no package.json in dist/ marks the file as a module.
  const source = readFileSync(join(RELEASE, 'gambol-wasm.js'), 'utf8');
  const bindings = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  await bindings.default({ module_or_path: readFileSync(join(RELEASE, 'gambol-wasm_bg.wasm')) });
  return bindings;
}

/** The state of a game at the current ply, with all its moves. */
export function snapshotOf(session: Bindings['Session']['prototype']) {
  const [first, position, ply] = [session.first(), session.position(), session.ply()];
  return {
    first,
    position,
    ply,
    legal: session.legal(),
    holdings: session.holdings(),
    ...session.status(),
    ...session.history(0, false),
  };
}
