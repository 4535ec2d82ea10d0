// The puzzles of a game: today's, the ways to practise, the themes, and the player's rating with its history.

import { dateAfter } from '../../coach/puzzles/daily.ts';
import { isUncertain, ratingOf } from '../../coach/puzzles/rating.ts';
import { callAll } from '../../core/fault.ts';
import { progressOf, type Progress } from '../../library/puzzles.ts';
import { LEVELS } from '../../links/kinds.ts';
import { icon, make } from '../../ui/dom.ts';
import { number } from '../../words/vocabulary.ts';
import { t } from '../../words/index.ts';
import { NAMES } from '../../words/names.ts';
import { dailyBoard } from './daily.ts';
import { shortDate } from './dates.ts';
import { ratingGraph } from './graph.ts';
import type { PuzzleFile } from '../../coach/puzzles/file.ts';
import type { GamePage } from '../../games/page.ts';
import type { Screen, Services } from '../screen.ts';
import type { Words } from './board.ts';

/** How many earlier days and last puzzles are listed. */
const LISTED_DAYS = 7;
const LISTED_PUZZLES = 24;

/** Fills the main part of the page. */
export function gamePage(
  game: GamePage,
  file: PuzzleFile,
  today: string,
  words: Words,
  { main, engine }: Services,
): Screen {
  const cleanups: (() => void)[] = [];
  const home = `#/${game.id}/puzzles`;
  const progress = progressOf(game.id);
  const daily = dailyBoard(game, file, today, engine, (closer) => void cleanups.push(closer));
  const isDone = today in progress.days;
  const solve = make(
    'a',
    { class: isDone ? 'soft' : 'main', href: `${home}/${today}` },
    isDone && icon('tick'),
    isDone ? words.solvedDay : words.solve,
  );
  daily?.frame.addEventListener('click', () => solve.click());
  const seat = daily && !game.hasNumberedSeats ? words.you(game.seats[daily.solver]?.name ?? '') : '';
  const way = (kind: 'practice' | 'streak' | 'storm', note: string, best = 0) =>
    make(
      'a',
      { class: 'puzzle-way', href: `${home}/${kind}` },
      make('b', {}, words[kind]),
      make('span', {}, note),
      best > 0 && make('small', {}, words.best(best)),
    );

  main.replaceChildren(
    make(
      'div',
      { class: 'puzzles of-game' },
      make(
        'p',
        { class: 'up' },
        make('a', { href: '#/puzzles' }, words.all),
        game.loadCourse && make('a', { href: `#/${game.id}/course` }, t().page.learn(game.name)),
      ),
      make('h1', {}, words.of(game.name)),
      make(
        'section',
        { class: 'day', 'aria-labelledby': 'puzzle-day' },
        daily?.frame,
        make('h2', { id: 'puzzle-day' }, words.daily),
        make('p', {}, t().sentences([seat, words.goals[daily?.puzzle.goal ?? ''] ?? words.goal])),
        make('div', { class: 'ways' }, solve),
        earlierDays(home, today, progress, words),
      ),
      make(
        'div',
        { class: 'puzzle-side' },
        make(
          'nav',
          { class: 'puzzle-ways', 'aria-label': t().page.puzzles },
          way('practice', words.practiceNote),
          way('streak', words.streakNote, progress.best.streak),
          way('storm', words.stormNote, progress.best.storm),
        ),
        ratingCard(progress, file, words),
        themeList(home, file, words),
        historyList(home, progress, words),
      ),
    ),
  );
  return { close: () => callAll(cleanups.splice(0)) };
}

function earlierDays(home: string, today: string, { days }: Progress, words: Words) {
  const items = Array.from({ length: LISTED_DAYS }, (_, n) => dateAfter(today, -1 - n)).map((date) =>
    make(
      'li',
      {},
      make(
        'a',
        { href: `${home}/${date}`, class: date in days ? 'is-done' : '' },
        date in days && icon('tick'),
        shortDate(date),
        date in days && make('span', { class: 'hidden' }, words.solvedDay),
      ),
    ),
  );
  return make(
    'div',
    { class: 'days' },
    make('h3', { id: 'puzzle-days' }, words.earlier),
    make('ul', { 'aria-labelledby': 'puzzle-days' }, ...items),
  );
}

/** The rating, the level that is as strong, and the graph. */
function ratingCard(progress: Progress, file: PuzzleFile, words: Words) {
  const title = make('h2', { id: 'puzzle-rating' }, words.rating);
  if (!progress.rating)
    return make('section', { class: 'card', 'aria-labelledby': 'puzzle-rating' }, title, make('p', {}, words.unrated));
  const rating = ratingOf(progress, file);
  const distance = (level: (typeof LEVELS)[number]) => Math.abs((file.levels[level] ?? Infinity) - rating.rating);
  const [level] = [...LEVELS].sort((a, b) => distance(a) - distance(b));
  const ratings = progress.tried.flatMap((tried) => tried.rating ?? []);
  return make(
    'section',
    { class: 'card', 'aria-labelledby': 'puzzle-rating' },
    title,
    make(
      'p',
      { class: 'rating-now' },
      make('b', {}, words.ratingIs(rating.rating, isUncertain(rating))),
      level && make('span', {}, words.level(NAMES[level])),
    ),
    isUncertain(rating) && make('p', { class: 'muted' }, words.uncertain),
    ratings.length > 1 && ratingGraph(ratings, words),
  );
}

/** The themes with their numbers of puzzles; themes without a name are left out. */
function themeList(home: string, { puzzles }: PuzzleFile, words: Words) {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes))
    if (words.names[theme]) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  if (counts.size === 0) return null;
  const items = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([theme, count]) =>
      make(
        'li',
        {},
        make(
          'a',
          { class: 'theme', href: `${home}/practice/${theme}` },
          words.names[theme] ?? '',
          ' ',
          make('small', {}, number(count)),
        ),
      ),
    );
  return make(
    'section',
    { class: 'card', 'aria-labelledby': 'puzzle-themes' },
    make('h2', { id: 'puzzle-themes' }, words.themes),
    make('ul', { class: 'themes' }, ...items),
  );
}

function historyList(home: string, { tried }: Progress, words: Words) {
  if (tried.length === 0) return null;
  const items = tried
    .slice(-LISTED_PUZZLES)
    .reverse()
    .map(({ id, isSolved }) =>
      make(
        'li',
        {},
        make(
          'a',
          {
            class: isSolved ? 'good' : 'bad',
            href: `${home}/${id}`,
            'aria-label': words.tried(id, isSolved ? 'solved' : 'failed'),
          },
          icon(isSolved ? 'tick' : 'close'),
        ),
      ),
    );
  return make(
    'section',
    { class: 'card', 'aria-labelledby': 'puzzle-history' },
    make('h2', { id: 'puzzle-history' }, words.history),
    make('ul', { class: 'ticks' }, ...items),
  );
}
