// The puzzles of all games: today's puzzle of each.

import { ratingOf, isUncertain } from '../../coach/puzzles/rating.ts';
import { callAll } from '../../core/fault.ts';
import { progressOf } from '../../library/puzzles.ts';
import { icon, make } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { dailyBoard } from './daily.ts';
import { shortDate } from './dates.ts';
import type { PuzzleFile } from '../../coach/puzzles/file.ts';
import type { GamePage } from '../../games/page.ts';
import type { OnClose } from '../hall/boards.ts';
import type { Screen, Services } from '../screen.ts';
import type { CommonWords, Words } from './board.ts';

/**
 * Fills the main part of the page.
 *
 * @param games `file` is null where it could not be loaded
 */
export function hubPage(
  games: { game: GamePage; words: Words; file: PuzzleFile | null }[],
  today: string,
  common: CommonWords,
  { main, engine }: Services,
): Screen {
  const cleanups: (() => void)[] = [];
  const onClose = (closer: () => void) => void cleanups.push(closer);
  const cards = games.map(({ game, words, file }) =>
    make(
      'li',
      { class: 'puzzle-card' },
      ...(file
        ? cardOf(game, file, today, words, engine, onClose)
        : [make('h2', {}, game.name), make('p', {}, words.noFile)]),
    ),
  );
  main.replaceChildren(
    make(
      'div',
      { class: 'puzzles' },
      make('h1', {}, common.dailies, ' ', make('small', {}, shortDate(today))),
      make('ul', { class: 'puzzle-cards', 'aria-label': t().hall.games }, ...cards),
    ),
  );
  return { close: () => callAll(cleanups.splice(0)) };
}

function cardOf(
  game: GamePage,
  file: PuzzleFile,
  today: string,
  words: Words,
  engine: Services['engine'],
  onClose: OnClose,
) {
  const daily = dailyBoard(game, file, today, engine, onClose);
  const progress = progressOf(game.id);
  const home = `#/${game.id}/puzzles`;
  const id = `puzzle-${game.id}`;
  const isDone = today in progress.days;
  const rating = ratingOf(progress, file);
  const solve = make(
    'a',
    { class: isDone ? 'soft' : 'main', href: `${home}/${today}`, 'aria-describedby': id },
    isDone && icon('tick'),
    isDone ? words.solvedDay : words.solve,
  );
  daily?.frame.addEventListener('click', () => solve.click());
  return [
    daily?.frame ?? '',
    make(
      'h2',
      { id },
      make('a', { href: home, 'aria-label': words.of(game.name) }, game.name),
      progress.rating && make('small', {}, words.ratingIs(rating.rating, isUncertain(rating))),
    ),
    make('p', {}, daily && (words.goals[daily.puzzle.goal] ?? words.goal)),
    make(
      'div',
      { class: 'ways' },
      solve,
      make('a', { class: 'quiet', href: `${home}/practice`, 'aria-describedby': id }, words.practice),
    ),
  ];
}
