// Renames, files and deletes entries of the library; a deletion can be undone while its notice is shown.

import { parseTable } from '../../library/conflicts.ts';
import { forget } from '../../library/shelf/forget.ts';
import { removeDraft, saveDraft, savedDrafts } from '../../library/drafts.ts';
import { withNames } from '../../library/shelf/text.ts';
import { make, openDialog } from '../../ui/dom.ts';
import type { Entry, Head } from '../../library/shelf/entry.ts';
import type { Shelf } from '../../library/shelf/shelf.ts';
import type { Words } from './titles.ts';

/** The most characters of a name. */
const MAX_NAME = 80;

interface Tools {
  opening: Promise<Shelf>;
  notice: (words: string, ...actions: HTMLElement[]) => HTMLElement;
  /** Returns the names of all folders. */
  foldersOf: () => string[];
}

/** What was edited last of a study, which is opened instead of its entry. */
const draftsOf = (id: string, game: string) =>
  savedDrafts(game).flatMap((draft) => (draft.id === id ? [{ game, draft }] : []));

export class Editing {
  #words;
  #tools;

  constructor(words: Words, tools: Tools) {
    this.#words = words;
    this.#tools = tools;
  }

  /** Asks for the name and the folder of an entry, or for its deletion. */
  edit(head: Head) {
    const words = this.#words;
    const name = nameField(head.name);
    const folder = this.#folderField(head.folder);
    const remove = make(
      'button',
      {
        type: 'button',
        class: 'second danger',
        onclick: () => {
          dialog.close();
          void this.remove([head.id]);
        },
      },
      words.remove,
    );
    const dialog = openDialog(
      words.editTitle,
      this.#form(
        [
          [words.name, name],
          [words.folder, folder],
        ],
        () => {
          dialog.close();
          const [newName, newFolder] = [name.value.trim(), folder.value.trim()];
          if (newName !== head.name)
            for (const { game, draft } of draftsOf(head.id, head.game)) saveDraft(game, { ...draft, name: newName });
          // Another tab may have changed the other field.
          void this.#change([head.id], (entry) => ({
            ...entry,
            ...(newName !== head.name && { name: newName }),
            ...(newFolder !== head.folder && { folder: newFolder }),
          }));
        },
        words.save,
        remove,
      ),
    );
    name.select();
  }

  /** Asks for the folder of several entries. */
  file(ids: string[]) {
    const words = this.#words;
    const folder = this.#folderField('');
    const dialog = openDialog(
      words.fileTitle(ids.length),
      this.#form(
        [[words.folder, folder]],
        () => {
          dialog.close();
          void this.#change(ids, (entry) => ({ ...entry, folder: folder.value.trim() }));
        },
        words.file,
      ),
    );
    folder.focus();
  }

  /** Deletes entries, and offers to undo this. */
  async remove(ids: string[]) {
    const words = this.#words;
    const shelf = await this.#tools.opening;
    const removed = new Map<string, Entry>();
    await shelf.change(ids, (entry, id) => {
      if (entry) removed.set(id, entry);
      return null;
    });
    const drafts = [...removed.values()].flatMap(({ id, game }) => draftsOf(id, game));
    for (const { game, draft } of drafts) removeDraft(game, draft);
    const restore = forget(
      [...removed.values()].flatMap(({ kind, link, result }) => {
        const state = kind === 'game' ? parseTable(link) : null;
        return state ? [{ state, isOver: result !== null }] : [];
      }),
    );
    const undo = make(
      'button',
      {
        type: 'button',
        class: 'main',
        onclick: async () => {
          card.remove();
          restore();
          for (const { game, draft } of drafts) saveDraft(game, draft);
          await shelf.change([...removed.keys()], (entry, id) => entry ?? removed.get(id) ?? null);
          this.#tools.notice(words.undone(removed.size));
        },
      },
      words.undo,
    );
    const card = this.#tools.notice(words.removed(removed.size), undo);
  }

  async #change(ids: string[], edit: (entry: Entry) => Entry) {
    const shelf = await this.#tools.opening;
    await shelf.change(ids, (entry) => {
      if (!entry) return null;
      const edited = edit(entry);
      return { ...edited, text: withNames(entry.text, edited) };
    });
  }

  #folderField(folder: string) {
    const field = nameField(folder);
    field.setAttribute('list', 'folders');
    return field;
  }

  #form(fields: [string, HTMLInputElement][], onSave: () => void, save: string, other?: HTMLElement) {
    const submit = (event: Event) => {
      event.preventDefault();
      onSave();
    };
    return make(
      'form',
      { onsubmit: submit },
      ...fields.map(([label, field]) => make('label', { class: 'wide' }, make('span', {}, label), field)),
      make('datalist', { id: 'folders' }, ...this.#tools.foldersOf().map((value) => make('option', { value }))),
      make('div', { class: 'row' }, make('button', { type: 'submit', class: 'main' }, save), other),
    );
  }
}

function nameField(value: string) {
  return make('input', { type: 'text', value, maxlength: MAX_NAME, autocomplete: 'off', dir: 'auto' });
}
