// What stands on the page until the engine is there, inlined in `index.html`: the hall of a first visit, or the board
// of a table. Everything else is requested after it is painted.

import { STILLS } from 'games:stills';
import { isFramed } from '../core/frame.ts';
import { PREFIX, SETTINGS, tableKey } from '../library/keys.ts';
import { frameOf } from '../ui/board/layout.ts';
import { wordsIn } from '../words/first.ts';
import { isLeaving } from './policy.ts';

{
  /** Milliseconds after which the other files are requested even if nothing was painted. */
  const MAX_DELAY = 300;

  const read = (key: string) => {
    try {
      return isFramed ? null : localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  };
  const coordinates = !/"coordinates":false/.test(String(read(SETTINGS)));
  const chosen = /"language":"([\w-]+)"/.exec(read(SETTINGS) ?? '')?.[1];
  const { tag, words } = wordsIn(STILLS.hall, [
    /[?&]lang=([\w-]+)/.exec(location.hash)?.[1] ?? null,
    chosen ?? null,
    ...navigator.languages,
  ]);

  /**
   * @param name of the element
   * @param style its class
   */
  const make = (name: string, style: string, ...children: (HTMLElement | string)[]) => {
    const element = document.createElement(name);
    element.className = style;
    element.append(...children);
    return element;
  };

  /** A board without pieces. */
  const board = (id: string, isUpright: boolean, ...children: HTMLElement[]) => {
    const { files = 8, ranks = 8, headroom = 0 } = STILLS.games[id] ?? {};
    const [columns, lines] = isUpright ? [ranks, files] : [files, ranks];
    const frame = frameOf({ columns, lines, coordinates, headroom });
    const element = make('div', 'board', make('div', 'field', ...children));
    element.classList.add('still');
    element.dataset['game'] = id;
    const [across, down] = [columns + frame.left + frame.right, lines + frame.top + frame.bottom];
    const numbers = {
      ratio: across / down,
      columns,
      lines,
      left: frame.left / across,
      top: frame.top / down,
      right: frame.right / across,
      bottom: frame.bottom / down,
    };
    for (const [key, value] of Object.entries(numbers)) element.style.setProperty(`--${key}`, String(value));
    return element;
  };

  const hall = () => {
    const ids = Object.keys(STILLS.games);
    const isFirst = !read('shelf') && !read('matches') && ids.every((id) => !read(tableKey(id)));
    const [first = ''] = ids;
    const link = (style: string, name: string, path: string) => {
      const element = make('a', style, name);
      element.setAttribute('href', `#/${first}${path}`);
      return element;
    };
    const text = isFirst
      ? [
          make('p', 'eyebrow', words.eyebrow),
          make('h1', '', words.headline),
          make('p', 'line', words.lead),
          make('div', 'ways', link('main', words.go, '/learn'), link('quiet', words.other, '')),
        ]
      : [];
    const cards = Object.entries(STILLS.games).map(([, { name, lines }]) =>
      make(
        'li',
        '',
        make('div', 'card', make('div', 'strip'), make('h2', '', name), make('p', '', lines[tag]?.[0] ?? '')),
      ),
    );
    return make(
      'div',
      'hall',
      make('section', 'hero', make('div', 'frame', board(first, false)), make('div', 'words', ...text)),
      make('ul', 'cards', ...cards),
    );
  };

  const table = (id: string) => {
    const { name = '', files = 0, ranks = 0, hasHand = false, lines: said = {} } = STILLS.games[id] ?? {};
    // Below and above the board are 16.625rem. A board of few ranks is turned where its squares grow much.
    const isTall = ranks > 4 ? innerWidth < innerHeight : innerHeight - 266 > innerWidth * 1.2;
    const isUpright = files > ranks * 1.25 && isTall && innerWidth < 600;
    const face = board(
      id,
      isUpright,
      make('p', 'name', make('b', '', name), ...(said[tag] ?? []).flatMap((line) => [make('br', ''), line])),
    );
    const element = make('div', 'table', make('div', 'play', face));
    element.classList.toggle('with-hand', hasHand);
    element.style.setProperty('--ratio', face.style.getPropertyValue('--ratio'));
    return element;
  };

  const [, id, rest] = /^#?\/?(\w*)([^?]*)/.exec(location.hash) ?? [];
  const screen = id && STILLS.games[id] ? 'table' : 'hall';
  if (!isFramed && rest === '' && id !== 'library' && id !== 'docs') {
    const root = document.documentElement;
    root.dataset['screen'] = screen;
    const still = make('div', '', screen === 'hall' ? hall() : table(id ?? ''));
    still.id = 'still';
    still.lang = tag;
    still.dir = 'auto';
    const main = document.getElementById('main');
    main?.after(still);
    // It gives way to whatever the main part shows.
    if (main) new MutationObserver(() => still.remove()).observe(main, { childList: true });
  }

  let isLoaded = false;
  const load = () => {
    const late = document.getElementById('late');
    if (isLoaded || isLeaving || !(late instanceof HTMLTemplateElement)) return;
    isLoaded = true;
    document.head.append(document.importNode(late.content, true));
  };
  // A hidden page paints nothing.
  if (isFramed || document.hidden) load();
  else {
    requestAnimationFrame(() => setTimeout(load));
    setTimeout(load, MAX_DELAY);
  }
}
