// The study that the builder puts into another page: pasted as text, or taken from the library.

import { isTrap } from '../../core/fault.js';
import { explain } from '../../core/messages.js';
import { formatTree } from '../../game/treetext.js';
import { openShelf } from '../../library/shelf.js';
import { inOrder } from '../../library/shelf/query.js';
import { make } from '../../ui/dom.js';
import { t } from '../../words/index.js';
import { linkHtml, studyHtml } from './html.js';
import { selectField } from '../dialogs/setup.js';
import { readStudy } from '../study/files.js';
import { packTree, withPairs } from '../study/packing.js';
import { studyLink } from '../table/links.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { GamePage } from '../../types.js' */
/** @import { Words } from '../study/study.js' */

/** The value of the choice to paste a text. */
const PASTE = '';

/**
 * Creates the fields.
 *
 * @param {Engine} engine
 * @param {GamePage} game
 * @param {Words} words
 * @param {{ onChoice: () => void, onInput: () => void }} on
 */
export async function studyFields(engine, game, words, { onChoice, onInput }) {
  const heads = await studiesOf(game);
  const choice = selectField([[PASTE, words.builder.paste], ...heads.map(({ id, name }) => /** @type {const} */ ([id, name || words.untitled(game.name)]))], heads[0]?.id ?? PASTE);
  const text = make('textarea', { rows: 8, spellcheck: 'false', dir: 'ltr', oninput: () => onInput() });
  const fill = async () => {
    const { value } = choice;
    const entry = value === PASTE ? null : await openShelf().then((shelf) => shelf.get(value)).catch(() => null);
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
        const link = withPairs(studyLink({ state }), [`tree=${await packTree(formatTree({ ...copy, current: 0 }))}`]);
        return { game: state.game, text: given, link, problem: '' };
      } catch (error) {
        if (isTrap(error)) throw error;
        return { game: game.id, text: '', link: '', problem: given === '' ? '' : engine.splitStudies(given).length === 0 ? words.nothing : await explain(error) };
      }
    },
  };
}

/**
 * The studies of a game in the library, those that were changed last first.
 *
 * @param {GamePage} game
 */
async function studiesOf({ id }) {
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
 * @param {string} name of the game
 * @param {string} text
 * @param {string} address of the study on a page of its own
 */
export function studyInside(name, text, address) {
  return studyHtml(text) + linkHtml(address, t().builder.wholePage(name));
}
