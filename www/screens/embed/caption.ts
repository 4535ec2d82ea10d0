// The caption of the current move of a study: the move and its comment.

import { make, setText } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { spokenOf } from '../study/tree.ts';
import type { Node } from '../../game/tree.ts';
import type { GamePage } from '../../games/page.ts';
import type { Words } from '../study/study.ts';

/** Creates the panel. */
export function captionPanel(game: GamePage, words: Words) {
  const names = game.seats.map(({ name }) => name);
  const head = make('p', { class: 'named' });
  const note = make('p', { class: 'note' });
  // What is drawn is seen on the board.
  const drawn = make('p', { class: 'hidden' });
  const element = make('div', { class: 'words', role: 'status' }, head, note, drawn);
  return {
    element,
    /** @param turn whose turn it is, or how the game ended */
    update(node: Node, turn: string) {
      const isEnd = node.parent === null || node.children.length === 0;
      setText(
        head,
        t().sentences([words.sentence(spokenOf(game, words, node, names, { isWhole: false })), isEnd ? turn : '']),
      );
      setText(note, node.note);
      note.hidden = node.note === '';
      setText(
        drawn,
        t().sentences(
          node.marks.shapes.map(({ color, squares: [from = '', to = ''] }) => {
            const colour = words.colours[color as keyof Words['colours']] ?? '';
            return to === '' ? words.drewCircle(colour, from) : words.drewArrow(colour, from, to);
          }),
        ),
      );
      if (element.scrollTop !== 0) element.scrollTop = 0;
    },
  };
}
