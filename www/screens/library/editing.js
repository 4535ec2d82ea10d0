// Renames, files and deletes entries of the library; a deletion can be undone while its notice is shown.

import { withNames } from '../../library/shelf/text.js';
import { make, openDialog } from '../../ui/dom.js';

/** @import { Shelf } from '../../library/shelf/shelf.js' */
/** @import { Entry, Head } from '../../library/shelf/types.js' */
/** @import { Words } from './titles.js' */

/** The most characters of a name. */
const MAX_NAME = 80;

/**
 * @typedef {object} Tools
 * @property {Promise<Shelf>} opening
 * @property {(words: string, ...actions: HTMLElement[]) => HTMLElement} notice
 * @property {() => string[]} foldersOf returns the names of all folders
 */

export class Editing {
  #words;
  #tools;

  /**
   * @param {Words} words
   * @param {Tools} tools
   */
  constructor(words, tools) {
    this.#words = words;
    this.#tools = tools;
  }

  /**
   * Asks for the name and the folder of an entry, or for its deletion.
   *
   * @param {Head} head
   */
  edit(head) {
    const words = this.#words;
    const name = nameField(head.name);
    const folder = this.#folderField(head.folder);
    const remove = make('button', { type: 'button', class: 'second danger', onclick: () => {
      dialog.close();
      void this.remove([head.id]);
    } }, words.remove);
    const dialog = openDialog(words.editTitle, this.#form([[words.name, name], [words.folder, folder]], () => {
      dialog.close();
      const [newName, newFolder] = [name.value.trim(), folder.value.trim()];
      // Another tab may have changed the other field.
      void this.#change([head.id], (entry) => ({ ...entry, ...(newName !== head.name && { name: newName }), ...(newFolder !== head.folder && { folder: newFolder }) }));
    }, words.save, remove));
    name.select();
  }

  /**
   * Asks for the folder of several entries.
   *
   * @param {string[]} ids
   */
  file(ids) {
    const words = this.#words;
    const folder = this.#folderField('');
    const dialog = openDialog(words.fileTitle(ids.length), this.#form([[words.folder, folder]], () => {
      dialog.close();
      void this.#change(ids, (entry) => ({ ...entry, folder: folder.value.trim() }));
    }, words.file));
    folder.focus();
  }

  /**
   * Deletes entries, and offers to undo this.
   *
   * @param {string[]} ids
   */
  async remove(ids) {
    const words = this.#words;
    const shelf = await this.#tools.opening;
    /** @type {Map<string, Entry>} */
    const removed = new Map();
    await shelf.change(ids, (entry, id) => {
      if (entry) removed.set(id, entry);
      return null;
    });
    const undo = make('button', { type: 'button', class: 'main', onclick: async () => {
      card.remove();
      await shelf.change([...removed.keys()], (entry, id) => entry ?? removed.get(id) ?? null);
      this.#tools.notice(words.undone(removed.size));
    } }, words.undo);
    const card = this.#tools.notice(words.removed(removed.size), undo);
  }

  /**
   * @param {string[]} ids
   * @param {(entry: Entry) => Entry} edit
   */
  async #change(ids, edit) {
    const shelf = await this.#tools.opening;
    await shelf.change(ids, (entry) => {
      if (!entry) return null;
      const edited = edit(entry);
      return { ...edited, text: withNames(entry.text, edited) };
    });
  }

  /** @param {string} folder */
  #folderField(folder) {
    const field = nameField(folder);
    field.setAttribute('list', 'folders');
    return field;
  }

  /**
   * @param {[string, HTMLInputElement][]} fields
   * @param {() => void} onSave
   * @param {string} save
   * @param {HTMLElement} [other]
   */
  #form(fields, onSave, save, other) {
    const submit = (/** @type {Event} */ event) => {
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

/** @param {string} value */
function nameField(value) {
  return make('input', { type: 'text', value, maxlength: MAX_NAME, autocomplete: 'off', dir: 'auto' });
}
