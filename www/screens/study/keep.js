// Keeps a study in the browser by itself, and in the address as far as it is short enough.

import { formatTree, parseTree } from '../../game/treetext.js';
import { saveDraft, savedDrafts } from '../../library/drafts.js';
import { formatLink, parseLink } from '../../links/link.js';
import { newId } from '../../links/match.js';
import { MAX_PLAIN, deflate, inflate } from '../../links/packed.js';
import { findGame } from '../../games/index.js';

/** @import { Copy } from '../../game/edits.js' */
/** @import { Draft } from '../../library/drafts.js' */
/** @import { TablePlace } from '../../links/link.js' */
/** @import { GamePage, TableState } from '../../types.js' */

/** Milliseconds without a change before the address tells the whole tree. */
const PAUSE = 300;

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
 * @returns {Promise<Found>}
 */
export async function findStudy(game, { state, isBare, id, tree }) {
  const drafts = savedDrafts(game.id);
  const draft = drafts.find((other) => (isBare ? true : other.id === id));
  const kept = draft && readDraft(draft);
  if (kept) return kept;
  const copy = tree === undefined ? null : await unpack(tree);
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

/** What keeps one study. */
export class Keeper {
  #game;
  #id;
  #name;
  #read;
  #setAddress;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The packed tree that the address tells, and the text that it stands for. */
  #packed = { text: '', data: '' };

  /**
   * @param {GamePage} game
   * @param {Pick<Found, 'id' | 'name'>} found
   * @param {() => { state: TableState, copy: Copy, isLine: boolean }} read the study as it is: the state of its main line, its tree, and
   *   whether that is no more than the line
   * @param {(link: string) => void} setAddress
   */
  constructor(game, { id, name }, read, setAddress) {
    this.#game = game;
    this.#id = id;
    this.#name = name;
    this.#read = read;
    this.#setAddress = setAddress;
  }

  get name() {
    return this.#name;
  }

  /** Whether the study is kept: it is from the first edit on. */
  get isKept() {
    return this.#id !== null;
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
    saveDraft(this.#game.id, { id: this.#id, name: this.#name, link, tree: formatTree(copy), when: Date.now() });
    this.tell();
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

  close() {
    clearTimeout(this.#timer);
  }

  async #pack() {
    const { copy, isLine } = this.#read();
    const text = formatTree(copy);
    if (isLine || text === this.#packed.text) return;
    this.#packed = { text, data: await deflate(new TextEncoder().encode(text)) };
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
    const link = plain.replace(`#/${this.#game.id}`, `#/${this.#game.id}/study`);
    return own.length === 0 ? link : `${link}${link.includes('?') ? '&' : '?'}${own.join('&')}`;
  }
}

/**
 * The tree of packed data; null if it is damaged.
 *
 * @param {string} data
 */
async function unpack(data) {
  const { bytes, isDamaged } = await inflate(data);
  return isDamaged ? null : parseTree(new TextDecoder().decode(bytes));
}
