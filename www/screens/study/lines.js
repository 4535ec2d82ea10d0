// The lines of the engine: the best moves with their values, and what is expected after them. A tap adds the moves up to it.

import { make, setAttribute, setText } from '../../ui/dom.js';
import { moveFace } from '../../ui/panel/face.js';
import { t } from '../../words/index.js';
import { valueText, valueTone } from '../../words/values.js';

/** @import { Line } from '../../coach/lines.js' */
/** @import { GamePage, Report } from '../../types.js' */
/** @import { Words } from './study.js' */

/**
 * Creates the panel.
 *
 * @param {GamePage} game
 * @param {Words} words
 * @param {(moves: string[]) => void} onPlay
 */
export function linesPanel(game, words, onPlay) {
  const list = make('ol', { class: 'engine-lines', 'aria-label': words.lines });
  const summary = make('p', { class: 'muted' });
  const element = make('section', { class: 'lines-panel' }, summary, list);
  element.hidden = true;
  /** @type {ReturnType<typeof row>[]} */
  let rows = [];
  return {
    element,
    /** @param {{ isOn: boolean, isOver: boolean, report: Report | null, lines: Line[] }} view */
    update({ isOn, isOver, report, lines }) {
      element.hidden = !isOn;
      if (!isOn) return;
      const { values } = t();
      setText(summary, isOver ? values.over : !report?.depth ? values.looking : report.values.every(({ proved }) => proved) ? values.proved(report.values.length) : values.estimates(report.depth));
      while (rows.length < lines.length) rows.push(row(game, words, rows.length + 1, onPlay));
      rows = rows.slice(0, lines.length);
      if (list.children.length !== rows.length) list.replaceChildren(...rows.map(({ element: each }) => each));
      lines.forEach((line, n) => rows[n]?.update(line));
    },
  };
}

/**
 * @param {GamePage} game
 * @param {Words} words
 * @param {number} rank
 * @param {(moves: string[]) => void} onPlay
 */
function row(game, words, rank, onPlay) {
  const worth = make('span', { class: 'value' });
  const chips = make('span', { class: 'chips' });
  const element = make('li', {}, worth, chips);
  let shown = '';
  return {
    element,
    /** @param {Line} line */
    update({ value, moves }) {
      const text = valueText(game, value);
      setText(worth, text);
      setAttribute(worth, 'class', `value ${valueTone(value)}`);
      setAttribute(worth, 'data-proved', String(value.proved));
      setAttribute(worth, 'title', value.proved ? words.proved(text) : words.estimate(text));
      setAttribute(element, 'aria-label', words.line(rank, value.proved ? words.proved(text) : words.estimate(text)));
      const key = moves.map(({ move }) => move).join();
      if (key === shown) return;
      shown = key;
      chips.replaceChildren(...moves.map(({ move, seat }, n) => {
        const token = make('span', { class: `token token-${game.seats[seat]?.piece ?? ''}`, 'aria-hidden': 'true' });
        const play = () => onPlay(moves.slice(0, n + 1).map((played) => played.move));
        return make('button', { type: 'button', class: 'plain', 'aria-label': words.add(game.describe.brief?.(move) ?? move), onclick: play }, token, moveFace(game, move));
      }));
    },
  };
}
