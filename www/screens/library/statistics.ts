// The statistics of the library as tables with bars.

import { GAMES, findGame } from '../../games/index.ts';
import { statisticsOf, type Count } from '../../library/shelf/statistics.ts';
import { make } from '../../ui/dom.ts';
import { number, monthName } from '../../words/vocabulary.ts';
import { playerWords, type Words } from './titles.ts';
import type { Head } from '../../library/shelf/entry.ts';

/**
 * The statistics of entries.
 *
 * @param opening the first moves that are asked for; the openings go one move further
 */
export function statisticsPage(
  heads: Head[],
  words: Words,
  opening: string,
  onOpening: (game: string, opening: string) => void,
) {
  const plies = 1 + opening.split(/\s+/).filter(Boolean).length;
  const { all, games, levels, seats, months, openings } = statisticsOf(
    heads,
    GAMES.map(({ id }) => id),
    plies,
  );
  if (!all) return make('p', { class: 'none' }, words.noStatistics);
  const seatName = (key: string) => {
    const [id = '', seat = ''] = key.split('/');
    const game = findGame(id);
    return words.between(game?.name ?? id, game?.seats[Number(seat)]?.name ?? '');
  };
  const partsOf = (key: string) => [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)] as const;
  const openingName = (key: string) => {
    const [id, moves] = partsOf(key);
    return make(
      'button',
      { type: 'button', class: 'plain small', onclick: () => onOpening(id, moves) },
      words.between(findGame(id)?.name ?? id, moves),
    );
  };
  return make(
    'div',
    { class: 'tables' },
    summary(all, words),
    table(words.tables.games, games, (key) => findGame(key)?.name ?? key, words),
    table(words.tables.levels, levels, playerWords, words),
    openings.length > 0 && table(words.tables.openings, openings, openingName, words),
    table(words.tables.months, months, monthName, words),
    table(words.tables.seats, seats, seatName, words),
  );
}

function summary({ played, won, drawn, lost }: Count, words: Words) {
  const figure = (label: string, value: string) => make('div', {}, make('dt', {}, label), make('dd', {}, value));
  return make(
    'dl',
    { class: 'figures' },
    figure(words.played, number(played)),
    figure(words.won, `${number(won)} (${words.percent(won / played)})`),
    figure(words.drawn, number(drawn)),
    figure(words.lost, number(lost)),
  );
}

function table(title: string, counts: Count[], nameOf: (key: string) => string | HTMLElement, words: Words) {
  const most = Math.max(...counts.map(({ played }) => played), 1);
  const rows = counts.map(({ key, played, won, drawn, lost }) => {
    const part = (name: string, count: number) => make('i', { class: name, style: `flex-grow: ${count}` });
    const bar = make(
      'span',
      { class: 'outcomes', 'aria-hidden': 'true', style: `width: ${Math.max(4, (100 * played) / most)}%` },
      part('won', won),
      part('drawn', drawn),
      part('lost', lost),
    );
    return make(
      'tr',
      {},
      make('th', { scope: 'row' }, nameOf(key), bar),
      ...[won, drawn, lost].map((count) => make('td', {}, number(count))),
      make('td', {}, words.percent(won / played)),
    );
  });
  const heads = [words.won, words.drawn, words.lost].map((name) => make('th', { scope: 'col' }, name));
  heads.push(make('th', { scope: 'col', 'aria-label': words.share }, '%'));
  return make(
    'table',
    {},
    make('caption', {}, title),
    make('thead', {}, make('tr', {}, make('td'), ...heads)),
    make('tbody', {}, ...rows),
  );
}
