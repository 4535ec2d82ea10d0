// Fuzzes the page's side: `node run.ts [SECONDS] [TARGET] [PROPERTY] [SEED] [PATH]` tries inputs of a target, or of
// `all` of them one after the other, for so many seconds each (600 by default), and prints how many were tried and the
// smallest one that failed. PROPERTY is a part of what a property says; '' stands for all properties. A seed and a path
// that were printed lead back to the input of that property. Ends with an error if something was found.

import { TARGETS } from './targets.ts';
import { stackOf, tryCorpus, tryRandom } from './target.ts';

const [seconds = '600', only = 'all', part = '', given, path] = process.argv.slice(2);
const names = Object.keys(TARGETS).filter((name) => only === 'all' || only === name);
if (names.length === 0) throw new Error(`no target ${only}; there are ${Object.keys(TARGETS).join(', ')}`);
const seed = given === undefined ? Date.now() % 2 ** 31 : Number(given);
if (!Number.isSafeInteger(seed)) throw new Error(`a seed is a whole number, not ${given}`);

const targets = await Promise.all(
  names.map(async (name) => {
    const properties = Object.entries((await TARGETS[name]?.()) ?? {}).filter(([says]) => says.includes(part));
    return { name, properties };
  }),
);
const chosen = targets.flatMap(({ properties }) => properties.map(([says]) => says));
if (chosen.length === 0) throw new Error(`no property says “${part}”`);
if (path !== undefined && chosen.length > 1)
  throw new Error(`a path is of one property, and these match: ${chosen.join('; ')}`);

for (const { name, properties } of targets) {
  if (properties.length === 0) continue;
  const millis = (Number(seconds) * 1000) / properties.length;
  let [all, failed] = [0, 0];
  const begin = performance.now();
  for (const [says, property] of properties) {
    const start = performance.now();
    const kept = await tryCorpus(name, says, property);
    const random = kept.found
      ? kept
      : await tryRandom(property, { seed, millis, ...(path === undefined ? {} : { path }) });
    const tried = kept.tried + (kept.found ? 0 : random.tried);
    const took = (performance.now() - start) / 1000;
    all += tried;
    const rate = `${tried} inputs, ${Math.round(tried / took)} a second`;
    console.log(`${name}: ${says}: ${rate}, ${random.found ? 'FAILED' : 'nothing found'}`);
    if (!random.found) continue;
    failed += 1;
    const { input, error, seed: at, path: to } = random.found;
    const quoted = says.replaceAll("'", "'\\''");
    const again = `again: node tests/fuzz/run.ts 1 ${name} '${quoted}' ${at} ${to ?? ''}`;
    console.log(`  input: ${input}\n  ${at === undefined ? 'of the corpus' : again}\n  ${stackOf(error)}`);
  }
  const spent = Math.round((performance.now() - begin) / 1000);
  console.log(
    `${name}: ${all} inputs in ${spent} s, seed ${seed}, ${failed} of ${properties.length} properties failed`,
  );
  if (failed > 0) process.exitCode = 1;
}
