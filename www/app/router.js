// Routes: which screen an address opens. Every screen is `mount(place, services)`, which fills the main part of the page.

import { setHeading } from './head.js';
import { clearNotices } from './notices.js';
import { findGame } from '../games/index.js';
import { linkHere, showWay } from '../links/address.js';
import { followInstead } from '../links/follow.js';
import { MOST_CHARACTERS } from '../links/link.js';
import { readLink } from '../links/packed.js';
import { mount as mountHall } from '../screens/hall.js';
import { mount as mountTable } from '../screens/table/mount.js';
import { closeDialogs } from '../ui/dom.js';
import { t } from '../words/index.js';

/** @import { Way } from '../links/address.js' */
/** @import { Place } from '../links/link.js' */
/** @import { Screen, Services } from '../screens/types.js' */

/** @typedef {(place: any, services: Services) => Screen | Promise<Screen>} Mount */

/**
 * A screen: its title, which is there before it is loaded; where the way back leads; and what loads it.
 *
 * @typedef {object} Route
 * @property {(game: string) => string | null} title of the screen for the name of a game; null for the page's own
 * @property {'hall' | 'table' | null} back
 * @property {(place: any) => Mount | Promise<Mount>} load
 */

/**
 * The screens. The first ones that a visitor sees are part of the page.
 *
 * @type {Record<Place['screen'], Route>}
 */
const ROUTES = {
  hall: { title: () => null, back: null, load: () => mountHall },
  table: { title: (game) => game, back: 'hall', load: () => mountTable },
  rules: { title: (game) => t().page.rules(game), back: 'table', load: async (place) => (await import('../screens/rules.js')).load(place) },
  builder: { title: () => t().builder.title, back: 'table', load: async () => (await import('../screens/builder.js')).mount },
};

/** @type {Screen} */
const NOTHING = { close: () => {} };

export class Router {
  #services;
  #screen = NOTHING;
  /** The link of what the page shows. */
  #shown = '';
  /** How many screens were opened. */
  #navigation = 0;
  /** Whether the last of them is shown, all of it. */
  #isOpen = false;
  /** @type {Map<string, Way>} The game that was on the table of each game last. */
  #tables = new Map();

  /** @param {Omit<Services, 'setAddress' | 'tableWay' | 'leaveTable' | 'remount'>} services what screens are given beside their places */
  constructor(services) {
    /** @type {Services} */
    this.#services = {
      ...services,
      setAddress: (way) => {
        this.#shown = way.link;
        showWay(way);
      },
      tableWay: (game) => this.#tables.get(game) ?? { link: `#/${game}`, isSecret: false },
      leaveTable: (game, way) => this.#tables.set(game, way),
      remount: (place) => void this.#mount(place, this.#navigation),
    };
  }

  /** The screen that is shown. */
  get screen() {
    return this.#screen;
  }

  /** What of the screen can go on in a new instance of the engine; null where it is to be shown anew. */
  get recoverable() {
    const { recover } = this.#screen;
    return this.#isOpen && recover ? { recover } : null;
  }

  /** Whether the address leads elsewhere than to what is shown. */
  get isStale() {
    return linkHere() !== this.#shown;
  }

  /** Opens what the address says. */
  async open() {
    this.#shown = linkHere();
    this.#navigation += 1;
    this.#isOpen = false;
    const turn = this.#navigation;
    const place = await readLink(this.#shown, findGame, this.#services.engine);
    const isTooLong = this.#shown.length > MOST_CHARACTERS;
    // The browser may have set such an address in this very task, which takes it long, and so does leaving it.
    if (isTooLong) await new Promise((resolve) => setTimeout(resolve));
    // Somebody may have gone on since.
    if (turn !== this.#navigation) return;
    if (isTooLong) {
      // It was refused. While it is the address, every link of the page is resolved against it.
      this.#shown = '#/';
      followInstead(this.#shown);
    }
    this.#leave();
    closeDialogs();
    clearNotices();
    document.documentElement.dataset['screen'] = place.screen;
    await this.#mount(place, turn);
    if (turn !== this.#navigation) return;
    this.#isOpen = true;
    this.#services.onChange();
    // What had the focus is gone. At the very start it stays where a reader begins.
    if (turn > 1) this.#services.main.focus({ preventScroll: true });
  }

  /**
   * @param {Place} place
   * @param {number} turn the screen that is opened
   */
  async #mount(place, turn) {
    this.#leave();
    this.#setHeading(place);
    const mount = await ROUTES[place.screen].load(place);
    if (turn !== this.#navigation) return;
    const screen = await mount(place, this.#services);
    if (turn === this.#navigation) this.#screen = screen;
    else screen.close();
  }

  /** @param {Place} place */
  #setHeading(place) {
    const { title, back } = ROUTES[place.screen];
    const id = place.screen === 'hall' ? '' : place.screen === 'rules' ? place.game : place.state.game;
    const words = title(findGame(id)?.name ?? '');
    if (back === null) setHeading(words, null, null);
    else if (back === 'hall') setHeading(words, { link: '#/', isSecret: false }, t().page.toHall);
    else setHeading(words, this.#services.tableWay(id), t().page.toTable);
  }

  #leave() {
    const screen = this.#screen;
    this.#screen = NOTHING;
    screen.close();
  }
}
