// The hall: the game under way, the games, and the games that wait.

import { callAll } from '../core/fault.ts';
import { GAMES } from '../games/index.ts';
import { archivedGames, hasTried, removeArchived, removeMatch, savedMatches, savedTable } from '../library/storage.ts';
import { openTableLink } from '../links/address.ts';
import { sayProblems } from '../links/problem.ts';
import { make, nextPaint } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import { gameCard } from './hall/cards.ts';
import { hero } from './hall/hero.ts';
import type { Engine } from '../core/engine.ts';
import type { Place } from '../links/link.ts';
import type { Settings } from '../library/settings.ts';
import type { Schedule, OnClose } from './hall/boards.ts';
import type { Today } from './hall/today.ts';
import type { Screen, Services } from './screen.ts';

/** What a visitor sees who has been here before, as far as it can be loaded. */
interface Waiting {
  today?: Today | null;
  lists?: typeof import('./hall/lists.ts') | null;
}

/** Loads what waits for a visitor who has been here before. */
export async function load(_place: unknown, { settings }: Pick<Services, 'settings'>) {
  const waiting = isFirstVisit() ? {} : await loadWaiting(settings);
  return (place: Extract<Place, { screen: 'hall' }>, services: Services) => mount(place, services, waiting);
}

async function mount(
  { problems }: Extract<Place, { screen: 'hall' }>,
  { main, engine, settings, notice, isCurrent, remount }: Services,
  waiting: Waiting,
): Promise<Screen> {
  let page = hallPage(main, engine, settings.lastGame, waiting);
  void sayProblems(problems, { isCurrent, notice });
  await page.filled;
  let isStale = false;
  const rebuild = () => {
    const { today, lists } = waiting;
    isStale = false;
    // Another day has another puzzle, and another tab may have made the first game.
    if (today?.isCurrent === false || !(lists || isFirstVisit())) return remount({ screen: 'hall', problems: [] });
    page.close();
    page = hallPage(main, engine, settings.lastGame, waiting);
  };
  return {
    close: () => page.close(),
    onNews: () => {
      // The hall does not change while it is visible.
      isStale = true;
      if (document.hidden) rebuild();
    },
    onWake: () => {
      if (isStale || waiting.today?.isCurrent === false) rebuild();
    },
  };
}

/** Whether nothing is kept of the visitor. */
const isFirstVisit = () =>
  savedMatches().length === 0 &&
  archivedGames().length === 0 &&
  !GAMES.some(({ id }) => savedTable(id) !== null || hasTried(id));

async function loadWaiting(settings: Settings): Promise<Waiting> {
  const [lists, today] = await Promise.all([
    import('./hall/lists.ts').catch(() => null),
    import('./hall/today.ts').then(({ loadToday }) => loadToday(settings)).catch(() => null),
  ]);
  return { today, lists };
}

/**
 * Fills `main` with the hall. Its small boards are drawn one after the other, a frame each; `filled` resolves after the
 * last one.
 *
 * @param lastGame the game that was played last; empty for none
 */
function hallPage(main: HTMLElement, engine: Engine, lastGame: string, waiting: Waiting) {
  const cleanups: (() => void)[] = [];
  const jobs: (() => void)[] = [];
  let isClosed = false;
  const close = () => {
    isClosed = true;
    callAll(cleanups.splice(0));
  };
  // Only this function knows what was created so far.
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      close();
      throw error;
    }
  };
  const fill = async () => {
    isFilling = true;
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await nextPaint();
      if (isClosed) return;
      attempt(job);
    }
    isFilling = false;
  };
  let isFilling = true;
  const later = (job: () => void) => {
    jobs.push(job);
    if (!isFilling) void fill();
  };
  attempt(() =>
    main.replaceChildren(hallElement(engine, { lastGame, ...waiting }, (closer) => cleanups.unshift(closer), later)),
  );
  return { close, filled: fill() };
}

function hallElement(
  engine: Engine,
  { lastGame, today, lists }: Waiting & { lastGame: string },
  onClose: OnClose,
  later: Schedule,
) {
  const [matches, games] = [savedMatches(), archivedGames()];
  const tools = { engine, follow: openTableLink, onClose, later };
  return make(
    'div',
    { class: 'hall' },
    hero(
      engine,
      { savedTable, lastGame, isFirst: isFirstVisit(), matches },
      onClose,
      () => today?.hero(engine, onClose) ?? null,
    ),
    today?.row(engine, onClose, later),
    make(
      'ul',
      { class: 'cards', 'aria-label': t().hall.games },
      ...GAMES.map((game) =>
        make('li', {}, gameCard(game, engine, savedTable(game.id), onClose, later, today?.line(game))),
      ),
    ),
    make(
      'div',
      { class: 'shelves' },
      lists?.matchList(matches, removeMatch, tools),
      lists?.earlierList(games, removeArchived, tools),
    ),
    make(
      'p',
      { class: 'foot' },
      make('a', { href: '#/puzzles' }, t().page.puzzles),
      make('a', { href: '#/library' }, t().page.library),
      make('a', { href: '#/docs' }, t().page.docs),
      make('a', { href: `#/${GAMES[0]?.id}/embed` }, t().hall.toBuilder),
    ),
  );
}
