// The analysis panel: the best moves with their values, and the whole list one tap away.

import { make, setAttribute, setText } from '../dom.ts';
import { moveLabel } from './movelabel.ts';
import { t } from '../../words/index.ts';
import { moveWords, valueText, valueTone } from '../../words/values.ts';
import type { Value } from '../../core/bindings.ts';
import type { GamePage } from '../../games/page.ts';
import type { AnalysisView } from './views.ts';

/** The number of moves before “more”: as many as there are arrows. */
const INITIAL_MOVES = 3;

/** Creates the analysis panel. */
export function analysisPanel(game: GamePage, onPoint: (move: string | null) => void) {
  const words = t().values;
  const summary = make('p', { class: 'muted' });
  const list = make('ol', { class: 'values', 'aria-label': words.list });
  const all = make('button', { type: 'button', class: 'plain small', onclick: () => showAll(!isWhole) });
  const amber = make(
    'span',
    {},
    make('i', { class: 'dot small' }),
    words.costs(game.describe.amount(game.scale?.small ?? 1)),
  );
  const legend = make(
    'p',
    { class: 'muted legend', 'aria-hidden': 'true' },
    amber,
    make('span', {}, make('i', { class: 'dot large' }), words.costsMore),
  );
  const element = make(
    'section',
    { class: 'analysis-panel' },
    make('header', {}, make('h2', {}, words.title), all),
    summary,
    list,
    legend,
  );
  element.hidden = true;
  let isWhole = false;
  let values: Value[] = [];
  /** Reused, since several reports arrive per second. */
  let rows: ReturnType<typeof valueRow>[] = [];

  const showRows = () => {
    const shown = isWhole ? values : values.slice(0, INITIAL_MOVES);
    if (rows.length !== shown.length) {
      rows = shown.map(() => valueRow(onPoint));
      list.replaceChildren(...rows.map(({ element: row }) => row));
    }
    shown.forEach((value, n) => rows[n]?.update(game, value, n));
    all.hidden = values.length <= INITIAL_MOVES;
    setText(all, isWhole ? words.best : words.all(values.length));
    setAttribute(all, 'aria-expanded', String(isWhole));
    setAttribute(element, 'data-whole', String(isWhole));
    legend.hidden = isWhole || values.length <= 1;
  };
  const showAll = (whole: boolean) => {
    isWhole = whole;
    showRows();
  };
  return {
    element,
    update({ isAnalysing, analysis, isOver }: AnalysisView) {
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

function valueRow(onPoint: (move: string) => void) {
  let move = '';
  const rank = make('span', { class: 'rank' });
  const name = make('span', { class: 'face' });
  const tag = make('span', { class: 'proved' }, t().values.isProved);
  const worth = make('span');
  const button = make(
    'button',
    { type: 'button', class: 'plain', onclick: () => onPoint(move) },
    rank,
    name,
    tag,
    worth,
  );
  return {
    element: make('li', {}, button),
    update(game: GamePage, value: Value, index: number) {
      if (move !== value.move) {
        move = value.move;
        name.replaceChildren(moveLabel(game, move));
      }
      setAttribute(button, 'aria-label', moveWords(game, value));
      setText(rank, game.changedSquares ? '' : String(index + 1));
      setAttribute(rank, 'data-rank', String(Math.min(index + 1, INITIAL_MOVES + 1)));
      tag.hidden = !value.proved;
      setAttribute(worth, 'class', `value ${valueTone(value)}`);
      setText(worth, value.depth > 0 ? valueText(game, value) : '…');
    },
  };
}
