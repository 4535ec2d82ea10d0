// The screen of a table: opens the game of an address, stores it and shares it with other tabs.

import { isFramed } from '../../core/frame.ts';
import { nextTask } from '../../core/yielder.ts';
import { findGame } from '../../games/index.ts';
import { tableWords } from '../../game/status.ts';
import { resolveTable, type ResolvedTable } from '../../library/resolve.ts';
import { keepGame } from '../../library/keeper.ts';
import { TableSync } from '../../library/sync.ts';
import { saveMatch, savedMatches, savedTable, saveSettings } from '../../library/storage.ts';
import { seatOfRecipient } from '../../links/match.ts';
import { seatsHere } from '../../links/kinds.ts';
import { loadErrors } from '../../words/errors/index.ts';
import { t } from '../../words/index.ts';
import { tablePage } from './screen.ts';
import { tableLink } from './links.ts';
import type { TablePlace } from '../../links/link.ts';
import type { GameLink } from '../../links/state.ts';
import type { Screen, Services } from '../screen.ts';
import type { Table } from '../../table/table.ts';

/** Mounts the table of an address. */
export async function mount(place: TablePlace, services: Services): Promise<Screen> {
  const { state: requested, isBare } = place;
  const game = findGame(requested.game);
  if (!game) throw new Error(requested.game);
  const stored = savedTable(game.id);
  const resolved = resolveTable({
    linked: requested,
    isBare,
    isDamaged: place.problems.length > 0,
    stored,
    matches: savedMatches(),
  });
  /** Null until the first game is on the table completely; only then is it stored. */
  let sync: TableSync | null = null;
  // Whether a person has made a move in this game here.
  let isPlayed = false;
  const { element, table, fit, applySettings, close } = tablePage(game, {
    ...services,
    isFollowing: !resolved.isTransient && !isFramed,
    playSound: (...sound) => services.sound.play(...sound),
    onPlayed: () => {
      isPlayed = true;
      sync?.markPlayed();
      if (services.settings.lastGame === game.id) return;
      services.settings.lastGame = game.id;
      saveSettings(services.settings);
    },
    onClear: () => {
      shelve();
      isPlayed = false;
      sync?.markNew();
    },
    onLead: () => sync?.claimLead(),
    onState: () => {
      if (!sync || sync.isApplying) return;
      if (table.state.isFollowing) sync.claimLead();
      keep();
      services.onChange();
    },
    onSettings: () => {
      saveSettings(services.settings);
      services.onSettings();
    },
  });
  // The shelf refuses games that are not to be kept.
  const shelve = () => {
    if (sync && !sync.isTransient && table.link.moves.length > 0) keepGame(table.link);
  };
  const keep = () => {
    if (table.snapshot.over) shelve();
    keepMatch(table.link, isPlayed, services.notice);
    sync?.save();
    services.setAddress(tableLink(table));
  };
  // Tasks that are short on a phone: the page of a table first, then the game on it.
  await nextTask();
  if (!services.isCurrent()) return { close };
  try {
    const opening = openTable(table, resolved, requested);
    await nextTask();
    if (!services.isCurrent()) return { close };
    services.main.replaceChildren(element);
    // Before the first frame: the browser counts what moves after it has measured a new element.
    fit();
    const invalid = await opening;
    const isSound = invalid.length === 0;
    sync = new TableSync(
      game.id,
      resolved.isTransient || (!isSound && resolved.state.match !== null && stored !== null),
      {
        state: () => table.link,
        isFollowing: () => table.state.isFollowing,
        setFollowing: (isFollowing) => table.dispatch({ type: 'follow', isFollowing }),
        follow: (state) => table.follow(state),
      },
      { isFramed, isHidden: () => document.hidden },
      {
        onReplaced: () => services.remount({ ...place, isBare: true, problems: [] }),
        onFollowed: () => services.setAddress(tableLink(table)),
        onConflict: (isHere) => services.notice(isHere ? t().library.partedHere : t().library.partedThere),
      },
    );
    const notifyProblems = () => {
      const problems = [...place.problems, ...invalid.map((words) => words())];
      services.notice(t().sentences([...problems, stored && !isBare ? t().problems.gameIsKept : '']));
    };
    if (invalid.length > 0) void loadErrors().then(() => element.isConnected && notifyProblems());
    else if (place.problems.length > 0) notifyProblems();
    // Few links differ from the game that is known here.
    if (resolved.isOtherGame || /^o/.test(resolved.comparison?.kind ?? '')) {
      void import('./comparison.ts').then(
        ({ notifyComparison }) => services.isCurrent() && notifyComparison(resolved, table, services),
        () => services.notice(t().problems.gameIsKept),
      );
    }
    keep();
    sync.updateLead();
  } catch (error) {
    // A partly opened table is closed, too.
    close();
    throw error;
  }
  const shared = sync;
  return {
    onNews: (news) => shared.receive(news),
    onSync: () => shared.sync(false),
    onWake: () => shared.sync(true),
    onLeave: () => {
      shelve();
      shared.onLeave();
    },
    focus: () => table.board.focusStart(),
    recover: () => table.recover(),
    refresh: () => table.board.refresh(),
    applySettings,
    isScanned: true,
    isBusy: () => !table.snapshot.over,
    close: () => {
      shelve();
      services.rememberTable(game.id, tableLink(table));
      shared.close();
      close();
    },
  };
}

/**
 * Opens a game on the table. Returns its problems.
 *
 * @param requested the state in the address
 */
async function openTable(table: Table, { state, comparison, incoming }: ResolvedTable, requested: GameLink) {
  const found = table.open(state);
  const isSound = found.length === 0;
  if (!isSound && state.match) {
    table.open({ ...state, match: null, playerKinds: requested.playerKinds });
  } else if (state.match && !comparison) {
    const { toMove, players } = table.snapshot;
    table.dispatch({ type: 'seats', seats: [seatOfRecipient(table.link, toMove, players)] });
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
function keepMatch(state: GameLink, isPlayed: boolean, notice: Services['notice']) {
  const onArchived = (archived: GameLink) => {
    const game = findGame(archived.game);
    if (game) notice(t().library.shelved(tableWords(game, archived)));
  };
  if (state.match)
    saveMatch(state.match.id, { ...state, at: null }, seatsHere(state.playerKinds ?? []), { isPlayed, onArchived });
}
