// What the figures of a game teach a player.

import { make } from '../../ui/dom.js';
import { t } from '../../words/index.js';
import { number } from '../../words/vocabulary.js';

/** @import { Fact } from '../../types.js' */
/** @import { Taught, Words } from './parts.js' */

/**
 * The facts of a game, and where they come from; null for a course without any.
 *
 * @param {Taught} course
 */
export function insightSection({ game, insight, texts, words }) {
  if (!insight) return null;
  const source = 'positions' in insight ? words.fromAll(insight.positions) : words.fromGames(insight.games, t().playerKinds[insight.level]);
  return make(
    'section',
    { class: 'insight', 'aria-labelledby': 'insight' },
    make('h2', { id: 'insight' }, words.insight(game.name)),
    // Without bullets, a list is only announced as one if its role is given.
    make('ul', { role: 'list', 'aria-labelledby': 'insight' }, ...insight.facts.map((fact) => (
      make('li', {}, make('b', {}, figureText(fact, words)), ' ', make('span', {}, texts.insight?.[fact.key] ?? ''))
    ))),
    make('p', {}, make('span', {}, source), ' ', make('a', { href: `#/docs/insight/${game.id}`, hreflang: 'en' }, words.figures)),
  );
}

/**
 * @param {Fact} fact
 * @param {Words} words
 */
function figureText({ figure, as }, words) {
  return { number, whole: (/** @type {number} */ value) => number(Math.round(value)), percent: words.percent }[as](figure);
}
