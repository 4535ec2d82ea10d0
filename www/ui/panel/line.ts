// The line that is expected: its moves as chips; each shows the board after it.

import { icon, make, setAttribute } from '../dom.ts';
import { moveLabel } from './movelabel.ts';
import { t } from '../../words/index.ts';
import type { GamePage } from '../../games/page.ts';
import type { LineView } from './views.ts';

/** The number of moves that are shown. */
const MAX_MOVES = 8;

/**
 * Creates the line.
 *
 * @param onStep shows the board after so many moves; 0 for the position itself
 */
export function linePanel(game: GamePage, onStep: (step: number) => void) {
  const words = t().values;
  const back = make(
    'button',
    {
      type: 'button',
      class: 'chip back',
      'aria-label': words.toPosition,
      title: words.toPosition,
      onclick: () => onStep(0),
    },
    icon('back'),
  );
  const list = make('ol', { class: 'chips', 'aria-label': words.expected });
  const element = make('div', { class: 'line' }, make('span', { class: 'label' }, words.expected), back, list);
  element.hidden = true;
  let shown = '';
  return {
    element,
    update({ moves, step }: LineView) {
      element.hidden = moves.length < 2;
      const hadFocus = back === document.activeElement;
      back.hidden = step === 0;
      const key = moves.map(({ move }) => move).join();
      if (key !== shown) {
        shown = key;
        list.replaceChildren(
          ...moves.slice(0, MAX_MOVES).map(({ move, seat }, n) => {
            const piece = make('span', { class: `token token-${game.seats[seat]?.piece}`, 'aria-hidden': 'true' });
            return make(
              'li',
              {},
              make(
                'button',
                { type: 'button', class: 'chip', onclick: () => onStep(n + 1) },
                make('span', {}, piece, moveLabel(game, move)),
              ),
            );
          }),
        );
      }
      const chips = [...list.querySelectorAll('button')];
      chips.forEach((chip, n) => setAttribute(chip, 'aria-pressed', String(n + 1 === step)));
      if (hadFocus && step === 0) chips[0]?.focus();
    },
  };
}
