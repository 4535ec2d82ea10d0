// What the figures of a game teach a player.

import { make } from '../../ui/dom.ts';
import { NAMES } from '../../words/names.ts';
import { number } from '../../words/vocabulary.ts';
import type { Fact } from '../../games/course.ts';
import type { TranslatedCourse, Words } from './parts.ts';

/** The facts of a game, and where they come from; null for a course without any. */
export function insightSection({ game, insight, texts, words }: TranslatedCourse) {
  if (!insight) return null;
  const source =
    'positions' in insight ? words.fromAll(insight.positions) : words.fromGames(insight.games, NAMES[insight.level]);
  return make(
    'section',
    { class: 'insight', 'aria-labelledby': 'insight' },
    make('h2', { id: 'insight' }, words.insight(game.name)),
    // Without bullets, a list is only announced as one if its role is given.
    make(
      'ul',
      { role: 'list', 'aria-labelledby': 'insight' },
      ...insight.facts.map((fact) =>
        make('li', {}, make('b', {}, figureText(fact, words)), ' ', make('span', {}, texts.insight?.[fact.key] ?? '')),
      ),
    ),
    make(
      'p',
      {},
      make('span', {}, source),
      ' ',
      make('a', { href: `#/docs/insight/${game.id}`, hreflang: 'en' }, words.figures),
    ),
  );
}

function figureText({ figure, as }: Fact, words: Words) {
  return { number, whole: (value: number) => number(Math.round(value)), percent: words.percent }[as](figure);
}
