// The hall: the game under way, the games, and the games that wait.

import { callAll } from '../core/fault.ts';
import { GAMES } from '../games/index.ts';
import { archivedGames, removeArchived, removeMatch, savedMatches, savedTable } from '../library/storage.ts';
import { openTableLink } from '../links/address.ts';
import { make, nextPaint } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import { gameCard } from './hall/cards.ts';
import { hero } from './hall/hero.ts';
import { earlierList, matchList } from './hall/lists.ts';
import type { Engine } from '../core/engine.ts';
import type { Place } from '../links/link.ts';
import type { Schedule, OnClose } from './hall/boards.ts';
import type { Screen, Services } from './screen.ts';

/** Mounts the hall. */
export async function mount(
  { problems }: Extract<Place, { screen: 'hall' }>,
  { main, engine, settings, notice }: Services,
): Promise<Screen> {
  let page = hallPage(main, engine, settings.lastGame);
  problems.forEach((words) => notice(words));
  await page.filled;
  let isStale = false;
  const rebuild = () => {
    page.close();
    isStale = false;
    page = hallPage(main, engine, settings.lastGame);
  };
  return {
    close: () => page.close(),
    onNews: () => {
      // The hall does not change while it is visible.
      isStale = true;
      if (document.hidden) rebuild();
    },
    onWake: () => {
      if (isStale) rebuild();
    },
  };
}

/**
 * Fills `main` with the hall. Its small boards are drawn one after the other, a frame each; `filled` resolves after the
 * last one.
 *
 * @param lastGame the game that was played last; empty for none
 */
function hallPage(main: HTMLElement, engine: Engine, lastGame: string) {
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
  attempt(() => main.replaceChildren(hallElement(engine, lastGame, (closer) => cleanups.unshift(closer), later)));
  return { close, filled: fill() };
}

function hallElement(engine: Engine, lastGame: string, onClose: OnClose, later: Schedule) {
  const [matches, games] = [savedMatches(), archivedGames()];
  const isFirst = matches.length === 0 && games.length === 0 && !GAMES.some(({ id }) => savedTable(id) !== null);
  const tools = { engine, follow: openTableLink, onClose, later };
  return make(
    'div',
    { class: 'hall' },
    hero(engine, { savedTable, lastGame, isFirst, matches }, onClose),
    make(
      'ul',
      { class: 'cards', 'aria-label': t().hall.games },
      ...GAMES.map((game) => make('li', {}, gameCard(game, engine, savedTable(game.id), onClose, later))),
    ),
    make(
      'div',
      { class: 'shelves' },
      matchList(matches, removeMatch, tools),
      earlierList(games, removeArchived, tools),
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
