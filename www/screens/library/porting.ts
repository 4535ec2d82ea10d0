// Import and export of the library: by a button, a file that is dropped, or text that is pasted.

import { explain } from '../../core/messages.ts';
import { findGame } from '../../games/index.ts';
import { progressTexts } from '../../library/progress.ts';
import { decodeFile } from '../../library/shelf/decode.ts';
import { importText, salvage, type ImportResult } from '../../library/shelf/import.ts';
import { fileOf } from '../../library/shelf/text.ts';
import { make, setText } from '../../ui/dom.ts';
import { excerpt, list } from '../../words/vocabulary.ts';
import type { Engine } from '../../core/engine.ts';
import type { Head } from '../../library/shelf/entry.ts';
import type { Shelf } from '../../library/shelf/shelf.ts';
import type { Words } from './titles.ts';

/** The number of damaged games that are listed, and that of texts that are read from storage at once. */
const MAX_LISTED = 20;
const BATCH = 200;
const TYPE = 'text/plain';
/** The most characters of the name of a game that this release doesn't know. */
const MAX_NAME = 40;

interface Tools {
  opening: Promise<Shelf>;
  engine: Engine;
  heads: () => Head[];
  onImported: (shelf: Shelf) => void;
}

export class Porting {
  declare readonly buttons: HTMLSpanElement;
  declare readonly element: HTMLElement;
  #words;
  #tools;
  /** Stops the import that is under way. */
  #reading: AbortController | null = null;
  #input;
  #exporting;
  #status = make('p', { role: 'status' });
  #bar = make('progress', { max: 1 });
  #details = make('div', { class: 'details' });
  #stop;
  #close;

  constructor(words: Words, tools: Tools) {
    this.#words = words;
    this.#tools = tools;
    this.#input = make('input', {
      type: 'file',
      accept: '.txt,.pgn,text/plain',
      hidden: true,
      onchange: () => void this.#readFiles(this.#input.files),
    });
    this.#exporting = make(
      'button',
      { type: 'button', class: 'plain small', onclick: () => void this.exportAll() },
      words.exportAll,
    );
    const ask = make('button', { type: 'button', class: 'plain small', onclick: () => this.ask() }, words.import);
    this.buttons = make('span', {}, ask, this.#exporting, this.#input);
    this.#stop = make('button', { type: 'button', class: 'second', onclick: () => this.#reading?.abort() }, words.stop);
    this.#close = make(
      'button',
      {
        type: 'button',
        class: 'close plain small',
        onclick: () => {
          this.element.hidden = true;
          document.getElementById('main')?.focus({ preventScroll: true });
        },
      },
      words.close,
    );
    this.element = make(
      'section',
      { class: 'porting', hidden: true },
      this.#status,
      this.#bar,
      this.#stop,
      this.#close,
      this.#details,
    );
  }

  /** Whether a file is being read. */
  get isBusy() {
    return this.#reading !== null;
  }

  /** Asks for a file. */
  ask() {
    this.#input.click();
  }

  /** @param count the number of entries that can be exported */
  setCount(count: number) {
    this.#exporting.hidden = count === 0;
  }

  /**
   * Listens to files and texts that are dropped on the page or pasted. Returns a function that stops listening, and the
   * import.
   */
  listen() {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const drop = make('div', { class: 'drop', 'aria-hidden': 'true' }, this.#words.drop);
    addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.some((type) => type === 'Files' || type === TYPE)) return;
        event.preventDefault();
        if (!drop.isConnected) document.body.append(drop);
      },
      options,
    );
    addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) drop.remove();
      },
      options,
    );
    addEventListener(
      'drop',
      (event) => {
        drop.remove();
        event.preventDefault();
        void this.#readTransfer(event.dataTransfer);
      },
      options,
    );
    addEventListener(
      'paste',
      (event) => {
        if (event.target instanceof HTMLInputElement) return;
        void this.#readTransfer(event.clipboardData);
      },
      options,
    );
    return () => {
      stop.abort();
      drop.remove();
      this.#reading?.abort();
    };
  }

  /** Saves all entries and the progress in puzzles and courses as a file. */
  exportAll() {
    return this.export(this.#tools.heads(), progressTexts());
  }

  /**
   * Saves entries as a file.
   *
   * @param progress studies that hold progress
   */
  async export(heads: Head[], progress: string[] = []) {
    const shelf = await this.#tools.opening;
    const texts = [];
    for (let begin = 0; begin < heads.length; begin += BATCH)
      texts.push(...(await shelf.texts(heads.slice(begin, begin + BATCH).map(({ id }) => id))));
    const blob = new Blob([fileOf([...texts, ...progress])], { type: `${TYPE};charset=utf-8` });
    const href = URL.createObjectURL(blob);
    make('a', { href, download: `gambol-${new Date().toISOString().slice(0, 10)}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
    const words = this.#words;
    this.#say(
      [
        texts.length > 0 || progress.length === 0 ? words.exported(texts.length) : '',
        progress.length > 0 ? words.exportedProgress : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  async #readTransfer(transfer: DataTransfer | null) {
    if (!transfer) return;
    if (transfer.files.length > 0) return this.#readFiles(transfer.files);
    const text = transfer.getData(TYPE);
    if (text.trim() !== '') await this.#read(text);
  }

  async #readFiles(files: FileList | null) {
    const given = [...(files ?? [])];
    if (this.#reading || given.length === 0) return;
    try {
      const decoded = [];
      for (const file of given) decoded.push(await decodeFile(file, navigator.languages));
      const legacy = decoded.find(({ isLegacy }) => isLegacy);
      await this.#read(decoded.map(({ text }) => text).join('\n\n'), legacy ? this.#words.legacy(legacy.encoding) : '');
    } catch (error) {
      this.#say(error instanceof DOMException ? this.#words.unreadable : await explain(error));
    } finally {
      this.#input.value = '';
    }
  }

  /** @param notice about the file */
  async #read(text: string, notice = '') {
    if (this.#reading) return;
    const words = this.#words;
    const reading = new AbortController();
    this.#reading = reading;
    this.#say(words.reading(0));
    this.#stop.hidden = this.#bar.hidden = false;
    this.#bar.value = 0;
    let said = 0;
    const shelf = await this.#tools.opening;
    try {
      const imported = await importText(text, {
        shelf,
        engine: this.#tools.engine,
        signal: reading.signal,
        onProgress: (share) => {
          this.#bar.value = share;
          const percent = Math.floor(share * 10) * 10;
          if (percent === said) return;
          said = percent;
          setText(this.#status, words.reading(percent));
        },
      });
      this.#reading = null;
      await this.#report(imported, notice);
    } catch (error) {
      this.#reading = null;
      this.#say(await explain(error));
    } finally {
      this.#tools.onImported(shelf);
      this.#stop.hidden = this.#bar.hidden = true;
    }
  }

  async #report({ added, known, damaged, progress, isStopped }: ImportResult, notice: string) {
    const words = this.#words;
    const isNoGame = added.length === 0 && known === 0 && damaged.length === 0;
    const sentences =
      isNoGame && progress.length > 0
        ? []
        : isNoGame
          ? [words.nothing]
          : [words.added(added.length), known > 0 ? words.known(known) : ''];
    const gained = progressReport(progress, words);
    this.#say([notice, isStopped ? words.stopped : '', ...sentences, ...gained.sentences].filter(Boolean).join(' '));
    if (gained.items.length > 0)
      this.#details.append(
        make('p', {}, words.progress),
        make('ul', {}, ...gained.items.map((item) => make('li', {}, item))),
      );
    if (damaged.length === 0) return;
    const messages = await Promise.all(damaged.slice(0, MAX_LISTED).map(({ error }) => explain(error)));
    const others = damaged.length - messages.length;
    const keep = make(
      'button',
      {
        type: 'button',
        class: 'second',
        onclick: async () => {
          keep.disabled = true;
          const kept = await salvage(damaged, { shelf: await this.#tools.opening, engine: this.#tools.engine });
          this.#say(words.salvaged(kept.length));
        },
      },
      words.salvage,
    );
    this.#details.append(
      make('p', {}, words.damaged(damaged.length)),
      make(
        'ul',
        {},
        ...messages.map((message) => make('li', {}, message)),
        others > 0 && make('li', {}, words.moreDamaged(others)),
      ),
      keep,
    );
  }

  /** Says something. */
  #say(text: string) {
    this.element.hidden = false;
    this.#stop.hidden = this.#bar.hidden = true;
    setText(this.#status, text);
    this.#close.hidden = this.isBusy;
    this.#details.replaceChildren();
  }
}

/** What is said about the progress in a file: sentences, and an item for each game in which something was new. */
function progressReport(progress: ImportResult['progress'], words: Words) {
  const games: { known: string[]; damaged: string[] } = { known: [], damaged: [] };
  const items: string[] = [];
  for (const { game, gains, isChanged } of progress) {
    const name = findGame(game)?.name ?? excerpt(game, MAX_NAME);
    const parts = Object.entries(gains ?? {}).flatMap(([key, gain]) =>
      gain > 0 ? words.gains[key as keyof typeof words.gains](gain) : [],
    );
    // What is new and not counted, as the moves of a game with a goal, has the name alone.
    if (isChanged) items.push(parts.length > 0 ? words.between(name, list(parts)) : name);
    else games[gains === null ? 'damaged' : 'known'].push(name);
  }
  const about = (kind: 'known' | 'damaged', sentence: (games: string) => string) =>
    games[kind].length > 0 ? sentence(list(games[kind])) : '';
  return { items, sentences: [about('known', words.progressKnown), about('damaged', words.progressDamaged)] };
}
