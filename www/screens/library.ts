// The library: games and studies, searched, filed, imported and exported, and their statistics.

import { openShelf } from '../library/keeper.ts';
import { foldersOf, search } from '../library/shelf/query.ts';
import { loadSheet } from '../ui/sheet.ts';
import { explain } from '../core/messages.ts';
import { makeYielder } from '../core/yielder.ts';
import { language } from '../words/vocabulary.ts';
import { Editing } from './library/editing.ts';
import { emptyLibrary } from './library/empty.ts';
import { filterFields } from './library/filters.ts';
import { EntryList } from './library/list.ts';
import { Porting } from './library/porting.ts';
import { Thumbs } from './library/thumbs.ts';
import { searchedWords, type Words } from './library/titles.ts';
import { libraryView } from './library/view.ts';
import type { Head } from '../library/shelf/entry.ts';
import type { Shelf } from '../library/shelf/shelf.ts';
import type { Screen, Services } from './screen.ts';

/** The number of entries that are shown before all are loaded. */
const FIRST_ENTRIES = 24;
/** The milliseconds of work between two frames. */
const SLICE = 4;

/**
 * Loads the words and the styles of the library.
 *
 * @returns a function that mounts its screen
 */
export async function load(): Promise<(place: unknown, services: Services) => Screen> {
  const tag = language();
  // The shelf opens meanwhile; what fails is said when it is used.
  openShelf().catch(() => {});
  const [{ default: words }] = await Promise.all([import(`../words/library/${tag}.ts`), loadSheet('library')]);
  return (_, services) => new LibraryScreen(words, services);
}

class LibraryScreen implements Screen {
  #words;
  #wordsOf;
  #thumbs = new Thumbs();
  #filters: ReturnType<typeof filterFields>;
  #editing: Editing;
  #list: EntryList;
  #porting: Porting;
  #view: ReturnType<typeof libraryView>;
  #heads: Head[] = [];
  /** Whether all entries are read, and whether a later release has stored what is there. */
  #isLoaded = false;
  #isLater = false;
  /** Whether the statistics are shown instead of the list. */
  #isCounting = false;
  /** Whether it is read again in the next frame. */
  #isWaiting = false;
  #isClosed = false;
  #cleanups: (() => void)[];

  constructor(words: Words, { main, engine, notice }: Services) {
    const opening = openShelf();
    this.#words = words;
    this.#wordsOf = searchedWords(words);
    this.#filters = filterFields(words, () => this.#show(true));
    this.#editing = new Editing(words, { opening, notice, foldersOf: () => foldersOf(this.#heads) });
    this.#list = new EntryList(words, this.#thumbs, {
      onEdit: (head) => this.#editing.edit(head),
      onFile: (ids) => this.#editing.file(ids),
      onRemove: (ids) => void this.#editing.remove(ids),
      onExport: (chosen) => void this.#porting.export(chosen),
    });
    this.#porting = new Porting(words, {
      opening,
      engine,
      heads: () => this.#heads,
      onImported: (shelf) => this.#readSoon(shelf),
    });
    const empty = emptyLibrary(words, engine, {
      onImport: () => this.#porting.ask(),
      onExport: () => void this.#porting.exportAll(),
    });
    const parts = { filters: this.#filters.element, list: this.#list.element, porting: this.#porting, empty };
    this.#view = libraryView(words, parts, {
      choose: (isCounting) => {
        this.#isCounting = isCounting;
        this.#show(false);
      },
      chooseOpening: (game, moves) => this.#filters.chooseOpening(game, moves),
    });
    this.#cleanups = [this.#listenToColours(), () => this.#thumbs.close(), this.#porting.listen()];
    main.replaceChildren(this.#view.element);
    void this.#open(opening);
  }

  isBusy() {
    return this.#porting.isBusy;
  }

  close() {
    this.#isClosed = true;
    for (const cleanup of this.#cleanups) cleanup();
  }

  #listenToColours() {
    const refresh = () => {
      this.#thumbs.refresh();
      this.#list.refresh();
    };
    addEventListener('gambol-colours', refresh);
    return () => removeEventListener('gambol-colours', refresh);
  }

  async #open(opening: Promise<Shelf>) {
    try {
      const shelf = await opening;
      if (this.#isClosed) return;
      this.#cleanups.push(shelf.listen(() => this.#readSoon(shelf)));
      const latest = shelf.isLoaded ? [] : await shelf.latest(FIRST_ENTRIES);
      if (!this.#isLoaded && latest.length > 0) {
        this.#heads = latest;
        this.#show(false);
      }
      await this.#read(shelf);
    } catch (error) {
      const message = await explain(error);
      if (!this.#isClosed) this.#view.say(message);
    }
  }

  async #read(shelf: Shelf) {
    this.#heads = await shelf.heads();
    this.#isLater = shelf.isLater;
    this.#isLoaded = true;
    this.#filters.showFolders(foldersOf(this.#heads));
    this.#show(false);
    // The words are put together before they are needed.
    const pause = makeYielder(SLICE);
    for (const head of this.#heads) {
      this.#wordsOf(head);
      await pause();
      if (this.#isClosed) return;
    }
  }

  /** Reads again in the next frame, and not while a file is read, whose entries come in many steps. */
  #readSoon(shelf: Shelf) {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      if (!this.#isClosed && !this.#porting.isBusy) void this.#read(shelf);
    });
  }

  /**
   * Shows what the filters ask for.
   *
   * @param isAnew whether they ask for other entries than before
   */
  #show(isAnew: boolean) {
    if (this.#isClosed) return;
    const heads = this.#heads;
    const { query } = this.#filters;
    const found = search(heads, query, this.#wordsOf, Date.now());
    this.#view.update({
      isEmpty: this.#isLoaded && heads.length === 0,
      isLater: this.#isLater,
      isCounting: this.#isCounting,
      count: this.#isLoaded ? this.#words.count(found.length, heads.length) : null,
      found,
      opening: query.opening,
    });
    this.#list.show(found, isAnew);
    this.#porting.setCount(heads.length);
  }
}
