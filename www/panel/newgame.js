// A new game: who sits where, and from which position.

import { dialog, make } from '../dom.js';
import { SITTERS, readSeed } from '../link.js';
import { SITTER_NAMES } from '../words.js';

/** @import { GamePage, Sitter, TableState } from '../types.js' */

/**
 * Asks who plays.
 *
 * @param {GamePage} game
 * @param {TableState} state what is on the table now
 * @param {(chosen: Pick<TableState, 'seed' | 'position' | 'options'> & { sitters: Sitter[] }) => void} onStart throws an error with
 *   a message where the position is not understood
 */
export function askForNewGame(game, state, onStart) {
  const sitters = state.sitters ?? game.sitters;
  const seats = game.seats.map(({ name, piece }, seat) => {
    const select = make(
      'select',
      {},
      ...SITTERS.map((sitter) => make('option', { value: sitter, selected: sitter === sitters[seat] }, SITTER_NAMES[sitter])),
    );
    const token = make('span', { class: `token token-${piece}`, 'aria-hidden': 'true' });
    const label = make('label', {}, token, make('span', {}, seat === 0 && !game.isSeeded ? `${name}, moves first` : name), select);
    return { select, label };
  });
  const options = game.options.map(({ key, label, choices }) => {
    const select = make(
      'select',
      {},
      ...choices.map(({ value, words }) => make('option', { value, selected: value === state.options[key] }, words)),
    );
    return { key, usual: choices[0]?.value, select, label: make('label', {}, make('span', {}, label), select) };
  });
  const seed = make('input', {
    type: 'text', inputmode: 'numeric', autocomplete: 'off', placeholder: 'another one', 'aria-describedby': 'seed-problem',
  });
  const seedProblem = make('p', { id: 'seed-problem', class: 'problem', role: 'alert' });
  const position = make('input', {
    type: 'text', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-describedby': 'position-problem',
  });
  const problem = make('p', { id: 'position-problem', class: 'problem', role: 'alert' });
  const form = make(
    'form',
    {
      method: 'dialog',
      onsubmit: (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const number = seed.value.trim() === '' ? null : readSeed(seed.value.trim());
        seedProblem.textContent = number === undefined ? 'A seed is a whole number.' : '';
        seed.setAttribute('aria-invalid', String(number === undefined));
        if (number === undefined) {
          seed.focus();
          return;
        }
        try {
          const chosen = options.filter(({ select, usual }) => select.value !== usual);
          onStart({
            seed: number,
            sitters: seats.map(({ select }) => /** @type {Sitter} */ (select.value)),
            options: Object.fromEntries(chosen.map(({ key, select }) => [key, select.value])),
            position: position.value.trim().replaceAll('_', ' ') || null,
          });
          element.close();
        } catch (error) {
          problem.textContent = error instanceof Error ? error.message : String(error);
          position.setAttribute('aria-invalid', 'true');
          position.focus();
        }
      },
    },
    ...seats.map(({ label }) => label),
    ...options.map(({ label }) => label),
    game.isSeeded && make('label', { class: 'wide' }, make('span', {}, `Seed of the board, now ${state.seed}`), seed),
    game.isSeeded && seedProblem,
    make(
      'details',
      {},
      make('summary', {}, 'Start from a position'),
      make('label', { class: 'wide' }, make('span', {}, 'Position, as a link or the engine writes it'), position),
      problem,
    ),
    make('button', { type: 'submit', class: 'main' }, 'Start'),
  );
  const element = dialog('New game', form);
}
