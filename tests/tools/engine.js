// The engine of dist/ in Node, as the page has it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE } from './serve.js';

/** @typedef {typeof import('../../dist/gambol-wasm.js')} Bindings */

/** @returns {Promise<Bindings>} */
export async function loadEngine() {
  // As text, since nothing beside the file says that it is a module.
  const source = readFileSync(join(RELEASE, 'gambol-wasm.js'), 'utf8');
  const bindings = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  await bindings.default({ module_or_path: readFileSync(join(RELEASE, 'gambol-wasm_bg.wasm')) });
  return bindings;
}

/**
 * How a game stands at the ply that is looked at, with all that was played.
 *
 * @param {Bindings['Session']['prototype']} session
 */
export function snapshotOf(session) {
  const [first, position, ply] = [session.first(), session.position(), session.ply()];
  return { first, position, ply, legal: session.legal(), holdings: session.holdings(), ...session.status(), ...session.history(0) };
}
