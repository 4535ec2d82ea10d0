// Saves a study automatically: as a draft at once, and in the library when nothing has changed for a moment. The
// address contains the study if that is short enough. Changes by another tab are adopted, and never overwritten unseen.

import { formatTree, parseTree } from '../../game/treetext.ts';
import { hasUnstored, isSameDraft, removeDraft, saveDraft, savedDrafts, type Draft } from '../../library/drafts.ts';
import { loadStudy, saveStudy } from '../../library/keeper.ts';
import { formatLink, parseLink, type TablePlace } from '../../links/link.ts';
import { newId } from '../../links/match.ts';
import { MAX_PLAIN } from '../../links/packed.ts';
import { findGame } from '../../games/index.ts';
import { isTrap } from '../../core/fault.ts';
import { readStudy, type textWithHeaders } from './files.ts';
import { isPackable, packTree, unpackTree, withPairs } from './packing.ts';
import type { Engine } from '../../core/engine.ts';
import type { Copy } from '../../game/edits.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';

/** Milliseconds without a change before the whole tree is put into the address. */
const ADDRESS_DELAY = 300;
/** Milliseconds without an edit before the study is saved in the library. */
const SAVE_DELAY = 1500;

/**
 * A study to open: the game that it begins with, its tree, which is null for the game alone, and what it is known by.
 * `isMissing` says that it is not in this browser, and that the address does not tell it either; `isDamaged` that its
 * tree can't be read. `draft` and `text` are the draft or the text of the library that it was read from.
 */
export interface FoundStudy {
  state: GameLink;
  copy: Copy | null;
  /** Null before anything was edited. */
  id: string | null;
  name: string;
  isMissing: boolean;
  isDamaged: boolean;
  draft: Draft | null;
  text: string | null;
}

/** The study on the screen. */
interface Host {
  /**
   * The study as it is: the state of its main line, its tree, whether that is no more than the line, and all of it as
   * text.
   */
  read: () => {
    state: GameLink;
    copy: Copy;
    isLine: boolean;
    text: (name: string) => ReturnType<typeof textWithHeaders>;
  };
  /** Whether the study begins with a game. */
  isStart: (state: GameLink) => boolean;
  setAddress: (link: string) => void;
  /** The study is in the library, or could not be saved there. */
  onShelved: () => void;
  /** Another tab has changed the tree. */
  onFollow: (copy: Copy) => void;
  /** Another tab has changed the study unseen, so that this one has become another study. */
  onCopied: () => void;
}

/** The state of a study that was read completely. */
const INTACT = { isMissing: false, isDamaged: false, draft: null, text: null };

/**
 * Finds the study of an address: the one that is kept under its id, else what the address tells. An address that names
 * only the game leads to the study that was edited last, of those that can be read.
 */
export async function findStudy(
  game: GamePage,
  { state, isBare, id, tree }: TablePlace,
  engine: Engine,
): Promise<FoundStudy> {
  for (const draft of savedDrafts(game.id)) {
    const kept = isBare || draft.id === id ? readDraft(draft) : null;
    if (kept) return kept;
  }
  const entry = id === undefined ? null : await loadStudy(id).catch(() => null);
  const shelved = entry?.game === game.id ? readEntry(engine, entry) : null;
  if (shelved) return shelved;
  const copy = tree === undefined ? null : await unpackTree(tree);
  const isEmpty = tree === undefined && state.moves.length === 0 && state.position === null && state.seed === null;
  return {
    ...INTACT,
    state,
    copy,
    id: null,
    name: '',
    isMissing: id !== undefined && isEmpty,
    isDamaged: tree !== undefined && copy === null,
  };
}

/** @returns null where it can't be read */
function readDraft(draft: Draft): FoundStudy | null {
  const { id, name, link, tree } = draft;
  const place = parseLink(link, findGame);
  const copy = parseTree(tree);
  if (!('state' in place) || copy === null) return null;
  return { ...INTACT, state: place.state, copy, id, name, draft };
}

/**
 * An entry of the library. What is edited in a game becomes a study of its own.
 *
 * @returns null where it can't be read
 */
function readEntry(
  engine: Engine,
  { id, kind, name, text }: { id: string; kind: 'game' | 'study'; name: string; text: string },
): FoundStudy | null {
  try {
    return { ...INTACT, ...readStudy(engine, text), id: kind === 'study' ? id : null, name, text };
  } catch (error) {
    if (isTrap(error)) throw error;
    return null;
  }
}

/** Saves one study. */
export class Autosave {
  #game;
  #id;
  #name;
  #host;
  /** The draft as this tab has last read or written it; null for none. */
  #draft: Draft | null;
  /** Whether that was read when the study was opened, written here, or written by another tab, which saves it then. */
  #origin: 'read' | 'written' | 'followed' = 'read';
  /**
   * The text that the library is known to have; null for a new study. `isExact` is false where it may still have an
   * earlier one.
   */
  #base: { text: string; isExact: boolean } | null = null;
  /** The id that the study gets where another tab has changed it unseen. */
  #spare = newId();
  #isClosed = false;
  #shelving: ReturnType<typeof setTimeout> | undefined;
  /** The tree that was stored last, and whether the library has it. */
  #last = '';
  #isSaved;
  /** Whether the library has the study as it is; null while it is to be saved there. */
  #isShelved: boolean | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The packed tree in the address, and the text that it stands for. */
  #packed = { text: '', data: '' };

  constructor(
    game: GamePage,
    { id, name, draft, text }: Pick<FoundStudy, 'id' | 'name' | 'draft' | 'text'>,
    host: Host,
  ) {
    this.#game = game;
    this.#id = id;
    this.#name = name;
    this.#host = host;
    this.#draft = draft;
    this.#isShelved = id !== null && draft === null;
    this.#isSaved = id === null || this.#isShelved;
    if (draft) this.#noteBase();
    else if (id !== null && text !== null) this.#base = { text, isExact: true };
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

  rename(name: string) {
    this.#name = name;
    this.save();
  }

  /** Stores the study as it is. */
  save() {
    this.#id ??= newId();
    const { state, copy } = this.#host.read();
    const link = formatLink({ ...state, moves: [], at: null });
    this.#last = formatTree(copy);
    this.#origin = 'written';
    saveDraft(
      this.#game.id,
      { id: this.#id, name: this.#name, link, tree: this.#last, when: Date.now() },
      {
        isKnown: (stored) => stored === null || isSameDraft(stored, this.#draft),
        spare: this.#spare,
        onStored: (draft, before) => this.#onStored(draft, before),
      },
    );
    this.tell();
    if (this.#isShelved) this.#isShelved = null;
    this.#isSaved = false;
    clearTimeout(this.#shelving);
    this.#shelving = setTimeout(() => void this.#shelve(), SAVE_DELAY);
  }

  /** Follows another tab that has changed the study. What this one is still storing becomes another study then. */
  sync() {
    if (this.#id === null || hasUnstored(this.#game.id)) return;
    const draft = this.#stored;
    const found = draft && !isSameDraft(draft, this.#draft) ? readDraft(draft) : null;
    if (!found?.copy || !this.#host.isStart(found.state)) return;
    clearTimeout(this.#shelving);
    this.#draft = draft;
    this.#origin = 'followed';
    this.#isSaved = true;
    this.#name = found.name;
    this.#host.onFollow(found.copy);
    this.#noteBase();
    this.#host.onShelved();
  }

  /** Updates the address: at once with the main line, and with the whole tree when nothing has changed for a moment. */
  tell() {
    clearTimeout(this.#timer);
    this.#host.setAddress(this.#link());
    if (!this.#host.read().isLine) this.#timer = setTimeout(() => void this.#pack(), ADDRESS_DELAY);
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
    this.#isClosed = true;
    if (this.#id === null || this.#origin === 'followed') return;
    const remove = () => this.#draft && removeDraft(this.#game.id, this.#draft);
    if (this.#isSaved) remove();
    else void this.#shelve().then((isSaved) => isSaved && remove());
  }

  /** Saves the study in the library. Returns whether that has it; if not, the draft stays. */
  async #shelve() {
    if (!this.#isCurrent()) return false;
    const [id, name, base] = [this.#id, this.#name, this.#base];
    const { copy, text } = this.#host.read();
    const own = text(name);
    const tree = formatTree(copy);
    this.#last = tree;
    let kept;
    try {
      kept = await saveStudy({ id, game: this.#game.id, name, ...own, known: base?.isExact ? base.text : null });
    } catch (error) {
      if (isTrap(error)) throw error;
      this.#isShelved = false;
      this.#host.onShelved();
      return false;
    }
    // Another tab may have changed it meanwhile.
    if (this.#id !== id || this.#base !== base) return false;
    if (kept !== id) this.#moveTo(kept);
    this.#base = { text: own.text, isExact: true };
    this.#isShelved = true;
    // It may have been edited meanwhile.
    this.#isSaved = tree === this.#last && name === this.#name;
    this.#host.onShelved();
    return this.#isSaved;
  }

  /** The draft that is stored; null for none. */
  get #stored() {
    return savedDrafts(this.#game.id).find(({ id }) => id === this.#id) ?? null;
  }

  /** Whether this tab is to save the study: no other has changed it since. */
  #isCurrent() {
    const stored = this.#stored;
    if (hasUnstored(this.#game.id) || isSameDraft(stored, this.#draft)) return true;
    // Another tab has saved what was stored, and left.
    if (stored !== null || this.#origin !== 'written') return false;
    if (this.#base) this.#base.isExact = true;
    return true;
  }

  /** Notes the study as it is stored: the library has its text sooner or later. */
  #noteBase() {
    this.#base = { text: this.#host.read().text(this.#name).text, isExact: false };
  }

  /** @param before what was stored under its id */
  #onStored(draft: Draft, before: Draft | null) {
    this.#draft = draft;
    // From here on, only the library shows what another tab has changed unseen.
    if (before === null && this.#base) this.#base.isExact = true;
    if (draft.id === this.#id) return;
    this.#base = null;
    this.#become(draft.id);
  }

  /** Makes the draft that of a copy which the library has. */
  #moveTo(id: string) {
    if (this.#draft) {
      removeDraft(this.#game.id, this.#draft);
      this.#draft = { ...this.#draft, id };
      saveDraft(this.#game.id, this.#draft);
    }
    this.#become(id);
  }

  /** @param id of the copy that the study is from now on */
  #become(id: string) {
    this.#id = id;
    this.#spare = newId();
    if (!this.#isClosed) this.tell();
    this.#host.onCopied();
  }

  async #pack() {
    const { copy, isLine } = this.#host.read();
    const text = formatTree(copy);
    if (isLine || !isPackable(copy) || text === this.#packed.text) return;
    this.#packed = { text, data: await packTree(text) };
    if (formatTree(this.#host.read().copy) === text) this.#host.setAddress(this.#link());
  }

  /**
   * The link, without a seed where the first position says all: the whole tree where it is packed and short enough,
   * else the main line.
   *
   * @param isOwn whether it tells what this browser knows the study by
   */
  #link(isOwn = true) {
    const {
      state: { seed, ...state },
      copy,
      isLine,
    } = this.#host.read();
    const known = { ...state, seed: state.position === null ? seed : null };
    const isPacked = !isLine && this.#packed.text === formatTree(copy) && this.#packed.data.length <= MAX_PLAIN;
    const plain = formatLink(isPacked ? { ...known, moves: [], at: null } : known);
    const own = [isOwn && this.#id !== null && `id=${this.#id}`, isPacked && `tree=${this.#packed.data}`].filter(
      (pair) => pair !== false,
    );
    return withPairs(plain.replace(`#/${this.#game.id}`, `#/${this.#game.id}/study`), own);
  }
}
