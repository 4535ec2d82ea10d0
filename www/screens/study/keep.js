// Keeps a study in the browser by itself: as a draft at once, and in the library when nothing has changed for a moment. The address
// tells it as far as it is short enough.

import { formatTree, parseTree } from '../../game/treetext.js';
import { removeDraft, saveDraft, savedDrafts } from '../../library/drafts.js';
import { loadStudy, saveStudy } from '../../library/shelf.js';
import { formatLink, parseLink } from '../../links/link.js';
import { newId } from '../../links/match.js';
import { MAX_PLAIN } from '../../links/packed.js';
import { findGame } from '../../games/index.js';
import { isTrap } from '../../core/fault.js';
import { readStudy } from './files.js';
import { packTree, unpackTree, withPairs } from './packing.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { Copy } from '../../game/edits.js' */
/** @import { Draft } from '../../library/drafts.js' */
/** @import { TablePlace } from '../../links/link.js' */
/** @import { GamePage, TableState } from '../../types.js' */

/** Milliseconds without a change before the address tells the whole tree. */
const PAUSE = 300;
/** Milliseconds without an edit before the study is saved in the library. */
const SHELVING = 1500;

/**
 * A study to open: the game that it begins with, its tree, which is null for the game alone, and what it is known by. `isMissing`
 * says that it is not in this browser, and that the address does not tell it either; `isDamaged` that its tree can't be read.
 *
 * @typedef {object} Found
 * @property {TableState} state
 * @property {Copy | null} copy
 * @property {string | null} id null before anything was edited
 * @property {string} name
 * @property {boolean} isMissing
 * @property {boolean} isDamaged
 */

/**
 * Finds the study of an address: the one that is kept under its id, else what the address tells. An address that names only the game
 * leads to the study that was edited last.
 *
 * @param {GamePage} game
 * @param {TablePlace} place
 * @param {Engine} engine
 * @returns {Promise<Found>}
 */
export async function findStudy(game, { state, isBare, id, tree }, engine) {
  const drafts = savedDrafts(game.id);
  const draft = drafts.find((other) => (isBare ? true : other.id === id));
  const kept = draft && readDraft(draft);
  if (kept) return kept;
  const entry = id === undefined ? null : await loadStudy(id).catch(() => null);
  const shelved = entry?.game === game.id ? readEntry(engine, entry) : null;
  if (shelved) return shelved;
  const copy = tree === undefined ? null : await unpackTree(tree);
  const isEmpty = tree === undefined && state.moves.length === 0 && state.position === null && state.seed === null;
  return { state, copy, id: null, name: '', isMissing: id !== undefined && isEmpty, isDamaged: tree !== undefined && copy === null };
}

/**
 * @param {Draft} draft
 * @returns {Found | null} null where it can't be read
 */
function readDraft({ id, name, link, tree }) {
  const place = parseLink(link, findGame);
  const copy = parseTree(tree);
  if (!('state' in place) || copy === null) return null;
  return { state: place.state, copy, id, name, isMissing: false, isDamaged: false };
}

/**
 * An entry of the library. What is edited in a game becomes a study of its own.
 *
 * @param {Engine} engine
 * @param {{ id: string, kind: 'game' | 'study', name: string, text: string }} entry
 * @returns {Found | null} null where it can't be read
 */
function readEntry(engine, { id, kind, name, text }) {
  try {
    return { ...readStudy(engine, text), id: kind === 'study' ? id : null, name, isMissing: false, isDamaged: false };
  } catch (error) {
    if (isTrap(error)) throw error;
    return null;
  }
}

/** What keeps one study. */
export class Keeper {
  #game;
  #id;
  #name;
  #read;
  #setAddress;
  #onShelved;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #shelving;
  /** The tree that was stored last, and whether the library has it. */
  #last = '';
  #isSaved;
  /** Whether the library has the study as it is; null while it is to be saved there. @type {boolean | null} */
  #isShelved;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The packed tree that the address tells, and the text that it stands for. */
  #packed = { text: '', data: '' };

  /**
   * @param {GamePage} game
   * @param {Pick<Found, 'id' | 'name'>} found
   * @param {() => { state: TableState, copy: Copy, isLine: boolean, text: () => ReturnType<typeof import('./files.js').textWithHeaders> }} read the study as it is: the state of its main
   *   line, its tree, whether that is no more than the line, and all of it as text
   * @param {(link: string) => void} setAddress
   * @param {() => void} onShelved the study is in the library, or could not be saved there
   */
  constructor(game, { id, name }, read, setAddress, onShelved) {
    this.#game = game;
    this.#id = id;
    this.#name = name;
    this.#read = read;
    this.#setAddress = setAddress;
    this.#onShelved = onShelved;
    this.#isShelved = id !== null && savedDrafts(game.id).every((draft) => draft.id !== id);
    this.#isSaved = id === null || this.#isShelved;
  }

  get name() {
    return this.#name;
  }

  /** Whether the study is kept: it is from the first edit on. */
  get isKept() {
    return this.#id !== null;
  }

  /** Whether the library has the study as it is, or had it before the last edit. */
  get isShelved() {
    return this.#isShelved !== false;
  }

  /** @param {string} name */
  rename(name) {
    this.#name = name;
    this.save();
  }

  /** Stores the study as it is. */
  save() {
    const { state, copy } = this.#read();
    this.#id ??= newId();
    const link = formatLink({ ...state, moves: [], at: null });
    this.#last = formatTree(copy);
    saveDraft(this.#game.id, { id: this.#id, name: this.#name, link, tree: this.#last, when: Date.now() });
    this.tell();
    if (this.#isShelved) this.#isShelved = null;
    this.#isSaved = false;
    clearTimeout(this.#shelving);
    this.#shelving = setTimeout(() => void this.#shelve(), SHELVING);
  }

  /** Updates the address: at once with the main line, and with the whole tree when nothing has changed for a moment. */
  tell() {
    clearTimeout(this.#timer);
    this.#setAddress(this.#link());
    if (!this.#read().isLine) this.#timer = setTimeout(() => void this.#pack(), PAUSE);
  }

  /** The link of the study as somebody else can open it. */
  async link() {
    await this.#pack();
    return this.#link(false);
  }

  /** Saves what the library does not have yet; then nothing else keeps the study. */
  close() {
    clearTimeout(this.#timer);
    clearTimeout(this.#shelving);
    const id = this.#id;
    if (id === null) return;
    if (this.#isSaved) removeDraft(this.#game.id, id);
    else void this.#shelve().then((isSaved) => isSaved && removeDraft(this.#game.id, id));
  }

  /** Saves the study in the library. Returns whether that has it; if not, the draft stays. */
  async #shelve() {
    const [id, name] = [this.#id, this.#name];
    const { copy, text } = this.#read();
    const tree = formatTree(copy);
    this.#last = tree;
    try {
      await saveStudy({ id, game: this.#game.id, name, ...text() });
    } catch (error) {
      if (isTrap(error)) throw error;
      this.#isShelved = false;
      this.#onShelved();
      return false;
    }
    this.#isShelved = true;
    // It may have been edited meanwhile.
    this.#isSaved = tree === this.#last && name === this.#name;
    this.#onShelved();
    return this.#isSaved;
  }

  async #pack() {
    const { copy, isLine } = this.#read();
    const text = formatTree(copy);
    if (isLine || text === this.#packed.text) return;
    this.#packed = { text, data: await packTree(text) };
    if (formatTree(this.#read().copy) === text) this.#setAddress(this.#link());
  }

  /**
   * The link, without a seed where the first position says all: the whole tree where it is packed and short enough, else the main line.
   *
   * @param {boolean} [isOwn] whether it tells what this browser knows the study by
   */
  #link(isOwn = true) {
    const { state: { seed, ...state }, copy, isLine } = this.#read();
    const known = { ...state, seed: state.position === null ? seed : null };
    const isPacked = !isLine && this.#packed.text === formatTree(copy) && this.#packed.data.length <= MAX_PLAIN;
    const plain = formatLink(isPacked ? { ...known, moves: [], at: null } : known);
    const own = [isOwn && this.#id !== null && `id=${this.#id}`, isPacked && `tree=${this.#packed.data}`].filter((pair) => pair !== false);
    return withPairs(plain.replace(`#/${this.#game.id}`, `#/${this.#game.id}/study`), own);
  }
}
