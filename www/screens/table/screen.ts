// The page of a table: the board in the middle, with panels around it.

import { make } from '../../ui/dom.ts';
import { nextTask } from '../../core/yielder.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { sideSheet } from '../../ui/panel/sidesheet.ts';
import { listenToSteps } from '../../ui/panel/steps.ts';
import { BoardView } from '../../ui/board/view.ts';
import { Table } from '../../table/table.ts';
import { documentTools, watchVisibility } from './connections.ts';
import { tableDialogs } from './dialogs.ts';
import { showFit } from './fit.ts';
import { listenToLateParts } from './late.ts';
import { seekTo, showPanels, tablePanels, type Panels } from './panels.ts';
import { listenToShortcuts, shortcutsOf } from './shortcuts.ts';
import type { Engine } from '../../core/engine.ts';
import type { Thinker } from '../../core/thinker.ts';
import type { GamePage } from '../../games/page.ts';
import type { Settings } from '../../library/settings.ts';
import type { GameLink } from '../../links/state.ts';
import type { PlaySound } from '../../ui/feedback.ts';

export interface Host {
  engine: Engine;
  thinker: Thinker;
  settings: Settings;
  playSound: PlaySound;
  /** Creates a button that mutes the page. */
  mute: () => HTMLElement;
  /** Whether the table follows another tab until it is known that none leads. */
  isFollowing: boolean;
  /** The state of the table has changed. */
  onState: () => void;
  /** The visitor has changed a setting. */
  onSettings: () => void;
  /** A person has played a move. */
  onPlayed: () => void;
  /** The game on the table is about to be replaced. */
  onClear: () => void;
  /** The visitor has begun the game again; as it was before. */
  onRestart: (before: GameLink) => void;
  /** A person has let the computer play here. */
  onLead: () => void;
  /** Invites the player on the other device. */
  connect: () => void;
  /** Asks the player on the other device for another game; false where none is connected. */
  askForRematch: () => boolean;
}

/** Builds the page of a table. */
export function tablePage(game: GamePage, host: Host) {
  const table: Table = new Table(
    game,
    { ...host, ...documentTools(game), facesPerson: true },
    {
      ...host,
      onView: (view) => {
        keepFocus(
          () => showPanels(table, page, panels, view),
          () => panels.state.firstAction ?? board.currentCell,
        );
        late.show(view);
      },
      onScores: (view) => panels.players.update(view),
      onClock: (left) => panels.players.showTime(left),
    },
  );
  const { board } = table;
  const dialogs = tableDialogs(table, host, () => page.isConnected && !page.inert);
  const keys = () => void dialogs.keys(shortcuts);
  const newGame = () => {
    sheet.toggle(false);
    void dialogs.newGame();
  };
  const panels = tablePanels(table, host, {
    newGame,
    share: dialogs.share,
    keys,
    setSheet: (isOpen = !sheet.isOpen()) => sheet.toggle(isOpen),
  });
  const { actions, extras, steps } = panels;
  const side = sideOf(panels);
  const sheet = sideSheet(side, actions.more);
  const turn = make('div', { class: 'turn' });
  const boardView = new BoardView(game, board, (fit) => showFit(page, fit));
  const page = layout(table, panels, host.mute(), turn, [sheet.veil, side, boardView.room]);
  sheet.attach(page);
  const shortcuts = shortcutsOf(table, { newGame, share: dialogs.share, list: keys });
  const late = listenToLateParts(table, host.settings, {
    page,
    panel: panels.analysis.element,
    reveal: (squares) => boardView.reveal(squares),
    onSettings: host.onSettings,
  });
  const cleanups = [
    listenToShortcuts(table, host.settings, shortcuts),
    late.close,
    listenToSteps(
      { page, board: board.element, list: panels.moves.element },
      () => !steps.element.hidden,
      (by) => seekTo(table, table.snapshot.ply + by),
    ),
    watchVisibility(table),
  ];
  skipCount(table, page);
  return {
    element: page,
    table,
    fit: () => {
      boardView.fit();
      // The turn has its place: the browser lays out what is in it in a task of its own.
      void nextTask().then(() => turn.append(panels.state.element, ...(panels.hand ? [panels.hand.element] : [])));
    },
    closeSheet: () => sheet.toggle(false),
    applySettings: () => {
      late.update();
      table.applySettings();
    },
    close: () => {
      // It stays on the screen until the next one is loaded.
      page.inert = true;
      for (const cleanup of cleanups) cleanup();
      for (const part of [extras, boardView, table]) part.close();
    },
  };
}

/** The tools and what they show: a panel, or a sheet on a phone. */
function sideOf({ actions, extras, analysis, moves }: Panels) {
  actions.others.append(...extras.elements);
  return make('div', { class: 'side', id: 'side' }, actions.quick, actions.others, analysis.element, moves.element);
}

/** @param turn the place of the status and the rack */
function layout({ game, board }: Table, panels: Panels, mute: HTMLElement, turn: HTMLElement, last: HTMLElement[]) {
  mute.classList.add('beside');
  return make(
    'div',
    { class: panels.hand ? 'table with-hand' : 'table', style: `--ratio: ${board.ratio()}` },
    make('h1', { class: 'hidden' }, game.name),
    panels.players.element,
    mute,
    make('div', { class: 'play' }, board.element),
    turn,
    panels.trail.element,
    panels.gauge.element,
    panels.line.element,
    panels.points?.element,
    panels.end.element,
    panels.actions.first,
    panels.steps.element,
    ...last,
  );
}

/** A press or a key anywhere skips the count at the end of a game. */
function skipCount(table: Table, page: HTMLElement) {
  const skip = () => table.state.over.count !== null && table.board.finishMotion();
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, skip, true);
}
