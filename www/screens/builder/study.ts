// The study that the builder puts into another page: pasted as text, or taken from the library.

import { isTrap } from '../../core/fault.ts';
import { explain } from '../../core/messages.ts';
import { formatTree } from '../../game/treetext.ts';
import { openShelf } from '../../library/keeper.ts';
import { inOrder } from '../../library/shelf/query.ts';
import { make } from '../../ui/dom.ts';
import { linkHtml, studyHtml } from './html.ts';
import { selectField } from '../dialogs/setup.ts';
import { readStudy } from '../study/files.ts';
import { packTree, withPairs } from '../study/packing.ts';
import { studyLink } from '../table/links.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Engine } from '../../core/engine.ts';
import type { GamePage } from '../../games/page.ts';
import type { Words } from '../study/study.ts';

/** The value of the choice to paste a text. */
const PASTE = '';

/** Creates the fields. */
export async function studyFields(
  engine: Engine,
  game: GamePage,
  words: Words,
  { onChoice, onInput }: { onChoice: () => void; onInput: () => void },
) {
  const heads = await studiesOf(game);
  const choice = selectField(
    [[PASTE, words.builder.paste], ...heads.map(({ id, name }) => [id, name || words.untitled(game.name)] as const)],
    heads[0]?.id ?? PASTE,
  );
  const text = make('textarea', { rows: 8, spellcheck: 'false', dir: 'ltr', oninput: () => onInput() });
  const fill = async () => {
    const { value } = choice;
    const entry =
      value === PASTE
        ? null
        : await openShelf()
            .then((shelf) => shelf.get(value))
            .catch(() => null);
    // Another one may have been chosen meanwhile.
    if (choice.value === value) text.value = entry?.text ?? '';
  };
  choice.addEventListener('change', () => void fill().then(onChoice));
  await fill();
  return {
    elements: [
      make('label', {}, make('span', {}, words.builder.study), choice),
      make('label', { class: 'wide' }, make('span', {}, words.builder.text), text),
    ],
    /** The study of the fields, with its link; without a text, what is wrong in words. */
    async read() {
      const given = text.value.trim();
      try {
        const { state, copy } = readStudy(engine, given);
        const link = withPairs(studyLink({ link: state }), [
          `tree=${await packTree(formatTree({ ...copy, current: 0 }))}`,
        ]);
        return { game: state.game, text: given, link, problem: '' };
      } catch (error) {
        if (isTrap(error)) throw error;
        return {
          game: game.id,
          text: '',
          link: '',
          problem: given === '' ? '' : engine.splitStudies(given).length === 0 ? words.nothing : await explain(error),
        };
      }
    },
  };
}

/** The studies of a game in the library, those that were changed last first. */
async function studiesOf({ id }: GamePage) {
  try {
    const heads = await (await openShelf()).heads();
    return inOrder(heads.filter(({ kind, game }) => kind === 'study' && game === id));
  } catch {
    // Without a network, modules may be missing.
    return [];
  }
}

/**
 * What an element with a study contains: its text, which is also what readers without scripts see.
 *
 * @param name of the game
 * @param address of the study on a page of its own
 */
export function studyInside(name: string, text: string, address: string) {
  return studyHtml(text) + linkHtml(address, dialogWords().builder.wholePage(name));
}
