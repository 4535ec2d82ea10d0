// The evaluation bar: two sides, or the parts of three and more players.

import { make, setAttribute, setText } from '../dom.ts';
import { number } from '../../words/vocabulary.ts';
import type { GaugeView } from './views.ts';

/** Creates the bar. */
export function gaugePanel() {
  const value = make('b', { class: 'value' });
  const fill = make('div', { class: 'own' }, value);
  const track = make('div', { class: 'track' }, fill);
  const parts = make('div', { class: 'parts-of' });
  const element = make('div', { class: 'gauge', role: 'img' }, track, parts);
  element.hidden = true;
  return {
    element,
    /** @param view null for none */
    update(view: GaugeView | null) {
      element.hidden = view === null;
      if (view === null) return;
      setAttribute(element, 'aria-label', view.words);
      setAttribute(element, 'title', view.words);
      track.hidden = !('share' in view);
      parts.hidden = 'share' in view;
      if ('share' in view) {
        setAttribute(track, 'data-piece', view.above);
        setAttribute(fill, 'data-piece', view.below);
        element.style.setProperty('--share', `${view.share * 100}%`);
        element.style.setProperty('--ticks', String(view.ticks));
        setAttribute(value, 'data-proved', String(view.isProved));
        setAttribute(value, 'data-ahead', String(view.isAhead));
        setText(value, view.text);
        return;
      }
      parts.replaceChildren(
        ...view.parts.map(({ piece, name, score }) =>
          make(
            'div',
            { class: 'part', 'data-piece': piece, style: `flex-grow: ${Math.max(1, score)}` },
            make('span', {}, name),
            make('b', {}, number(score)),
          ),
        ),
      );
    },
  };
}
