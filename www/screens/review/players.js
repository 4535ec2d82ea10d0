// The accuracy of each player, and in games with luck what the play and the luck made of the points.

import { make, setText } from '../../ui/dom.js';
import { number } from '../../words/vocabulary.js';

/** @import { Verdict } from '../../coach/review/judge.js' */
/** @import { Kind } from '../../coach/review/formulas.js' */
/** @import { GamePage } from '../../types.js' */
/** @typedef {typeof import('../../words/review/en.js').default} Words */

/** @type {Kind[]} */
const KINDS = ['blunder', 'mistake', 'inaccuracy'];

/**
 * Creates the list.
 *
 * @param {GamePage} game
 * @param {{ words: Words, names: string[], sitters: string[] }} seats the players, and who they are
 */
export function accuracyPanel(game, { words, names, sitters }) {
  const rows = names.map((name, seat) => {
    const value = make('b', {});
    const counts = make('small', { class: 'muted' });
    const who = make('span', { class: 'who' }, make('span', { class: `token token-${game.seats[seat]?.piece}`, 'aria-hidden': 'true' }), make('span', {}, name), sitters[seat] ? make('small', { class: 'muted' }, sitters[seat]) : null);
    const row = make('li', {}, who, make('span', { class: 'value-of' }, value, make('small', { class: 'muted' }, words.accuracy)), counts);
    return { row, value, counts };
  });
  const element = make('ul', { class: 'accuracies', 'aria-label': words.players, 'data-seats': names.length }, ...rows.map(({ row }) => row));
  return {
    element,
    /** @param {Verdict} verdict */
    update({ accuracies, moves }) {
      rows.forEach(({ value, counts }, seat) => {
        const accuracy = accuracies[seat] ?? null;
        setText(value, accuracy === null ? '–' : number(Math.round(accuracy)));
        const own = moves.filter((judged) => judged?.mover === seat);
        const found = KINDS.map((kind) => /** @type {[Kind, number]} */ ([kind, own.filter((judged) => judged?.kind === kind).length]));
        setText(counts, accuracy === null ? words.unknown : words.counts(found.filter(([, count]) => count > 0)));
      });
    },
  };
}

/**
 * Creates the table of skill and luck.
 *
 * @param {{ words: Words, names: string[] }} seats
 */
export function luckPanel({ words, names }) {
  const body = make('tbody', {});
  const said = make('p', { class: 'muted' });
  const head = make('tr', {}, make('td', {}), make('th', { scope: 'col' }, words.skill), make('th', { scope: 'col' }, words.drawn));
  const element = make('section', { class: 'card luck' }, make('h2', {}, words.luck), make('table', {}, make('thead', {}, head), body), said);
  element.hidden = true;
  return {
    element,
    /** @param {{ skill: number[], luck: number[] } | null} view null while it is not known */
    update(view) {
      element.hidden = view === null;
      if (!view) return;
      const signed = (/** @type {number | undefined} */ points = 0) => words.signed(Math.round(points));
      body.replaceChildren(...names.map((name, seat) =>
        make('tr', {}, make('th', { scope: 'row' }, name), make('td', {}, signed(view.skill[seat])), make('td', {}, signed(view.luck[seat])))));
      const best = Math.max(...view.skill);
      const others = view.skill.filter((skill) => skill < best);
      const ahead = Math.round(best - Math.max(...others));
      const isEven = others.length < view.skill.length - 1 || ahead === 0;
      setText(said, isEven ? words.evenAll : words.evenLuck(names[view.skill.indexOf(best)] ?? '', ahead));
    },
  };
}
