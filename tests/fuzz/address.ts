// Sequences of addresses: links, back and forward, screens that are slow to load, that fail, that tell an address of
// their own, sometimes when they have been left. Whatever comes when, the last address that was asked for has its
// screen, and no other is open.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findGame } from '../../www/games/index.ts';
import { MAX_CHARACTERS, type Place } from '../../www/links/link.ts';
import { readLink } from '../../www/links/read.ts';
import { loadWith } from './bundle.ts';
import { History } from './history.ts';
import { any, opener, pick } from './inputs.ts';
import { property, type Target } from './target.ts';

const SCREENS = {
  hall: 'hall',
  'table/mount': 'table',
  rules: 'rules',
  lesson: 'lesson',
  course: 'course',
  puzzles: 'puzzles',
  'study/mount': 'study',
  library: 'library',
  docs: 'docs',
  review: 'review',
  builder: 'builder',
  'live/guest': 'live',
} as const;

/** A screen that was mounted, or is being mounted. */
interface MountedScreen {
  name: string;
  place: Place;
  services: any;
  isMounted: boolean;
  closed: number;
  own: string | null;
}

/** What the browser and the screens do in a run. */
const world = {
  shown: [] as MountedScreen[],
  /** What waits to be loaded. */
  waiting: [] as ((isFailed: boolean) => void)[],
  /** The screen that has filled the page last. */
  filled: null as MountedScreen | null,
  /** Addresses that screens tell when they are mounted. */
  onMount: null as ((shown: MountedScreen) => void) | null,
  /** @param canFail whether it needs the network */
  wait: (canFail = true) =>
    new Promise((resolve: (nothing: void) => void, reject) => {
      world.waiting.push((isFailed) => (isFailed && canFail ? reject(new Error('no network')) : resolve()));
    }),
  mount: async (name: string, place: Place, services: any) => {
    const shown: MountedScreen = { name, place, services, isMounted: false, closed: 0, own: null };
    world.shown.push(shown);
    // Two of them wait for the game before they fill the page.
    if (name === 'table' || name === 'study') {
      await world.wait(false);
      if (services.isCurrent()) world.filled = shown;
    } else {
      world.filled = shown;
      await world.wait(false);
    }
    world.onMount?.(shown);
    shown.isMounted = true;
    return { close: () => (shown.closed += 1) };
  },
};

const history = new History();
const dataset = {} as Record<string, string>;
const headings = [] as (string | null)[];
const stubs = Object.fromEntries(
  Object.entries(SCREENS).map(([file, name]) => [
    `screens/${file}.ts`,
    `
const mounted = (place, services) => world.mount('${name}', place, services);
export const mount = mounted;
export const load = async (place) => {
  await world.wait('${name}' !== 'hall');
  return mounted;
};
`,
  ]),
);
const { Router, listenToNavigation, openTableLink, openFragment, replaceFragment, currentLink } = await loadWith(
  `
export { Router } from './app/router.ts';
export { listenToNavigation, openTableLink, currentLink } from './links/address.ts';
export { openFragment, replaceFragment } from './links/fragment.ts';
`,
  {
    stubs: {
      ...stubs,
      'screens/components.ts': 'export const mount = () => {};',
      'screens/pagescan.ts': 'export const scanPage = () => ({ update() {}, close() {} });',
      'app/heading.ts': 'export const setHeading = (words) => void headings.push(words);',
      'app/notices.ts': 'export const clearNotices = () => {};',
      'ui/dom.ts': 'export const make = () => ({}); export const closeDialogs = () => {};',
    },
    globals: { ...history.globals, world, headings, document: { documentElement: { dataset } }, window: undefined },
  },
);

let router: any = null;
let failures = 0;
/** How many addresses are being opened. */
let opening = 0;
/** The number of runs; one that is not the last was interrupted, as its time was up. */
let runs = 0;
/** The wiring of `main.ts`. */
const open = async () => {
  const number = runs;
  opening += 1;
  await router.open().catch(() => (failures += 1));
  if (number === runs) opening -= 1;
};
listenToNavigation(() => router.isStale && open());

const LINKS = [
  '#/',
  '',
  '#/gambit',
  '#/combo',
  '#/gambit?seed=1',
  '#/gambit?moves=d2xd4',
  '#/luckymoose?seed=2',
  '#/gambit/rules',
  '#/gambit/learn',
  '#/gambit/live?o=AQHI',
  '#/combo/course',
  '#/combo/course/tactics/fork',
  '#/gambit/puzzles',
  '#/puzzles',
  '#/gambit/puzzles/3',
  '#/gambit/study',
  '#/combo/review?moves=1a2-a3',
  '#/gambit/embed',
  '#/library',
  '#/docs',
  '#/docs/rules',
  '#/nothing',
  '#/gambit/__proto__',
  'x',
  '#/gambit?z=eJw',
  `#/gambit?x=${'y'.repeat(MAX_CHARACTERS)}`,
];
const OWN = ['#/gambit?seed=5', '#/gambit?seed=5&moves=d2xd4', '#/combo?moves=1a2-a3', '#/luckymoose?seed=9&moves=x'];
const link = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...LINKS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }).map((text) => `#/${text.replaceAll(/[^\w/?=&]/g, '')}`) },
);
type Step = [does: 'go' | 'replace' | 'table' | 'travel' | 'load' | 'fail' | 'turn' | 'own' | 'again', value: any];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('go', 'replace'), link) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constant('table'), fc.record({ link: fc.constantFrom(...OWN), isSecret: fc.boolean() })),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('travel'), fc.constantFrom(-1, -1, 1, -2, 2)) },
  { weight: 5, arbitrary: fc.tuple(fc.constant('load'), any) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('fail'), any) },
  { weight: 5, arbitrary: fc.tuple(fc.constant('turn'), any) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('own', 'again'), any) },
);
const sequence = fc.record({
  first: link,
  steps: fc.array(step, { maxLength: 25 }),
  tells: fc.boolean(),
  isSecret: fc.boolean(),
});

/** Lets promises go on. */
const tick = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The address of a table that a screen tells as its own: that of its game, or a link that differs in what was played.
 */
function tell(shown: MountedScreen, n: number, isSecret: boolean) {
  if (shown.name !== 'table' || !('state' in shown.place)) return;
  const own = `#/${shown.place.state.game}?seed=${n % 3}&at=${n % 7}`;
  shown.services.setAddress({ link: own, isSecret });
}

/** Runs a sequence to its end, when nothing happens any more. Returns false if it was interrupted. */
async function run({
  first,
  steps,
  tells,
  isSecret,
}: typeof sequence extends fc.Arbitrary<infer Sequence> ? Sequence : never) {
  runs += 1;
  const number = runs;
  opening = 0;
  history.begin(first);
  world.shown = [];
  world.waiting = [];
  world.filled = null;
  world.onMount = tells ? (shown) => tell(shown, 1, isSecret) : null;
  failures = 0;
  router = new Router({
    main: { focus() {} },
    engine: opener,
    settings: { scan: 0 },
    notice() {},
    onChange() {},
    onSettings() {},
  });
  void open();
  await tick();
  for (const [does, value] of steps) {
    if (does === 'go') openFragmentOr(value);
    else if (does === 'replace' && value.startsWith('#/')) replaceFragment(value);
    else if (does === 'replace') history.go(value, true);
    else if (does === 'table') openTableLink(value);
    else if (does === 'travel') history.travel(value);
    else if (does === 'turn') history.turn();
    else if (does === 'load' || does === 'fail') {
      if (world.waiting.length > 0) world.waiting.splice(value % world.waiting.length, 1)[0]?.(does === 'fail');
    } else if (world.shown.length > 0) {
      const shown = pick(world.shown, value);
      if (does === 'own') tell(shown, value, isSecret);
      else if (shown.isMounted && shown.name === 'table') shown.services.remount(shown.place);
    }
    await tick();
    if (number !== runs) return false;
  }
  // Everything that was begun comes to its end.
  for (let [quiet, turns] = [0, 0]; quiet < 3; turns += 1) {
    if (number !== runs) return false;
    assert.ok(turns < 2000, `it comes to an end: ${opening} ${world.waiting.length}`);
    const isBusy = history.turn() || world.waiting.length > 0 || opening > 0;
    for (const load of world.waiting.splice(0)) load(false);
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
    quiet = isBusy ? 0 : quiet + 1;
  }
  return number === runs;
}

function openFragmentOr(address: string) {
  // An address that is typed may be any.
  if (address.startsWith('#/')) openFragment(address);
  else history.go(address);
}

const openScreens = () => world.shown.filter(({ isMounted, closed }) => isMounted && closed === 0);

export const target: Target = {
  'after any sequence the last address has its screen, and no other one is open': property({
    runs: 150,
    inputs: sequence,
    check: async (given) => {
      if (!(await run(given))) return;
      const hasFailed = given.steps.some(([does]) => does === 'fail');
      const address = currentLink();
      assert.ok(!router.isStale, `nothing else is asked for than ${address}`);
      const place = await readLink(address, findGame, opener);
      const left = openScreens();
      for (const { closed } of world.shown) assert.ok(closed <= 1, 'a screen is closed once');
      assert.ok(left.length <= 1, `one screen is open, not ${left.map(({ name }) => name)}`);
      if (left.length === 0) return assert.ok(hasFailed, 'a screen is open');
      const [{ name, place: shown } = assert.fail()] = left;
      assert.equal(world.filled, left[0], 'it is the one that is seen');
      if (hasFailed && failures > 0 && name !== place.screen) return;
      assert.equal(name, place.screen, `the screen of ${address.slice(0, 60)}`);
      const gameOf = (at: Place) => ('state' in at ? at.state.game : 'game' in at ? at.game : '');
      assert.equal(gameOf(shown), gameOf(place), 'of its game');
      if (name !== 'table' && name !== 'hall') assert.deepEqual(shown, place, 'all of it');
      assert.equal(dataset['screen'], name === 'study' ? 'table' : name);
    },
  }),
  'no address that was asked for is replaced by a screen that is left': property({
    runs: 150,
    inputs: sequence,
    check: async (given) => {
      // Without going back and forward, what is asked for last is the last step that names an address.
      const steps = given.steps.filter(([does]) => does !== 'travel' && does !== 'fail');
      if (!(await run({ ...given, steps }))) return;
      const [does, asked] = (steps.findLast(([name]) => ['go', 'replace', 'table'].includes(name)) ?? [
        'go',
        given.first,
      ]) as Step;
      const wanted = does === 'table' ? asked.link : asked;
      const [expected, found] = await Promise.all(
        [wanted, currentLink()].map((address) => readLink(address, findGame, opener)),
      );
      const nameOf = (at: Place | undefined) =>
        at ? [at.screen, 'state' in at ? at.state.game : 'game' in at ? at.game : ''] : [];
      // A table tells its own address from then on.
      assert.deepEqual(
        nameOf(found),
        nameOf(expected),
        `${currentLink().slice(0, 60)} instead of ${wanted.slice(0, 60)}`,
      );
      if (!('state' in (expected ?? {})) && wanted.length <= MAX_CHARACTERS) assert.equal(currentLink(), wanted);
    },
  }),
  'a secret link is in no address': property({
    runs: 100,
    inputs: sequence,
    check: async (given) => {
      const secrets = ['&at='];
      if (!(await run({ ...given, isSecret: true, tells: true }))) return;
      for (const { hash, state } of history.entries) {
        assert.ok(
          secrets.every((secret) => !hash.includes(secret)),
          `${hash} tells a hand`,
        );
        assert.ok(state === null || state.link.startsWith('#/'));
      }
    },
  }),
};
