// The search field and the filters of the library.

import { GAMES } from '../../games/index.ts';
import { NO_FILTER, LENGTHS, OUTCOMES, PERIODS, type Query } from '../../library/shelf/query.ts';
import { ALL_PLAYER_KINDS } from '../../links/kinds.ts';
import { make } from '../../ui/dom.ts';
import { selectField } from '../dialogs/setup.ts';
import { playerWords, type Words } from './titles.ts';

/** The value of the choice of entries in no folder, which no folder is named. */
const NO_FOLDER = '\n';

type Select = keyof Words['any'];

/** What the fields ask for; an empty choice asks for nothing. */
export function queryOf({ folder, ...values }: Record<Select, string>, texts: { text: string; opening: string }) {
  return {
    ...NO_FILTER,
    ...values,
    folder: folder === '' ? null : folder === NO_FOLDER ? '' : folder,
    ...texts,
  } as Query;
}

/** Whether a query asks for more than words. */
export const isFiltered = (query: Query) => JSON.stringify({ ...query, text: '' }) !== JSON.stringify(NO_FILTER);

/** The filters; `query` is what they ask for. */
export function filterFields(words: Words, onChange: () => void) {
  const text = textField({ type: 'search', 'aria-label': words.search, placeholder: words.hint }, onChange);
  const opening = textField({ type: 'text', placeholder: words.moves, autocapitalize: 'off' }, onChange);
  const selects = selectFields(words, onChange);
  const clear = () => {
    for (const field of [text, opening, ...Object.values(selects)]) field.value = '';
    text.focus();
    onChange();
  };
  const reset = make('button', { type: 'button', class: 'plain small', hidden: true, onclick: clear }, words.reset);
  let shown = '';
  return {
    element: filterForm(words, text, { ...selects, opening }, reset),
    /** What is asked for. */
    get query() {
      const values = Object.fromEntries(Object.entries(selects).map(([key, { value }]) => [key, value]));
      const query = queryOf(values as Record<Select, string>, { text: text.value, opening: opening.value });
      reset.hidden = !isFiltered(query);
      return query;
    },
    /** Asks for the games that begin with moves, and nothing else than before. */
    chooseOpening(game: string, moves: string) {
      selects.game.value = game;
      opening.value = moves;
      onChange();
    },
    /** Offers folders. */
    showFolders(folders: string[]) {
      const key = folders.join('\n');
      if (key === shown) return;
      shown = key;
      const { value } = selects.folder;
      const choices = [
        ['', words.any.folder],
        [NO_FOLDER, words.noFolder],
        ...folders.map((folder) => [folder, folder]),
      ];
      selects.folder.replaceChildren(
        ...choices.map(([name, label]) => make('option', { value: name, selected: name === value }, label ?? '')),
      );
    },
  };
}

const textField = (attributes: Record<string, string>, oninput: () => void) =>
  make('input', { autocomplete: 'off', spellcheck: 'false', ...attributes, oninput });

function selectFields(words: Words, onChange: () => void): Record<Select, HTMLSelectElement> {
  const select = (key: Select, choices: (readonly [string, string])[]) => {
    const field = selectField([['', words.any[key]], ...choices], '');
    field.addEventListener('change', onChange);
    return field;
  };
  const named = (names: Record<string, string>) => (key: string) => [key, names[key] ?? ''] as const;
  return {
    game: select(
      'game',
      GAMES.map(({ id, name }) => [id, name]),
    ),
    outcome: select('outcome', OUTCOMES.map(named(words.outcomes))),
    opponent: select(
      'opponent',
      ALL_PLAYER_KINDS.map((kind) => [kind, playerWords(kind)]),
    ),
    period: select('period', Object.keys(PERIODS).map(named(words.periods))),
    length: select('length', Object.keys(LENGTHS).map(named(words.lengths))),
    kind: select('kind', ['game', 'study'].map(named(words.kinds))),
    folder: select('folder', []),
  };
}

function filterForm(
  words: Words,
  text: HTMLElement,
  fields: Record<keyof Words['fields'], HTMLElement>,
  reset: HTMLElement,
) {
  const labelled = Object.entries(fields).map(([key, field]) =>
    make('label', {}, make('span', {}, words.fields[key as keyof typeof fields]), field),
  );
  const more = make(
    'details',
    { open: matchMedia('(min-width: 60rem)').matches },
    make('summary', {}, words.filters),
    make('div', { class: 'fields' }, ...labelled, reset),
  );
  return make(
    'form',
    { class: 'filters', role: 'search', onsubmit: (event: Event) => event.preventDefault() },
    text,
    more,
  );
}
