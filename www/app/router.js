// The router: opens the screen of an address. Every screen has a `mount(place, services)` that fills the main part of the page.

import { setHeading } from './head.js';
import { clearNotices } from './notices.js';
import { nextTask } from '../core/yielder.js';
import { findGame } from '../games/index.js';
import { currentLink, replaceAddress } from '../links/address.js';
import { replaceFragment } from '../links/fragment.js';
import { MAX_CHARACTERS } from '../links/link.js';
import { readLink } from '../links/read.js';
import { mount as mountHall } from '../screens/hall.js';
import { mount as mountTable } from '../screens/table/mount.js';
import { closeDialogs } from '../ui/dom.js';
import { t } from '../words/index.js';

/** @import { TableLink } from '../links/address.js' */
/** @import { Place } from '../links/link.js' */
/** @import { Screen, Services } from '../screens/types.js' */

/** @typedef {(place: any, services: Services) => Screen | Promise<Screen>} Mount */

/**
 * The route to a screen.
 *
 * @typedef {object} Route
 * @property {(game: string) => string | null} title the title for the name of a game, shown while the screen is loaded; null for the
 *   title of the page
 * @property {'hall' | 'table' | null} back the target of the back link
 * @property {Place['screen']} [looks] the screen whose layout it shares
 * @property {(place: any) => Mount | Promise<Mount>} load loads the screen's module
 */

/**
 * The routes. The hall and the table are part of the first visit's bundle; the others are loaded on demand.
 *
 * @type {Record<Place['screen'], Route>}
 */
const ROUTES = {
  hall: { title: () => null, back: null, load: () => mountHall },
  table: { title: (game) => game, back: 'hall', load: () => mountTable },
  rules: { title: (game) => t().page.rules(game), back: 'table', load: async (place) => (await import('../screens/rules.js')).load(place) },
  lesson: { title: (game) => t().page.learn(game), back: 'table', load: async (place) => (await import('../screens/lesson.js')).load(place) },
  course: { title: (game) => t().page.learn(game), back: 'hall', load: async (place) => (await import('../screens/course.js')).load(place) },
  puzzles: { title: () => t().page.puzzles, back: 'hall', load: async (place) => (await import('../screens/puzzles.js')).load(place) },
  study: { title: (game) => t().page.study(game), back: 'table', looks: 'table', load: async () => (await import('../screens/study/mount.js')).mount },
  library: { title: () => t().page.library, back: 'hall', load: async () => (await import('../screens/library.js')).load() },
  docs: { title: () => t().page.docs, back: 'hall', load: async () => (await import('../screens/docs.js')).load() },
  review: { title: () => t().review.review, back: 'table', load: async (place) => (await import('../screens/review.js')).load(place) },
  builder: { title: () => t().builder.title, back: 'table', load: async () => (await import('../screens/builder.js')).load() },
};

/** @type {Screen} */
const NOTHING = { close: () => {} };

export class Router {
  #services;
  #screen = NOTHING;
  /** The link of the current screen. */
  #shown = '';
  /** The number of navigations; a navigation that is no longer the last is abandoned. */
  #navigation = 0;
  /** The number of mounted screens. */
  #mounts = 0;
  /** Whether the last navigation is complete. */
  #isOpen = false;
  /** The one-switch scan of a screen without one of its own. @type {Promise<import('../screens/scan.js').Scan> | null} */
  #scan = null;
  /** @type {Map<string, TableLink>} The table that was left last, by the id of its game. */
  #tables = new Map();

  /** @param {Omit<Services, 'setAddress' | 'linkOfTable' | 'rememberTable' | 'remount' | 'isCurrent'>} services the services that don't depend on the router */
  constructor(services) {
    /** @type {Services} */
    this.#services = {
      ...services,
      setAddress: (tableLink) => {
        this.#shown = tableLink.link;
        replaceAddress(tableLink);
      },
      linkOfTable: (game) => this.#tables.get(game) ?? { link: `#/${game}`, isSecret: false },
      rememberTable: (game, link) => this.#tables.set(game, link),
      remount: () => {},
      isCurrent: () => true,
    };
  }

  /** The current screen. */
  get screen() {
    return this.#screen;
  }

  /** The current screen, if it can recover in a new instance of the engine; null if it must be reopened. */
  get recoverable() {
    const { recover } = this.#screen;
    return this.#isOpen && recover ? { recover } : null;
  }

  /** Whether the address differs from the link of the current screen. */
  get isStale() {
    return currentLink() !== this.#shown;
  }

  /** Applies the visitor's settings to the current screen. */
  applySettings() {
    this.#screen.applySettings?.();
    this.#updateScan();
  }

  #updateScan() {
    const { main, settings } = this.#services;
    if (settings.scan > 0 && !this.#screen.isScanned) this.#scan ??= import('../screens/pagescan.js').then(({ scanPage }) => scanPage(main, settings));
    void this.#scan?.then((scan) => scan.update());
  }

  /** Opens the screen of the current address. */
  async open() {
    this.#shown = currentLink();
    this.#navigation += 1;
    this.#isOpen = false;
    const navigation = this.#navigation;
    const place = await readLink(this.#shown, findGame, this.#services.engine);
    const isTooLong = this.#shown.length > MAX_CHARACTERS;
    // The browser sets so long an address slowly, and may not be finished in this task.
    if (isTooLong) await nextTask();
    // A later navigation has begun meanwhile.
    if (navigation !== this.#navigation) return;
    if (isTooLong && !this.isStale) {
      // The browser resolves every link of the page against its address, so an address that is too long is replaced.
      this.#shown = '#/';
      replaceFragment(this.#shown);
    }
    this.#closeScreen();
    closeDialogs();
    clearNotices();
    document.documentElement.dataset['screen'] = ROUTES[place.screen].looks ?? place.screen;
    await this.#mount(place, navigation);
    if (navigation !== this.#navigation) return;
    this.#isOpen = true;
    this.#services.onChange();
    // The focused element is gone. On the first navigation the focus stays at the top of the document, but at a table it
    // begins on the board.
    if (this.#screen.focus) this.#screen.focus();
    else if (navigation > 1) this.#services.main.focus({ preventScroll: true });
  }

  /**
   * @param {Place} place
   * @param {number} navigation the number of this navigation
   */
  async #mount(place, navigation) {
    this.#closeScreen();
    this.#setHeading(place);
    const mount = await ROUTES[place.screen].load(place);
    if (navigation !== this.#navigation) return;
    this.#mounts += 1;
    const number = this.#mounts;
    const isCurrent = () => navigation === this.#navigation && number === this.#mounts;
    // A screen that is left may still be packing what it would tell, and an address that was asked for is reported later.
    const setAddress = (/** @type {TableLink} */ link) => void (isCurrent() && !this.isStale && this.#services.setAddress(link));
    const remount = (/** @type {Place} */ next) => void (isCurrent() && this.#mount(next, navigation));
    const screen = await mount(place, { ...this.#services, isCurrent, setAddress, remount });
    if (!isCurrent()) return screen.close();
    this.#screen = screen;
    this.#updateScan();
  }

  /** @param {Place} place */
  #setHeading(place) {
    const { title, back } = ROUTES[place.screen];
    const id = 'game' in place ? place.game : 'state' in place ? place.state.game : '';
    const words = title(findGame(id)?.name ?? '');
    if (back === null) setHeading(words, null, null);
    else if (back === 'hall') setHeading(words, { link: '#/', isSecret: false }, t().page.toHall);
    else setHeading(words, this.#services.linkOfTable(id), t().page.toTable);
  }

  #closeScreen() {
    const screen = this.#screen;
    this.#screen = NOTHING;
    screen.close();
    void this.#scan?.then((scan) => scan.close());
    this.#scan = null;
  }
}
