// The screen of a table: opens the game of an address, stores it and shares it with other tabs.

import { isFramed } from '../../core/frame.ts';
import { nextTask } from '../../core/yielder.ts';
import { findGame } from '../../games/index.ts';
import { tableWords } from '../../game/status.ts';
import { libraryWords, type LibraryWords } from '../../library/failures.ts';
import { resolveTable, type ResolvedTable } from '../../library/resolve.ts';
import { keepGame } from '../../library/keeper.ts';
import { TableSync } from '../../library/sync.ts';
import { saveMatch, savedMatches, savedTable, saveSettings } from '../../library/storage.ts';
import { seatOfRecipient } from '../../links/match.ts';
import { LEVELS, isLevel, seatsHere } from '../../links/kinds.ts';
import { sayProblems, type Problem } from '../../links/problem.ts';
import { make } from '../../ui/dom.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { t } from '../../words/index.ts';
import { tablePage } from './screen.ts';
import { tableLink } from './links.ts';
import type { GamePage } from '../../games/page.ts';
import type { StorageUpdate } from '../../library/tabs.ts';
import type { TablePlace } from '../../links/link.ts';
import type { GameLink } from '../../links/state.ts';
import type { Screen, Services } from '../screen.ts';
import type { Table } from '../../table/table.ts';
import type { LiveTable } from '../live/table.ts';

/** The milliseconds that the styles of a result are waited for: a table without them is better than none. */
const MAX_WAIT = 1000;

/** Mounts the table of an address. */
export async function mount(place: TablePlace, services: Services): Promise<Screen> {
  const { state, isBare } = place;
  const game = findGame(state.game);
  if (!game) throw new Error(state.game);
  const stored = savedTable(game.id);
  const isDamaged = place.problems.length > 0;
  // A newcomer's first opponent is the weakest. A link without players has those of the game.
  const isNew = isBare && stored === null && !services.settings.lastSetup[game.id];
  const linked = isNew
    ? { ...state, playerKinds: game.playerKinds.map((kind) => (isLevel(kind) ? LEVELS[0] : kind)) }
    : state;
  const resolved = resolveTable({ linked, isBare, isDamaged, stored, matches: savedMatches() });
  // A game may be over before a move is seen.
  if (resolved.state.moves.length > 0 || resolved.state.position !== null) void loadSheet('end');
  // The page begins a screen in this task.
  await nextTask();
  const screen = new TableScreen(game, place, services, resolved, stored !== null);
  await screen.open();
  return screen;
}

class TableScreen implements Screen {
  isScanned = true;
  #game;
  #place;
  #services;
  #resolved;
  #isStored;
  #page;
  /** Null until the first game is on the table completely; only then is it stored. */
  #sync: TableSync | null = null;
  /** Whether a person has made a move in this game here. */
  #isPlayed = false;
  /** What connects the devices of a game by link; null until there is one. */
  #live: LiveTable | null = null;
  #loading: Promise<void> | null = null;
  /** Offers to undo a restart, until the new game has a move. */
  #undo: HTMLElement | null = null;

  /** @param isStored whether a game of this kind was stored before */
  constructor(game: GamePage, place: TablePlace, services: Services, resolved: ResolvedTable, isStored: boolean) {
    this.#game = game;
    this.#place = place;
    this.#services = services;
    this.#resolved = resolved;
    this.#isStored = isStored;
    this.#page = tablePage(game, {
      ...services,
      isFollowing: !resolved.isTransient && !isFramed,
      playSound: (...sound) => services.sound.play(...sound),
      onPlayed: () => this.#onPlayed(),
      onClear: () => {
        this.#shelve();
        this.#isPlayed = false;
        this.#sync?.markNew();
      },
      onRestart: (before) => this.#offerUndo(before),
      onLead: () => this.#sync?.claimLead(),
      connect: () =>
        void this.#loadLive().then(() =>
          this.#live ? this.#live.connect() : void services.notice(t().traps.noBoardAdvice),
        ),
      askForRematch: () => this.#live?.rematch() ?? false,
      onState: () => this.#onState(),
      onSettings: () => {
        saveSettings(services.settings);
        services.onSettings();
      },
    });
  }

  /** Puts the game on the table, unless another screen has been asked for meanwhile. */
  async open() {
    const { main, isCurrent } = this.#services;
    const { element, table, fit, close } = this.#page;
    // Tasks that are short on a phone: the page of a table, the game on it, their layout, and what others hear of it.
    await nextTask();
    if (!isCurrent()) return;
    try {
      const opening = openTable(table, this.#resolved, this.#place.state);
      await nextTask();
      if (table.snapshot.over)
        await Promise.race([loadSheet('end'), new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
      if (!isCurrent()) return;
      table.board.cover(document.querySelector('#still .board'));
      main.replaceChildren(element);
      // Before the first frame: the browser counts what moves after it has measured a new element.
      fit();
      await nextTask();
      if (isCurrent()) this.#share(await opening);
    } catch (error) {
      // A partly opened table is closed, too.
      close();
      throw error;
    }
  }

  onNews(news: StorageUpdate) {
    this.#sync?.receive(news);
  }

  onSync() {
    this.#sync?.sync(false);
  }

  onWake() {
    this.#sync?.sync(true);
  }

  onLeave() {
    this.#shelve();
    this.#sync?.onLeave();
  }

  focus() {
    this.#page.table.board.focusStart();
  }

  recover() {
    this.#page.table.recover();
  }

  refresh() {
    this.#page.table.board.refresh();
  }

  applySettings() {
    this.#page.applySettings();
  }

  isBusy() {
    return !this.#page.table.snapshot.over;
  }

  close() {
    this.#live?.close();
    if (this.#sync) {
      this.#shelve();
      this.#services.rememberTable(this.#game.id, tableLink(this.#page.table));
      this.#sync.close();
    }
    this.#page.close();
  }

  #onPlayed() {
    const { settings } = this.#services;
    this.#isPlayed = true;
    this.#sync?.markPlayed();
    if (settings.lastGame === this.#game.id) return;
    settings.lastGame = this.#game.id;
    saveSettings(settings);
  }

  #onState() {
    const sync = this.#sync;
    if (!sync || sync.isApplying) return;
    const { table } = this.#page;
    if (table.state.isFollowing) sync.claimLead();
    if (table.state.line.moves.length > 0) this.#undo?.remove();
    this.#keep();
    if (table.state.match) void this.#loadLive();
    this.#live?.changed();
    this.#services.onChange();
  }

  /** Loads what connects the devices of a game by link. Without a network it may be missing; there are still links. */
  #loadLive() {
    if (isFramed) return Promise.resolve();
    const services = this.#services;
    const { table, element } = this.#page;
    const load = async () => {
      const live = await (await import('../live/table.ts')).loadLiveTable();
      if (table.isClosed) return;
      this.#live = live(table, element, {
        ...services,
        onReplace: () => {
          this.#shelve();
          this.#sync?.markNew();
        },
        onSettings: () => saveSettings(services.settings),
        closeSheet: this.#page.closeSheet,
      });
    };
    this.#loading ??= load().catch(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  #offerUndo(before: GameLink) {
    const undo = () => {
      this.#sync?.markNew();
      this.#page.table.open(before);
    };
    const button = make('button', { type: 'button', class: 'second', onclick: undo }, t().actions.undo);
    this.#undo = this.#services.notice(t().newGame.kept, button);
  }

  /** Keeps the game in the library, which refuses games that are not to be kept. */
  #shelve() {
    const { link } = this.#page.table;
    if (this.#sync && !this.#sync.isTransient && link.moves.length > 0) keepGame(link);
  }

  #keep() {
    const { table } = this.#page;
    if (table.snapshot.over) this.#shelve();
    keepMatch(table.link, this.#isPlayed, this.#services);
    this.#sync?.save();
    this.#services.setAddress(tableLink(table));
  }

  /**
   * Stores the game, and shares it with other tabs.
   *
   * @param invalid the problems of its link
   */
  #share(invalid: Problem[]) {
    const services = this.#services;
    const { table } = this.#page;
    const { isTransient, state } = this.#resolved;
    const sync = new TableSync(
      this.#game.id,
      isTransient || (invalid.length > 0 && state.match !== null && this.#isStored),
      {
        state: () => table.link,
        isFollowing: () => table.state.isFollowing,
        setFollowing: (isFollowing) => table.dispatch({ type: 'follow', isFollowing }),
        follow: (link) => table.follow(link),
      },
      { isFramed, isHidden: () => document.hidden },
      {
        onReplaced: () => services.remount({ ...this.#place, isBare: true, problems: [] }),
        onFollowed: () => services.setAddress(tableLink(table)),
        onConflict: (isHere) => sayKept(services, (words) => (isHere ? words.partedHere : words.partedThere)),
      },
    );
    this.#sync = sync;
    this.#notify(invalid);
    this.#keep();
    sync.updateLead();
    if (table.state.match) void this.#loadLive();
  }

  /** Says what is wrong with the link, and how its game differs from the one that is known here. */
  #notify(invalid: Problem[]) {
    const { problems, isBare } = this.#place;
    const { notice } = this.#services;
    const { element, table } = this.#page;
    const { isOtherGame, comparison } = this.#resolved;
    const { gameIsKept } = t().library;
    const all = [...problems, ...invalid];
    if (all.length > 0)
      void sayProblems([...all, this.#isStored && !isBare ? gameIsKept : ''], {
        isCurrent: () => element.isConnected,
        notice,
      });
    // Few links differ from the game that is known here.
    if (isOtherGame || /^o/.test(comparison?.kind ?? ''))
      void import('./comparison.ts').then(
        ({ notifyComparison }) => notifyComparison(this.#resolved, table, this.#services),
        () => notice(gameIsKept),
      );
  }
}

/**
 * Opens a game on the table. Returns its problems.
 *
 * @param requested the state in the address
 */
async function openTable(table: Table, { state, isStored, comparison, incoming }: ResolvedTable, requested: GameLink) {
  const found = table.open(state);
  const isSound = found.length === 0;
  if (!isSound && state.match) {
    table.open({ ...state, match: null, playerKinds: requested.playerKinds });
  } else if (state.match && !comparison) {
    const { toMove, players } = table.snapshot;
    const seat = isStored ? state.match.from : seatOfRecipient(table.link, toMove, players);
    table.dispatch({ type: 'seats', seats: [seat] });
  }
  if (isSound && incoming !== null) {
    // Animates a move that was played elsewhere.
    table.open({ ...state, moves: state.moves.slice(0, -1), at: null });
    table.dispatch({ type: 'receive', move: incoming });
  }
  return found;
}

/**
 * Stores a game by link.
 *
 * @param isPlayed whether a person has made a move in it here
 */
function keepMatch(state: GameLink, isPlayed: boolean, services: Services) {
  const onArchived = (archived: GameLink) => {
    const game = findGame(archived.game);
    if (game) sayKept(services, (words) => words.shelved(tableWords(game, archived)));
  };
  if (state.match)
    saveMatch(state.match.id, { ...state, at: null }, seatsHere(state.playerKinds ?? []), { isPlayed, onArchived });
}

/** Says what has become of a game that is kept; where the words can't be loaded, that it is kept. */
function sayKept({ notice }: Services, choose: (words: LibraryWords['kept']) => string) {
  void libraryWords().then((words) => notice(words ? choose(words.kept) : t().library.gameIsKept));
}
