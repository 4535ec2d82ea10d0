// The page of a table: the board in the middle, with panels around it.

import { closeOnOutsidePress } from '../../ui/dismiss.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { nextTask } from '../../core/yielder.ts';
import { openTableLink } from '../../links/address.ts';
import { openFragment } from '../../links/fragment.ts';
import { actionsPanel } from '../../ui/panel/actions.ts';
import { analysisPanel } from '../../ui/panel/analysis.ts';
import { extrasPanel } from '../../ui/panel/extras.ts';
import { endPanel } from '../../ui/panel/end.ts';
import { gaugePanel } from '../../ui/panel/gauge.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { linePanel } from '../../ui/panel/line.ts';
import { movesPanel } from '../../ui/panel/moves.ts';
import { loadDialog } from '../dialogs/late.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { pointsPanel } from '../../ui/panel/tally.ts';
import { shareOptions } from './shared.ts';
import { listenToSteps, stepsPanel } from '../../ui/panel/steps.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { trailPanel } from '../../ui/panel/trail.ts';
import { BoardView } from '../../ui/board/view.ts';
import { showFit } from './fit.ts';
import { documentTools, handActions, stateActions, watchVisibility } from './connections.ts';
import { listenToShortcuts, shortcutsOf } from './shortcuts.ts';
import { listenToLateParts } from './late.ts';
import { t } from '../../words/index.ts';
import { Table } from '../../table/table.ts';
import { Wake } from './wake.ts';
import { builderLink, positionLink, reviewOf, studyLink, tableLink } from './links.ts';
import type { Engine } from '../../core/engine.ts';
import type { Thinker } from '../../core/thinker.ts';
import type { GamePage } from '../../games/page.ts';
import type { Settings } from '../../library/settings.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { PlaySound } from '../../ui/feedback.ts';

interface Host {
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
  /** A person has let the computer play here. */
  onLead: () => void;
}

/** Builds the page of a table. */
export function tablePage(game: GamePage, host: Host) {
  const table = new Table(
    game,
    { ...host, ...documentTools(game) },
    {
      onView: (view) =>
        keepFocus(
          () => show(view),
          () => state.firstAction ?? board.currentCell,
        ),
      onState: host.onState,
      onPlayed: host.onPlayed,
      onClear: host.onClear,
      onLead: host.onLead,
      onScores: (view) => players.update(view),
      onClock: (left) => players.showTime(left),
    },
  );
  const { board } = table;

  const isHere = () => page.isConnected;
  const newGame = async () => {
    setSheet(false);
    const { settings } = host;
    const dialog = await loadDialog(t().actions.newGame, () => import('../dialogs/newgame.ts'), isHere);
    dialog?.askForNewGame(game, table.link, settings.lastSetup[game.id], (chosen, setup) => {
      table.begin(chosen);
      settings.lastSetup = { ...settings.lastSetup, [game.id]: setup };
      host.onSettings();
    });
  };
  const restart = () => {
    if (table.snapshot.moves.length === 0) return;
    setSheet(false);
    table.restart();
  };
  const shareLinks = async () => {
    const dialog = await loadDialog(t().actions.share, () => import('../dialogs/share.ts'), isHere);
    const { link: state, publicLink: publicState } = table;
    const { isSecret } = tableLink(table);
    const { kinds, usual } = shareOptions(
      { game, state, publicState, positionLink: positionLink(table), isSecret },
      host.engine,
    );
    const {
      geometry: { isFlipped },
      scene,
    } = board;
    dialog?.share(kinds, usual, builderLink(table), {
      game,
      engine: host.engine,
      scene,
      state,
      ply: table.snapshot.ply,
      isFlipped,
    });
  };

  const actions = actionsPanel({
    newGame,
    restart,
    undo: () => table.dispatch({ type: 'undo' }),
    redo: () => table.dispatch({ type: 'redo' }),
    hint: () => table.dispatch({ type: 'hint' }),
    analyse: () => table.dispatch({ type: 'reviewMistake' }),
    flip: () => table.flip(),
    gains: () => {
      host.settings.gains = !host.settings.gains;
      table.dispatch({ type: 'refresh' });
      host.onSettings();
    },
    share: shareLinks,
    study: () => openFragment(studyLink(table)),
    rules: () => openFragment(`#/${game.id}/rules`),
    learn: game.loadLesson ? () => openFragment(`#/${game.id}/learn`) : null,
    more: () => setSheet(!page.classList.contains('sheet-open')),
  });
  const state = statePanel(stateActions(table, { send: shareLinks }));
  const points = game.describe.tally ? pointsPanel(game) : null;
  const end = endPanel(game, {
    rematch: () => table.rematch(0),
    swap: () => table.rematch(1),
    review: () => openTableLink(reviewOf(table)),
    study: () => openFragment(studyLink(table)),
    share: shareLinks,
  });
  const seek = (ply: number) => {
    table.dispatch({ type: 'playBack', isOn: false });
    table.seek(Math.max(0, Math.min(table.snapshot.moves.length, ply)));
  };
  const steps = stepsPanel({
    seek,
    playBack: () => table.dispatch({ type: 'playBack', isOn: !table.state.over.isPlayingBack }),
    result: () => table.dispatch({ type: 'showResult' }),
    analyse: () => table.dispatch({ type: 'reviewMistake' }),
    more: () => setSheet(true),
  });
  const gauge = gaugePanel();
  const line = linePanel(game, (step) => table.dispatch({ type: 'foresee', step }));
  const extras = extrasPanel({
    resign: () => (setSheet(false), table.dispatch({ type: 'resign' })),
    offerDraw: () => (setSheet(false), table.dispatch({ type: 'offerDraw' })),
    keys: () => void listKeys(),
  });
  const wake = new Wake(host.settings);
  const players = playersPanel(game);
  const mute = host.mute();
  mute.classList.add('beside');
  const moves = movesPanel(game, (ply) => table.seek(ply));
  const trail = trailPanel(game, (ply) => table.seek(ply));
  const analysis = analysisPanel(game, (move) => table.dispatch({ type: 'highlight', move }));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;
  const show = (view: TableView) => {
    players.update(view.players);
    state.update(view.state);
    actions.update(view.actions);
    extras.update(view.extras);
    wake.update(!view.state.snapshot.over && view.state.snapshot.moves.length > 0);
    moves.update(view.moves);
    trail.update(view.moves);
    analysis.update(view.analysis);
    hand?.update(view.hand);
    gauge.update(view.gauge);
    line.update(view.line);
    page.classList.toggle('is-ended', view.end.isShown);
    page.classList.toggle('is-analysing', view.gauge !== null);
    page.classList.toggle('is-foreseeing', !line.element.hidden);
    page.classList.toggle('is-reviewing', view.end.isReviewing);
    end.update(view.end);
    if (view.end.isNew) table.dispatch({ type: 'resultSeen' });
    points?.update(view.points);
    if (steps.update(view.end, view.actions.isAnalysing)) steps.focus();
  };

  actions.others.append(...extras.elements);
  const side = make(
    'div',
    { class: 'side', id: 'side' },
    actions.quick,
    actions.others,
    analysis.element,
    moves.element,
  );
  const veil = make('div', { class: 'veil' });
  const turn = make('div', { class: 'turn' });
  const boardView = new BoardView(game, board, (fit) => showFit(page, fit));
  const page = make(
    'div',
    { class: hand ? 'table with-hand' : 'table', style: `--ratio: ${board.ratio()}` },
    make('h1', { class: 'hidden' }, game.name),
    players.element,
    mute,
    make('div', { class: 'play' }, board.element),
    turn,
    trail.element,
    gauge.element,
    line.element,
    points?.element,
    end.element,
    actions.first,
    steps.element,
    veil,
    side,
    boardView.room,
  );

  // On a phone the side panel is a bottom sheet; the veil behind it blocks the rest of the page.
  setAttribute(actions.more, 'aria-controls', 'side');
  const setSheet = (isOpen: boolean) => {
    const hadFocus = page.classList.contains('sheet-open') && side.contains(document.activeElement);
    page.classList.toggle('sheet-open', isOpen);
    setAttribute(actions.more, 'aria-expanded', String(isOpen));
    if (hadFocus && !isOpen) actions.more.focus();
  };
  setSheet(false);
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !page.classList.contains('sheet-open')) return;
    event.preventDefault();
    setSheet(false);
    actions.more.focus();
  });
  closeOnOutsidePress(
    veil,
    () => true,
    () => setSheet(false),
  );

  const shortcuts = shortcutsOf(table, { newGame, share: shareLinks, list: () => void listKeys() });
  const listKeys = async () => {
    const dialog = await loadDialog(t().keys.title, () => import('../dialogs/keys.ts'), isHere);
    dialog?.showShortcuts(shortcuts, host.settings, {
      hasAmounts: game.amount !== undefined,
      onChange: host.onSettings,
    });
  };
  const late = listenToLateParts(table, host.settings, { page, reveal: (squares) => boardView.reveal(squares) });
  const stopListening = listenToShortcuts(table, host.settings, shortcuts);
  const stopWatching = watchVisibility(table);
  const isReviewing = () => !steps.element.hidden;
  const stopSteps = listenToSteps({ page, board: board.element, list: moves.element }, isReviewing, (by) =>
    seek(table.snapshot.ply + by),
  );
  // A press or a key anywhere skips the count.
  const skip = () => table.state.over.count !== null && board.finishMotion();
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, skip, true);
  const close = () => {
    // It stays on the screen until the next one is loaded.
    page.inert = true;
    stopListening();
    late.close();
    stopSteps();
    stopWatching();
    wake.close();
    extras.close();
    boardView.close();
    table.close();
  };

  const applySettings = () => {
    late.update();
    table.applySettings();
  };

  // The turn has its place: the browser lays out what is in it in a task of its own.
  const fit = () => {
    boardView.fit();
    void nextTask().then(() => turn.append(state.element, ...(hand ? [hand.element] : [])));
  };
  return { element: page, table, fit, applySettings, close };
}
