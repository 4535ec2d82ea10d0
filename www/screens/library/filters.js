// The search field and the filters of the library.

import { GAMES } from '../../games/index.js';
import { EVERYTHING, LENGTHS, OUTCOMES, PERIODS } from '../../library/shelf/query.js';
import { ALL_PLAYER_KINDS } from '../../links/kinds.js';
import { make } from '../../ui/dom.js';
import { selectField } from '../dialogs/setup.js';
import { playerWords } from './titles.js';

/** @import { Query } from '../../library/shelf/query.js' */
/** @import { Words } from './titles.js' */

/** The value of the choice of entries in no folder, which no folder is named. */
const NONE = '\n';

/**
 * The filters; `query` is what they ask for.
 *
 * @param {Words} words
 * @param {() => void} onChange
 */
export function filterFields(words, onChange) {
  const text = make('input', { type: 'search', 'aria-label': words.search, placeholder: words.hint, autocomplete: 'off', spellcheck: 'false', oninput: onChange });
  const opening = make('input', { type: 'text', placeholder: words.moves, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', oninput: onChange });
  const select = (/** @type {string} */ any, /** @type {(readonly [string, string])[]} */ choices) => {
    const field = selectField([['', any], ...choices], '');
    field.addEventListener('change', onChange);
    return field;
  };
  const named = (/** @type {Record<string, string>} */ names) => (/** @type {string} */ key) => /** @type {const} */ ([key, names[key] ?? '']);
  const fields = {
    game: select(words.any.game, GAMES.map(({ id, name }) => [id, name])),
    outcome: select(words.any.outcome, OUTCOMES.map(named(words.outcomes))),
    opponent: select(words.any.opponent, ALL_PLAYER_KINDS.map((kind) => [kind, playerWords(kind)])),
    period: select(words.any.period, Object.keys(PERIODS).map(named(words.periods))),
    length: select(words.any.length, Object.keys(LENGTHS).map(named(words.lengths))),
    kind: select(words.any.kind, ['game', 'study'].map(named(words.kinds))),
    folder: select(words.any.folder, []),
  };
  const reset = make('button', { type: 'button', class: 'plain small', hidden: true, onclick: () => {
    for (const field of [text, opening, ...Object.values(fields)]) field.value = '';
    text.focus();
    onChange();
  } }, words.reset);
  const labelled = Object.entries({ ...fields, opening }).map(([key, field]) => {
    return make('label', {}, make('span', {}, words.fields[/** @type {keyof typeof words.fields} */ (key)]), field);
  });
  const isWide = matchMedia('(min-width: 60rem)').matches;
  const more = make('details', { open: isWide }, make('summary', {}, words.filters), make('div', { class: 'fields' }, ...labelled, reset));
  const element = make('form', { class: 'filters', role: 'search', onsubmit: (/** @type {Event} */ event) => event.preventDefault() }, text, more);
  let shown = '';
  return {
    element,
    /** What is asked for. */
    get query() {
      const { folder, ...values } = Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
      const query = /** @type {Query} */ ({ ...EVERYTHING, ...values, folder: folder === '' ? null : folder === NONE ? '' : folder, text: text.value, opening: opening.value });
      reset.hidden = JSON.stringify({ ...query, text: '' }) === JSON.stringify(EVERYTHING);
      return query;
    },
    /**
     * Asks for the games that begin with moves, and nothing else than before.
     *
     * @param {string} game
     * @param {string} moves
     */
    chooseOpening(game, moves) {
      fields.game.value = game;
      opening.value = moves;
      onChange();
    },
    /**
     * Offers folders.
     *
     * @param {string[]} folders
     */
    showFolders(folders) {
      const key = folders.join('\n');
      if (key === shown) return;
      shown = key;
      const { value } = fields.folder;
      const choices = [['', words.any.folder], [NONE, words.noFolder], ...folders.map((folder) => [folder, folder])];
      fields.folder.replaceChildren(...choices.map(([name, label]) => make('option', { value: name, selected: name === value }, label ?? '')));
    },
  };
}
