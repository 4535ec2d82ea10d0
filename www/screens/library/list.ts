// The list of the library: a page of entries, each as a small board, and what can be done with those that are selected.

import { findGame } from '../../games/index.ts';
import { fragmentOf } from '../../links/fragment.ts';
import { icon, make, setText } from '../../ui/dom.ts';
import { dateTime } from '../../words/vocabulary.ts';
import { resultOf, titleOf, type Words } from './titles.ts';
import type { Head } from '../../library/shelf/entry.ts';
import type { Thumbs } from './thumbs.ts';

/**
 * The number of entries on a page, that of those which are shown at once, and that of those which follow in each frame.
 */
const PAGE_SIZE = 48;
const FIRST_BATCH = 8;
const FRAME_BATCH = 4;

interface Actions {
  onEdit: (head: Head) => void;
  onFile: (ids: string[]) => void;
  onRemove: (ids: string[]) => void;
  onExport: (heads: Head[]) => void;
}

export class EntryList {
  declare readonly element: HTMLDivElement;
  #words;
  #thumbs;
  #actions;
  #found: Head[] = [];
  /** The ids of what is selected. */
  #selected = new Set<string>();
  #page = 0;
  /** Counts what was shown, so that the rest of an earlier list is not appended. */
  #renders = 0;
  /** The entries on the page that is shown. */
  #shown: Head[] = [];
  #items = make('ul', { class: 'entries' });
  #none;
  #pager;
  #selection;

  constructor(words: Words, thumbs: Thumbs, actions: Actions) {
    this.#words = words;
    this.#thumbs = thumbs;
    this.#actions = actions;
    this.#none = make('p', { class: 'none', hidden: true }, words.none);
    this.#pager = this.#makePager();
    this.#selection = this.#makeSelection();
    this.element = make(
      'div',
      { class: 'list' },
      this.#selection.element,
      this.#items,
      this.#none,
      this.#pager.element,
    );
  }

  /**
   * Shows entries.
   *
   * @param isAnew whether other entries are asked for, so that the first page is shown
   */
  show(found: Head[], isAnew: boolean) {
    this.#found = found;
    if (this.#selected.size > 0) {
      const ids = new Set(found.map(({ id }) => id));
      this.#selected = new Set([...this.#selected].filter((id) => ids.has(id)));
    }
    this.#page = isAnew ? 0 : Math.min(this.#page, Math.max(0, Math.ceil(found.length / PAGE_SIZE) - 1));
    const begin = this.#page * PAGE_SIZE;
    const shown = found.slice(begin, begin + PAGE_SIZE);
    const isSame =
      shown.length > 0 && shown.length === this.#shown.length && shown.every((head, n) => head === this.#shown[n]);
    if (isSame) this.#showState();
    else this.#render();
  }

  /** Shows the same entries in other colours. */
  refresh() {
    this.#render();
  }

  #render() {
    const begin = this.#page * PAGE_SIZE;
    const focused = document.activeElement?.closest('.entries > li');
    const [at, kind] = [[...this.#items.children].indexOf(focused!), document.activeElement?.className ?? ''];
    this.#thumbs.clear();
    const shown = this.#found.slice(begin, begin + PAGE_SIZE);
    this.#shown = shown;
    const atOnce = at < FIRST_BATCH ? FIRST_BATCH : PAGE_SIZE;
    // Boards that were painted before can be used again when they have left the page.
    this.#items.replaceChildren();
    this.#items.append(...shown.slice(0, atOnce).map((head) => this.#entry(head)));
    this.#renders += 1;
    const render = this.#renders;
    const appendFrom = (from: number) =>
      from < shown.length &&
      requestAnimationFrame(() => {
        if (render !== this.#renders) return;
        this.#items.append(...shown.slice(from, from + FRAME_BATCH).map((head) => this.#entry(head)));
        appendFrom(from + FRAME_BATCH);
      });
    appendFrom(atOnce);
    // The focus stays at its place in the list.
    const next = at < 0 ? null : this.#items.children[Math.min(at, this.#items.children.length - 1)];
    (
      (next?.querySelector(`.${kind.split(' ')[0]}`) ?? next?.querySelector('a')) as HTMLElement | null | undefined
    )?.focus();
    this.#showState();
  }

  /** Shows the number of pages, and what is selected. */
  #showState() {
    this.#none.hidden = this.#found.length > 0;
    this.#pager.show();
    this.#selection.show();
  }

  #entry(head: Head) {
    const words = this.#words;
    const game = findGame(head.game);
    const title = titleOf(head, words);
    const { tag, score, isWon } = resultOf(head, words);
    const place = make('span', { class: 'board-place', 'aria-hidden': 'true' });
    if (game) this.#thumbs.add(place, game, head.final);
    const tick = make('input', {
      type: 'checkbox',
      class: 'tick',
      'aria-label': words.select(title),
      checked: this.#selected.has(head.id),
      onchange: () => {
        if (tick.checked) this.#selected.add(head.id);
        else this.#selected.delete(head.id);
        this.#selection.show();
      },
    });
    return make(
      'li',
      {},
      make(
        'a',
        { class: 'entry', href: addressOf(head) },
        place,
        make(
          'span',
          { class: 'about' },
          make('b', { dir: 'auto' }, title),
          make(
            'span',
            { class: 'outcome' },
            make('span', { class: isWon ? 'tag won' : 'tag' }, tag),
            make('bdi', {}, score),
          ),
          make('small', {}, make('span', {}, dateTime(head.created)), ' · ', make('span', {}, words.plies(head.plies))),
          head.folder !== '' && make('small', { class: 'in', dir: 'auto' }, head.folder),
        ),
      ),
      tick,
      make(
        'button',
        {
          type: 'button',
          class: 'edit plain',
          'aria-label': words.edit(title),
          onclick: () => this.#actions.onEdit(head),
        },
        icon('more'),
      ),
    );
  }

  #makePager() {
    const words = this.#words;
    const turn = (by: number) => {
      this.#page += by;
      this.#render();
      this.element.scrollIntoView({ block: 'start' });
      this.#items.querySelector('a')?.focus({ preventScroll: true });
    };
    const newer = make('button', { type: 'button', class: 'second', onclick: () => turn(-1) }, words.before);
    const older = make('button', { type: 'button', class: 'second', onclick: () => turn(1) }, words.after);
    const at = make('span', {});
    const element = make('nav', { class: 'pager', 'aria-label': words.pages }, newer, at, older);
    return {
      element,
      show: () => {
        const pages = Math.ceil(this.#found.length / PAGE_SIZE);
        element.hidden = pages < 2;
        newer.disabled = this.#page === 0;
        older.disabled = this.#page >= pages - 1;
        setText(at, words.page(this.#page + 1, pages));
      },
    };
  }

  #makeSelection() {
    const words = this.#words;
    const ids = () => [...this.#selected];
    const button = (label: string, onclick: () => void) =>
      make('button', { type: 'button', class: 'plain small', onclick }, label);
    const count = make('span', { role: 'status' });
    const all = button('', () => {
      this.#found.forEach(({ id }) => this.#selected.add(id));
      this.#render();
    });
    const none = button(words.selectNone, () => {
      this.#selected.clear();
      this.#render();
      this.#items.querySelector('a')?.focus();
    });
    const chosen = () => this.#found.filter(({ id }) => this.#selected.has(id));
    const actions = make(
      'div',
      { class: 'selection' },
      count,
      button(words.file, () => this.#actions.onFile(ids())),
      button(words.export, () => this.#actions.onExport(chosen())),
      button(words.remove, () => this.#actions.onRemove(ids())),
      all,
      none,
    );
    return {
      element: actions,
      show: () => {
        const { size } = this.#selected;
        actions.hidden = size === 0;
        all.hidden = size === this.#found.length;
        setText(count, size === 0 ? '' : words.selected(size));
        setText(all, words.selectAll(this.#found.length));
      },
    };
  }
}

/** The address of an entry: its study, or the table where a game that is not over goes on. */
function addressOf({ id, kind, game, result, link }: Head) {
  if (kind === 'game' && result === null) return fragmentOf(link) ?? '#/';
  return `#/${game}/study?id=${encodeURIComponent(id)}`;
}
