// The router: opens the screen of an address. Every screen has a `mount(place, services)` that fills the main part of
// the page.

import { setHeading } from './heading.ts';
import { clearNotices } from './notices.ts';
import { nextTask } from '../core/yielder.ts';
import { findGame } from '../games/index.ts';
import { currentLink, replaceAddress, type TableLink } from '../links/address.ts';
import { replaceFragment } from '../links/fragment.ts';
import { MAX_CHARACTERS, type Place } from '../links/link.ts';
import { readLink } from '../links/read.ts';
import { load as loadHall } from '../screens/hall.ts';
import { mount as mountTable } from '../screens/table/mount.ts';
import { closeDialogs } from '../ui/dom.ts';
import { t } from '../words/index.ts';
import type { Scan } from '../screens/scan.ts';
import type { Screen, Services } from '../screens/screen.ts';

type Mount = (place: any, services: Services) => Screen | Promise<Screen>;

/** The route to a screen. */
interface Route {
  /**
   * The title for the name of a game, shown while the screen is loaded; null for the
   * title of the page.
   */
  title: (game: string) => string | null;
  /** The target of the back link. */
  back: 'hall' | 'table' | null;
  /** The screen whose layout it shares. */
  looks?: Place['screen'];
  /**
   * Loads the screen's module and what else it waits for. Another screen may be asked for meanwhile; so whatever is
   * mounted fills the page at once, or asks before whether it still may.
   */
  load: (place: any, services: Omit<Services, 'isCurrent'>) => Mount | Promise<Mount>;
}

/** The routes. The hall and the table are part of the first visit's bundle; the others are loaded on demand. */
const ROUTES: Record<Place['screen'], Route> = {
  hall: { title: () => null, back: null, load: loadHall },
  table: { title: (game) => game, back: 'hall', load: () => mountTable },
  rules: {
    title: (game) => t().page.rules(game),
    back: 'table',
    load: async (place) => (await import('../screens/rules.ts')).load(place),
  },
  lesson: {
    title: (game) => t().page.learn(game),
    back: 'table',
    load: async (place) => (await import('../screens/lesson.ts')).load(place),
  },
  course: {
    title: (game) => t().page.learn(game),
    back: 'hall',
    load: async (place) => (await import('../screens/course.ts')).load(place),
  },
  puzzles: {
    title: () => t().page.puzzles,
    back: 'hall',
    load: async (place) => (await import('../screens/puzzles.ts')).load(place),
  },
  live: {
    title: (game) => game,
    back: 'table',
    load: async (place) => (await import('../screens/live/guest.ts')).load(place),
  },
  study: {
    title: (game) => t().page.study(game),
    back: 'table',
    looks: 'table',
    load: async () => (await import('../screens/study/mount.ts')).mount,
  },
  library: {
    title: () => t().page.library,
    back: 'hall',
    load: async () => (await import('../screens/library.ts')).load(),
  },
  docs: { title: () => t().page.docs, back: 'hall', load: async () => (await import('../screens/docs.ts')).load() },
  review: {
    title: () => t().review.review,
    back: 'table',
    load: async (place) => (await import('../screens/review.ts')).load(place),
  },
  builder: {
    title: () => t().builder.title,
    back: 'table',
    load: async () => (await import('../screens/builder.ts')).load(),
  },
};

/** The route of a place; in development, of the page of components. */
function routeOf({ screen }: Place, link: string): Route {
  if (import.meta.env?.DEV && link.startsWith('#/components')) {
    const load = async () => (await import('../screens/components.ts')).mount;
    return { title: () => 'components', back: 'hall', load };
  }
  return ROUTES[screen];
}

/** The milliseconds after which a change of the address that was refused is tried again. */
const RETRY = 2000;

const NO_SCREEN: Screen = { close: () => {} };

export class Router {
  #services: Services;
  #screen = NO_SCREEN;
  /** The link of the current screen. */
  #shown = '';
  /** The number of navigations; a navigation that is no longer the last is abandoned. */
  #navigation = 0;
  /** The number of mounted screens. */
  #mounts = 0;
  /** Whether the last navigation is complete. */
  #isOpen = false;
  /** The one-switch scan of a screen without one of its own. */
  #scan: Promise<Scan> | null = null;
  /** The change of the address that was refused. */
  #refused: ReturnType<typeof setTimeout> | undefined;
  /** The table that was left last, by the id of its game. */
  #tables = new Map<string, TableLink>();

  /** @param services the services that don't depend on the router */
  constructor(services: Omit<Services, 'setAddress' | 'linkOfTable' | 'rememberTable' | 'remount' | 'isCurrent'>) {
    this.#services = {
      ...services,
      setAddress: (tableLink) => this.#setAddress(tableLink),
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
    const screen = this.#screen;
    return this.#isOpen && screen.recover ? { recover: () => screen.recover?.() } : null;
  }

  /** Shows a table in the address. What the browser refuses is tried again. */
  #setAddress(tableLink: TableLink) {
    clearTimeout(this.#refused);
    const isShown = replaceAddress(tableLink);
    this.#shown = currentLink();
    if (!isShown) this.#refused = setTimeout(() => this.isStale || this.#setAddress(tableLink), RETRY);
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
    if (settings.scan > 0 && !this.#screen.isScanned)
      this.#scan ??= import('../screens/pagescan.ts').then(({ scanPage }) => scanPage(main, settings));
    void this.#scan?.then((scan) => scan.update());
  }

  /** Opens the screen of the current address. */
  async open() {
    clearTimeout(this.#refused);
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
    await this.#mount(place, navigation).catch((error) => {
      // What could not be loaded is not asked for any more.
      if (navigation === this.#navigation) throw error;
    });
    if (navigation !== this.#navigation) return;
    this.#isOpen = true;
    this.#services.onChange();
    // The focused element is gone. On the first navigation the focus stays at the top of the document, but at a table
    // it begins on the board.
    if (this.#screen.focus) this.#screen.focus();
    else if (navigation > 1) this.#services.main.focus({ preventScroll: true });
  }

  /** @param navigation the number of this navigation */
  async #mount(place: Place, navigation: number) {
    this.#closeScreen();
    this.#setHeading(place);
    const mount = await routeOf(place, this.#shown).load(place, this.#services);
    if (navigation !== this.#navigation) return;
    this.#mounts += 1;
    const number = this.#mounts;
    const isCurrent = () => navigation === this.#navigation && number === this.#mounts;
    // A screen that is left may still be packing what it would tell, and an address that was asked for is reported
    // later.
    const setAddress = (link: TableLink) => void (isCurrent() && !this.isStale && this.#services.setAddress(link));
    const remount = (next: Place) => void (isCurrent() && this.#mount(next, navigation));
    const screen = await mount(place, { ...this.#services, isCurrent, setAddress, remount });
    if (!isCurrent()) return screen.close();
    this.#screen = screen;
    this.#updateScan();
  }

  #setHeading(place: Place) {
    const { title, back } = routeOf(place, this.#shown);
    const id = 'game' in place ? place.game : 'state' in place ? place.state.game : '';
    const words = title(findGame(id)?.name ?? '');
    if (back === null) setHeading(words, null, null);
    else if (back === 'hall') setHeading(words, { link: '#/', isSecret: false }, t().page.toHall);
    else setHeading(words, this.#services.linkOfTable(id), t().page.toTable);
  }

  #closeScreen() {
    const screen = this.#screen;
    this.#screen = NO_SCREEN;
    screen.close();
    void this.#scan?.then((scan) => scan.close());
    this.#scan = null;
  }
}
