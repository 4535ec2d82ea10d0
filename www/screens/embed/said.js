// The words on the current move of a study: what it is, and its comment.

import { make, setText } from '../../ui/dom.js';
import { t } from '../../words/index.js';
import { spokenOf } from '../study/tree.js';

/** @import { Node } from '../../game/tree.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Words } from '../study/study.js' */

/**
 * Creates the panel.
 *
 * @param {GamePage} game
 * @param {Words} words
 */
export function saidPanel(game, words) {
  const names = game.seats.map(({ name }) => name);
  const head = make('p', { class: 'named' });
  const note = make('p', { class: 'note' });
  // What is drawn is seen on the board.
  const drawn = make('p', { class: 'hidden' });
  const element = make('div', { class: 'words', role: 'status' }, head, note, drawn);
  return {
    element,
    /**
     * @param {Node} node
     * @param {string} turn whose turn it is, or how the game ended
     */
    update(node, turn) {
      const isEnd = node.parent === null || node.children.length === 0;
      setText(head, t().sentences([words.sentence(spokenOf(game, words, node, names, { isWhole: false })), isEnd ? turn : '']));
      setText(note, node.note);
      note.hidden = node.note === '';
      setText(drawn, t().sentences(node.marks.shapes.map(({ color, squares: [from = '', to = ''] }) => {
        const colour = words.colours[/** @type {keyof Words['colours']} */ (color)] ?? '';
        return to === '' ? words.drewCircle(colour, from) : words.drewArrow(colour, from, to);
      })));
      if (element.scrollTop !== 0) element.scrollTop = 0;
    },
  };
}
