// The search field and the filters of the library.

import { GAMES } from '../../games/index.ts';
import { NO_FILTER, LENGTHS, OUTCOMES, PERIODS, type Query } from '../../library/shelf/query.ts';
import { ALL_PLAYER_KINDS } from '../../links/kinds.ts';
import { make } from '../../ui/dom.ts';
import { selectField } from '../dialogs/setup.ts';
import { playerWords, type Words } from './titles.ts';

/** The value of the choice of entries in no folder, which no folder is named. */
const NO_FOLDER = '\n';

/** The filters; `query` is what they ask for. */
export function filterFields(words: Words, onChange: () => void) {
  const text = make('input', {
    type: 'search',
    'aria-label': words.search,
    placeholder: words.hint,
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: onChange,
  });
  const opening = make('input', {
    type: 'text',
    placeholder: words.moves,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    oninput: onChange,
  });
  const select = (any: string, choices: (readonly [string, string])[]) => {
    const field = selectField([['', any], ...choices], '');
    field.addEventListener('change', onChange);
    return field;
  };
  const named = (names: Record<string, string>) => (key: string) => [key, names[key] ?? ''] as const;
  const fields = {
    game: select(
      words.any.game,
      GAMES.map(({ id, name }) => [id, name]),
    ),
    outcome: select(words.any.outcome, OUTCOMES.map(named(words.outcomes))),
    opponent: select(
      words.any.opponent,
      ALL_PLAYER_KINDS.map((kind) => [kind, playerWords(kind)]),
    ),
    period: select(words.any.period, Object.keys(PERIODS).map(named(words.periods))),
    length: select(words.any.length, Object.keys(LENGTHS).map(named(words.lengths))),
    kind: select(words.any.kind, ['game', 'study'].map(named(words.kinds))),
    folder: select(words.any.folder, []),
  };
  const reset = make(
    'button',
    {
      type: 'button',
      class: 'plain small',
      hidden: true,
      onclick: () => {
        for (const field of [text, opening, ...Object.values(fields)]) field.value = '';
        text.focus();
        onChange();
      },
    },
    words.reset,
  );
  const labelled = Object.entries({ ...fields, opening }).map(([key, field]) => {
    return make('label', {}, make('span', {}, words.fields[key as keyof typeof words.fields]), field);
  });
  const isWide = matchMedia('(min-width: 60rem)').matches;
  const more = make(
    'details',
    { open: isWide },
    make('summary', {}, words.filters),
    make('div', { class: 'fields' }, ...labelled, reset),
  );
  const element = make(
    'form',
    { class: 'filters', role: 'search', onsubmit: (event: Event) => event.preventDefault() },
    text,
    more,
  );
  let shown = '';
  return {
    element,
    /** What is asked for. */
    get query() {
      const { folder, ...values } = Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
      const query = {
        ...NO_FILTER,
        ...values,
        folder: folder === '' ? null : folder === NO_FOLDER ? '' : folder,
        text: text.value,
        opening: opening.value,
      } as Query;
      reset.hidden = JSON.stringify({ ...query, text: '' }) === JSON.stringify(NO_FILTER);
      return query;
    },
    /** Asks for the games that begin with moves, and nothing else than before. */
    chooseOpening(game: string, moves: string) {
      fields.game.value = game;
      opening.value = moves;
      onChange();
    },
    /** Offers folders. */
    showFolders(folders: string[]) {
      const key = folders.join('\n');
      if (key === shown) return;
      shown = key;
      const { value } = fields.folder;
      const choices = [
        ['', words.any.folder],
        [NO_FOLDER, words.noFolder],
        ...folders.map((folder) => [folder, folder]),
      ];
      fields.folder.replaceChildren(
        ...choices.map(([name, label]) => make('option', { value: name, selected: name === value }, label ?? '')),
      );
    },
  };
}
