// The page of the library: its filters beside the list or the statistics, or what stands there before anything is kept.

import { make, setText } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { statisticsPage } from './statistics.ts';
import type { Head } from '../../library/shelf/entry.ts';
import type { emptyLibrary } from './empty.ts';
import type { Porting } from './porting.ts';
import type { Words } from './titles.ts';

/** What the page shows. */
export interface LibraryView {
  isEmpty: boolean;
  /** Whether a later release has stored what is there. */
  isLater: boolean;
  /** Whether the statistics are shown instead of the list. */
  isCounting: boolean;
  /** How many entries are found, in words; null while they are read. */
  count: string | null;
  found: Head[];
  /** The opening that is asked for. */
  opening: string;
}

interface Parts {
  filters: HTMLElement;
  list: HTMLElement;
  porting: Pick<Porting, 'buttons' | 'element'>;
  empty: ReturnType<typeof emptyLibrary>;
}

interface Actions {
  /** Shows the statistics, or the list. */
  choose: (isCounting: boolean) => void;
  chooseOpening: (game: string, moves: string) => void;
}

export function libraryView(words: Words, { filters, list, porting, empty }: Parts, actions: Actions) {
  const count = make('p', { class: 'count', role: 'status' }, words.loading);
  const statistics = make('div', { class: 'statistics', tabindex: -1, hidden: true });
  const body = make('div', { class: 'body' }, filters, make('div', { class: 'found' }, count, list, statistics));
  const tab = (name: string, isCounting: boolean) =>
    make('button', { type: 'button', onclick: () => actions.choose(isCounting) }, name);
  const tabs = [tab(words.list, false), tab(words.statistics, true)];
  const files = make('div', { class: 'files' }, porting.buttons);
  const top = make('div', { class: 'top' }, make('div', { class: 'views' }, ...tabs), files);
  const heading = make('h1', { class: 'hidden' }, t().page.library);
  const element = make('div', { class: 'library' }, heading, top, body, porting.element, empty.element);
  const chooseOpening = (game: string, moves: string) => {
    actions.chooseOpening(game, moves);
    // The button is gone with the earlier statistics.
    statistics.focus({ preventScroll: true });
  };
  const showTab = (isCounting: boolean) =>
    tabs.forEach((each, index) => each.setAttribute('aria-pressed', String((index === 1) === isCounting)));
  empty.element.hidden = true;
  showTab(false);
  return {
    element,
    say: (message: string) => setText(count, message),
    update(view: LibraryView) {
      const { isEmpty, isCounting } = view;
      element.classList.toggle('is-empty', isEmpty);
      top.hidden = body.hidden = isEmpty;
      empty.element.hidden = !isEmpty;
      if (isEmpty) empty.show(view.isLater);
      if (view.count !== null) setText(count, view.count);
      showTab(isCounting);
      list.hidden = isCounting;
      statistics.hidden = !isCounting;
      if (isCounting) statistics.replaceChildren(statisticsPage(view.found, words, view.opening, chooseOpening));
    },
  };
}
