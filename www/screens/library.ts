// The library: games and studies, searched, filed, imported and exported, and their statistics.

import { openShelf } from '../library/keeper.ts';
import { foldersOf, search } from '../library/shelf/query.ts';
import { make, setText } from '../ui/dom.ts';
import { loadSheet } from '../ui/sheet.ts';
import { explain } from '../core/messages.ts';
import { makeYielder } from '../core/yielder.ts';
import { t } from '../words/index.ts';
import { language } from '../words/vocabulary.ts';
import { Editing } from './library/editing.ts';
import { emptyLibrary } from './library/empty.ts';
import { filterFields } from './library/filters.ts';
import { EntryList } from './library/list.ts';
import { Porting } from './library/porting.ts';
import { statisticsPage } from './library/statistics.ts';
import { Thumbs } from './library/thumbs.ts';
import { searchedWords, type Words } from './library/titles.ts';
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
  return (_, services) => libraryPage(words, services);
}

/** Fills the main part of the page with the library. */
function libraryPage(words: Words, { main, engine, notice }: Services): Screen {
  let heads: Head[] = [];
  const cleanups: (() => void)[] = [];
  let [isClosed, isLoaded, isCounting, isLater] = [false, false, false, false];

  const wordsOf = searchedWords(words);
  const thumbs = new Thumbs();
  const count = make('p', { class: 'count', role: 'status' }, words.loading);
  const filters = filterFields(words, () => show(true));
  const tools = make('div', { class: 'files' });
  const statistics = make('div', { class: 'statistics', tabindex: -1, hidden: true });
  const body = make('div', { class: 'body' });
  const view = (name: string, counts: boolean) =>
    make(
      'button',
      {
        type: 'button',
        'aria-pressed': String(!counts),
        onclick: () => {
          isCounting = counts;
          views.forEach((button, index) => button.setAttribute('aria-pressed', String((index === 1) === counts)));
          show(false);
        },
      },
      name,
    );
  const views = [view(words.list, false), view(words.statistics, true)];
  const top = make('div', { class: 'top' }, make('div', { class: 'views' }, ...views), tools);
  const page = make('div', { class: 'library' }, make('h1', { class: 'hidden' }, t().page.library), top, body);

  /** Shows what the filters ask for. */
  const show = (isAnew: boolean) => {
    if (isClosed) return;
    const isEmpty = isLoaded && heads.length === 0;
    page.classList.toggle('is-empty', isEmpty);
    body.hidden = isEmpty;
    empty.element.hidden = !isEmpty;
    if (isEmpty) empty.show(isLater);
    top.hidden = isEmpty;
    const { query } = filters;
    const found = search(heads, query, wordsOf, Date.now());
    if (isLoaded) setText(count, words.count(found.length, heads.length));
    list.element.hidden = isCounting;
    statistics.hidden = !isCounting;
    if (isCounting) statistics.replaceChildren(statisticsPage(found, words, query.opening, chooseOpening));
    list.show(found, isAnew);
    porting.setCount(heads.length);
  };

  const chooseOpening = (game: string, moves: string) => {
    filters.chooseOpening(game, moves);
    // The button is gone with the earlier statistics.
    statistics.focus({ preventScroll: true });
  };

  const read = async (shelf: Shelf) => {
    heads = await shelf.heads();
    isLater = shelf.isLater;
    isLoaded = true;
    filters.showFolders(foldersOf(heads));
    show(false);
    // The words are put together before they are needed.
    const pause = makeYielder(SLICE);
    for (const head of heads) {
      wordsOf(head);
      await pause();
      if (isClosed) return;
    }
  };

  let isWaiting = false;
  /** Reads again in the next frame, and not while a file is read, whose entries come in many steps. */
  const refresh = (shelf: Shelf) => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (!isClosed && !porting.isBusy) void read(shelf);
    });
  };

  const opening = openShelf();
  const editing = new Editing(words, { opening, notice, foldersOf: () => foldersOf(heads) });
  const list = new EntryList(words, thumbs, {
    onEdit: (head) => editing.edit(head),
    onFile: (ids) => editing.file(ids),
    onRemove: (ids) => void editing.remove(ids),
    onExport: (chosen) => void porting.export(chosen),
  });
  const porting = new Porting(words, { opening, engine, heads: () => heads, onImported: refresh });
  const empty = emptyLibrary(words, engine, {
    onImport: () => porting.ask(),
    onExport: () => void porting.exportAll(),
  });
  const colours = () => {
    thumbs.refresh();
    list.refresh();
  };
  addEventListener('gambol-colours', colours);
  cleanups.push(
    () => removeEventListener('gambol-colours', colours),
    () => thumbs.close(),
    porting.listen(),
  );
  tools.append(porting.buttons);
  body.append(filters.element, make('div', { class: 'found' }, count, list.element, statistics));
  page.append(porting.element, empty.element);
  empty.element.hidden = true;
  main.replaceChildren(page);

  opening
    .then(async (shelf) => {
      if (isClosed) return;
      cleanups.push(shelf.listen(() => refresh(shelf)));
      const latest = shelf.isLoaded ? [] : await shelf.latest(FIRST_ENTRIES);
      if (!isLoaded && latest.length > 0) {
        heads = latest;
        show(false);
      }
      await read(shelf);
    })
    .catch(async (error) => {
      const message = await explain(error);
      if (!isClosed) setText(count, message);
    });

  return {
    close: () => {
      isClosed = true;
      cleanups.forEach((cleanup) => cleanup());
    },
    isBusy: () => porting.isBusy,
  };
}
