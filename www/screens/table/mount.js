// The screen of a table: opens the game of an address, stores it and shares it with other tabs.

import { isFramed } from '../../core/frame.js';
import { findGame } from '../../games/index.js';
import { tableWords } from '../../game/status.js';
import { opening } from '../../library/opening.js';
import { Sharing } from '../../library/sharing.js';
import { saveMatch, savedMatches, savedTable, saveSettings } from '../../library/storage.js';
import { followWay } from '../../links/address.js';
import { formatLink } from '../../links/link.js';
import { seatOfReader } from '../../links/match.js';
import { seatsHere } from '../../links/kinds.js';
import { make } from '../../ui/dom.js';
import { loadErrors } from '../../words/errors/index.js';
import { t } from '../../words/index.js';
import { tablePage } from './screen.js';
import { wayOf } from './ways.js';

/** @import { TablePlace } from '../../links/link.js' */
/** @import { Opening } from '../../library/opening.js' */
/** @import { TableState } from '../../types.js' */
/** @import { Screen, Services } from '../types.js' */
/** @import { Table } from './table.js' */

/**
 * @param {TablePlace} place
 * @param {Services} services
 * @returns {Promise<Screen>}
 */
export async function mount(place, services) {
  const { state: requested, isBare } = place;
  const game = findGame(requested.game);
  if (!game) throw new Error(requested.game);
  const stored = savedTable(game.id);
  const opened = opening({ asked: requested, isBare, isDamaged: place.problems.length > 0, kept: stored, matches: savedMatches() });
  /** @type {Sharing | null} Null until the first game is on the table completely; only then is it stored. */
  let sharing = null;
  // Whether a person has made a move in this game here.
  let isPlayed = false;
  const { element, table, close } = tablePage(game, {
    ...services,
    onPlayed: () => {
      isPlayed = true;
      sharing?.played();
    },
    onClear: () => {
      isPlayed = false;
      sharing?.cleared();
    },
    onLead: () => sharing?.lead(),
    onState: () => {
      if (!sharing || sharing.isQuiet) return;
      if (table.pace.isFollowing) sharing.lead();
      keep();
      services.onChange();
    },
    onSettings: () => {
      saveSettings(services.settings);
      services.onSettings();
    },
  });
  const keep = () => {
    keepMatch(table.play.state, isPlayed, services.notice);
    sharing?.keep();
    services.setAddress(wayOf(table.play));
  };
  try {
    table.pace.setFollowing(!opened.isGuest && !isFramed);
    services.main.replaceChildren(element);
    const invalid = await openTable(table, opened, requested);
    const isSound = invalid.length === 0;
    sharing = new Sharing(game.id, opened.isGuest || (!isSound && opened.state.match !== null && stored !== null), {
      state: () => table.play.state,
      isFollowing: () => table.pace.isFollowing,
      setFollowing: (isFollowing) => table.pace.setFollowing(isFollowing),
      follow: (state) => table.follow(state),
    }, { isFramed, isHidden: () => document.hidden }, {
      onOther: () => services.remount({ ...place, isBare: true, problems: [] }),
      onFollowed: () => services.setAddress(wayOf(table.play)),
      onParted: (isHere) => services.notice(isHere ? t().library.partedHere : t().library.partedThere),
    });
    const notifyProblems = () => {
      const problems = [...place.problems, ...invalid.map((words) => words())];
      services.notice(t().sentences([...problems, stored && !isBare ? t().problems.gameIsKept : '']));
    };
    if (invalid.length > 0) void loadErrors().then(() => element.isConnected && notifyProblems());
    else if (place.problems.length > 0) notifyProblems();
    notifyMeeting(opened, table, services);
    keep();
    sharing.share();
  } catch (error) {
    // A partly opened table is closed, too.
    close();
    throw error;
  }
  const shared = sharing;
  return {
    onNews: (news) => shared.hear(news),
    onSync: () => shared.look(),
    onWake: () => shared.wake(),
    onLeave: () => shared.leave(),
    recover: () => table.recover(),
    refresh: () => table.display.board.refresh(),
    applySettings: () => table.display.applySettings(),
    isBusy: () => !table.play.snapshot.over,
    close: () => {
      services.leaveTable(game.id, wayOf(table.play));
      shared.close();
      close();
    },
  };
}

/**
 * Opens a game on the table. Returns its problems.
 *
 * @param {Table} table
 * @param {Opening} opening
 * @param {TableState} asked the state in the address
 */
async function openTable(table, { state, meeting, arriving }, asked) {
  const found = table.open(state);
  const isSound = found.length === 0;
  if (!isSound && state.match) {
    table.open({ ...state, match: null, playerKinds: asked.playerKinds });
  } else if (state.match && !meeting) {
    const { toMove, players } = table.play.snapshot;
    table.setLocalSeats([seatOfReader(table.play.state, toMove, players)]);
  }
  if (isSound && arriving !== null) {
    // Animates a move that was played elsewhere.
    table.open({ ...state, moves: state.moves.slice(0, -1), at: null });
    await table.receive(arriving);
  }
  return found;
}

/**
 * Says how a link relates to the stored game by link.
 *
 * @param {Opening} opening
 * @param {Table} table
 * @param {Services} services
 */
function notifyMeeting({ meeting, wanted }, table, { notice }) {
  if (meeting?.kind === 'older') {
    notice(t().matches.older(meeting.ply));
  } else if (meeting?.kind === 'other') {
    const theirs = () => followWay({ link: formatLink({ ...wanted, match: null }), isSecret: wayOf(table.play).isSecret });
    const look = make('button', { type: 'button', class: 'second', onclick: theirs }, t().matches.lookAtTheirs);
    notice(t().matches.differs(meeting.move), look);
  }
}

/**
 * Stores a game by link.
 *
 * @param {TableState} state
 * @param {boolean} isPlayed whether a person has made a move in it here
 * @param {Services['notice']} notice
 */
function keepMatch(state, isPlayed, notice) {
  const onShelved = (/** @type {TableState} */ shelved) => {
    const game = findGame(shelved.game);
    if (game) notice(t().library.shelved(tableWords(game, shelved)));
  };
  if (state.match) saveMatch(state.match.id, { ...state, at: null }, seatsHere(state.playerKinds ?? []), { isPlayed, onShelved });
}
