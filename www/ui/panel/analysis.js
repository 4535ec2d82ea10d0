// The analysis panel: the best moves with their values, and the whole list one tap away.

import { make, setAttribute, setText } from '../dom.js';
import { moveFace } from './face.js';
import { t } from '../../words/index.js';
import { moveWords, valueText, valueTone } from '../../words/values.js';

/** @import { AnalysisView, GamePage, Value } from '../../types.js' */

/** The number of moves that are shown at first, as many as there are arrows. */
const BEST = 3;

/**
 * Creates the analysis panel.
 *
 * @param {GamePage} game
 * @param {(move: string | null) => void} onPoint
 */
export function analysisPanel(game, onPoint) {
  const words = t().values;
  const summary = make('p', { class: 'muted' });
  const list = make('ol', { class: 'values', 'aria-label': words.list });
  const all = make('button', { type: 'button', class: 'plain small', onclick: () => showAll(!isWhole) });
  const amber = make('span', {}, make('i', { class: 'dot small' }), words.costs(game.describe.amount(game.scale?.small ?? 1)));
  const legend = make('p', { class: 'muted legend', 'aria-hidden': 'true' }, amber, make('span', {}, make('i', { class: 'dot large' }), words.costsMore));
  const element = make('section', { class: 'analysis-panel' }, make('header', {}, make('h2', {}, words.title), all), summary, list, legend);
  element.hidden = true;
  let isWhole = false;
  /** @type {Value[]} */
  let values = [];
  /** @type {ReturnType<typeof valueRow>[]} Reused, since several reports arrive per second. */
  let rows = [];

  const showRows = () => {
    const shown = isWhole ? values : values.slice(0, BEST);
    if (rows.length !== shown.length) {
      rows = shown.map(() => valueRow(onPoint));
      list.replaceChildren(...rows.map(({ element: row }) => row));
    }
    shown.forEach((value, n) => rows[n]?.update(game, value, n));
    all.hidden = values.length <= BEST;
    setText(all, isWhole ? words.best : words.all(values.length));
    setAttribute(all, 'aria-expanded', String(isWhole));
    setAttribute(element, 'data-whole', String(isWhole));
    legend.hidden = isWhole || values.length <= 1;
  };
  const showAll = (/** @type {boolean} */ whole) => {
    isWhole = whole;
    showRows();
  };
  return {
    element,
    /** @param {AnalysisView} view */
    update({ isAnalysing, analysis, isOver }) {
      element.hidden = !isAnalysing;
      if (!isAnalysing) return;
      values = analysis?.values ?? [];
      const proved = values.filter((value) => value.proved).length;
      if (isOver) setText(summary, words.over);
      else if (!analysis) setText(summary, words.looking);
      else if (proved === 0) setText(summary, words.estimates(analysis.depth));
      else if (proved < values.length) setText(summary, words.someProved(analysis.depth, proved));
      else setText(summary, proved === 1 ? words.provedOnly : words.proved(proved));
      showRows();
    },
  };
}

/** @param {(move: string) => void} onPoint */
function valueRow(onPoint) {
  let move = '';
  const rank = make('span', { class: 'rank' });
  const name = make('span', { class: 'face' });
  const tag = make('span', { class: 'proved' }, t().values.isProved);
  const worth = make('span');
  const button = make('button', { type: 'button', class: 'plain', onclick: () => onPoint(move) }, rank, name, tag, worth);
  return {
    element: make('li', {}, button),
    /**
     * @param {GamePage} game
     * @param {Value} value
     * @param {number} index
     */
    update(game, value, index) {
      if (move !== value.move) {
        move = value.move;
        name.replaceChildren(moveFace(game, move));
      }
      setAttribute(button, 'aria-label', moveWords(game, value));
      setText(rank, String(index + 1));
      setAttribute(rank, 'data-rank', String(Math.min(index + 1, BEST + 1)));
      tag.hidden = !value.proved;
      setAttribute(worth, 'class', `value ${valueTone(value)}`);
      setText(worth, value.depth > 0 ? valueText(game, value) : '…');
    },
  };
}
