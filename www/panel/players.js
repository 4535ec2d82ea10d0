// Who plays, whose turn it is, and the scores.

import { make, mark, say } from '../dom.js';
import { SITTER_NAMES } from '../words.js';

/** @import { GamePage, TableView } from '../types.js' */

/** @param {GamePage} game */
export function playersPanel(game) {
  const rows = game.seats.map(({ name, piece }) => {
    const sitter = make('span', { class: 'sitter' });
    const score = make('span', { class: 'score' });
    const row = make(
      'li',
      {},
      make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' }),
      make('span', { class: 'seat' }, name),
      sitter,
      score,
    );
    return { row, sitter, score };
  });
  const element = make('ul', { class: 'players', 'aria-label': 'Players', style: `--seats: ${game.seats.length}` }, ...rows.map(({ row }) => row));
  return {
    element,
    /** @param {TableView} view */
    update({ snapshot, sitters, isThinking }) {
      const isOnly = sitters.filter((sitter) => sitter === 'human').length === 1;
      rows.forEach(({ row, sitter, score }, seat) => {
        const sits = sitters[seat] ?? 'human';
        say(sitter, sits === 'human' && isOnly ? 'You' : SITTER_NAMES[sits]);
        say(score, game.describe.score(snapshot.scores[seat] ?? 0));
        const isNext = snapshot.toMove === seat;
        mark(row, 'class', [isNext && 'next', isNext && isThinking && 'thinking', snapshot.winners.includes(seat) && 'winner'].filter(Boolean).join(' '));
      });
    },
  };
}
