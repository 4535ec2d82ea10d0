// The analysis panel: the value of every legal move.

import { make, setAttribute, setText } from '../dom.js';
import { t } from '../../words/index.js';
import { moveWords, valueText, valueTone } from '../../words/values.js';

/** @import { AnalysisView, GamePage, Value } from '../../types.js' */

/**
 * Creates the analysis panel.
 *
 * @param {GamePage} game
 * @param {(move: string | null) => void} onPoint
 */
export function analysisPanel(game, onPoint) {
  const summary = make('p', { class: 'muted' });
  const list = make('ol', { class: 'values', 'aria-label': t().values.list });
  const element = make('section', { class: 'analysis-panel' }, make('header', {}, make('h2', {}, t().values.title)), summary, list);
  element.hidden = true;
  /** @type {ReturnType<typeof valueRow>[]} Reused, since several reports arrive per second. */
  let rows = [];
  return {
    element,
    /** @param {AnalysisView} view */
    update({ isAnalysing, analysis, isOver }) {
      element.hidden = !isAnalysing;
      if (!isAnalysing) return;
      const values = analysis?.values ?? [];
      const proved = values.filter((value) => value.proved).length;
      const words = t().values;
      if (isOver) setText(summary, words.over);
      else if (!analysis) setText(summary, words.looking);
      else if (proved < values.length) setText(summary, words.progress(analysis.depth, proved, values.length));
      else setText(summary, proved === 1 ? words.provedOnly : words.proved(proved));
      if (rows.length !== values.length) {
        rows = values.map(() => valueRow(onPoint));
        list.replaceChildren(...rows.map(({ element }) => element));
      }
      values.forEach((value, n) => rows[n]?.update(game, value));
    },
  };
}

/** @param {(move: string) => void} onPoint */
function valueRow(onPoint) {
  let move = '';
  const name = make('span', { class: 'move' });
  const worth = make('span');
  const button = make('button', { type: 'button', class: 'plain', onclick: () => onPoint(move) }, name, worth);
  return {
    element: make('li', {}, button),
    /**
     * @param {GamePage} game
     * @param {Value} value
     */
    update(game, value) {
      move = value.move;
      setAttribute(button, 'aria-label', moveWords(game, value));
      setText(name, move);
      setAttribute(worth, 'class', `value ${valueTone(value)}`);
      setText(worth, value.depth > 0 ? valueText(game, value) : '…');
    },
  };
}
