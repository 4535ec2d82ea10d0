// Luck in games between equals: `node tests/luck.ts [GAMES] [SETUP]` prints the mean luck of each seat, and how much of
// the variance of results is left without it.

import { loadEngine } from './tools/engine.ts';
import { measureLuck } from './tools/luck.ts';

const [games = '100', ...setup] = process.argv.slice(2);
const { means, withLuck, without } = await measureLuck(
  await loadEngine(),
  setup.join(' ') || 'players=2',
  Number(games),
);
means.forEach(({ mean, error }, seat) =>
  console.log(`mean luck of player ${seat + 1}: ${mean.toFixed(1)} ± ${error.toFixed(1)}`),
);
console.log(
  `standard deviation of the lead: ${Math.sqrt(withLuck).toFixed(1)}, without luck ${Math.sqrt(without).toFixed(1)}`,
);
console.log(`without luck: ${((100 * without) / withLuck).toFixed(0)} % of the variance`);
