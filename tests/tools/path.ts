// Counts what an event at a table passes: `node tests/tools/path.ts` prints the modules and functions of the page that
// run for a tap that picks, a tap that moves, the reply of a computer and the opening of a link, and how often the
// panels and the scene are computed. Without a page: a board that draws nothing stands for the canvas.

import { Session as Inspector } from 'node:inspector/promises';
import { gambit } from '../../www/games/gambit/index.ts';
import { loadSettings } from '../../www/library/storage.ts';
import { parseLink } from '../../www/links/link.ts';
import { findGame } from '../../www/games/index.ts';
import { Table } from '../../www/table/table.ts';
import { loadEngine } from './engine.ts';
import type { Engine } from '../../www/core/engine.ts';
import type { Report } from '../../www/core/bindings.ts';
import type { Board } from '../../www/ui/board/board.ts';

const { Session } = await loadEngine();
const engine = { start: Session.start, open: Session.open, watch: Session.watch, seed: () => 7 } as unknown as Engine;

/** Answers the last question. */
let answer: (report: Report) => void = () => {};
const table = new Table(
  gambit,
  {
    engine,
    thinker: { think: () => new Promise((resolve) => (answer = resolve)), stop: () => {} },
    settings: { ...loadSettings(), pause: 0, vibration: false },
    createBoard: () =>
      ({ show: () => Promise.resolve(), finishMotion() {}, showCoordinates() {}, isMoving: false }) as unknown as Board,
    isHidden: () => false,
  },
  { onView: () => {}, onState: () => void table.link, onClock: () => {} },
);

const inspector = new Inspector();
inspector.connect();
await inspector.post('Profiler.enable');
await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Prints what a part of a game passes. */
async function count(what: string, act: () => unknown) {
  await inspector.post('Profiler.takePreciseCoverage');
  await act();
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  const ours = result.filter(({ url }) => /\/www\/(?!words\/)/.test(url));
  const called = ours.flatMap(({ url, functions }) =>
    functions
      .filter(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
      .map(({ functionName, ranges }) => ({ url, functionName, times: ranges[0]?.count ?? 0 })),
  );
  const files = new Set(called.map(({ url }) => url)).size;
  const times = (name: string) =>
    called.filter(({ functionName }) => functionName === name).reduce((sum, one) => sum + one.times, 0);
  const [panels, scenes] = [times('panelsOf'), times('sceneOfTable')];
  console.log(`${what}: ${files} files, ${called.length} functions; panels ${panels}, scenes ${scenes}`);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const link = '#/gambit?seed=1&players=human,easy';
await count('the opening of a link', () => {
  const place = parseLink(link, findGame);
  if (place.screen === 'table') table.open(place.state);
});
await count('a tap that picks', () => table.tap('d2'));
await count('a tap that moves', () => table.tap('d4'));
await count('the reply of a computer', async () => {
  answer({ depth: 1, nodes: 1, values: [], line: [], done: true, best: 'e3xe1' });
  await settled();
});
table.context.rules.free();
process.exit();
