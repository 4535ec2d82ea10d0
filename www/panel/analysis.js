// What every legal move is worth.

import { make, say } from '../dom.js';
import { valueText, valueTone, valueWords } from '../words.js';

/** @import { TableView } from '../types.js' */

/** @param {(move: string | null) => void} onPoint */
export function analysisPanel(onPoint) {
  const summary = make('p', { class: 'muted' });
  const list = make('ol', { class: 'values', 'aria-label': 'Values of the moves' });
  const element = make('section', { class: 'analysis-panel' }, make('header', {}, make('h2', {}, 'Analysis')), summary, list);
  element.hidden = true;
  /** @type {unknown} */
  let shown = null;
  return {
    element,
    /** @param {TableView} view */
    update({ game, isAnalysing, analysis, snapshot }) {
      element.hidden = !isAnalysing;
      if (!isAnalysing) return;
      const values = analysis?.values ?? [];
      const proved = values.filter((value) => value.proved).length;
      if (snapshot.over) say(summary, 'The game is over: there is nothing to look ahead to.');
      else if (!analysis) say(summary, 'Looking ahead…');
      else if (proved === values.length) say(summary, `Best play by both, proved for ${proved === 1 ? 'the only move' : `all ${proved} moves`}.`);
      else say(summary, `${analysis.depth} moves ahead; ${proved} of ${values.length} values proved.`);
      if (shown === analysis) return;
      shown = analysis;
      list.replaceChildren(
        ...values.map((value) => {
          const words = valueWords(game, value);
          return make(
            'li',
            {},
            make(
              'button',
              { type: 'button', class: 'plain', 'aria-label': `${value.move} ${words}`, onclick: () => onPoint(value.move) },
              make('span', { class: 'move' }, value.move),
              make('span', { class: `value ${valueTone(value)}` }, value.depth > 0 ? valueText(value) : '…'),
            ),
          );
        }),
      );
    },
  };
}
