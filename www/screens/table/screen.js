// The page of a table: the board in the middle, with panels around it.

import { closeOnOutsidePress } from '../../ui/dismiss.js';
import { make, setAttribute } from '../../ui/dom.js';
import { nextTask } from '../../core/yielder.js';
import { openTableLink } from '../../links/address.js';
import { openFragment } from '../../links/fragment.js';
import { actionsPanel } from '../../ui/panel/actions.js';
import { analysisPanel } from '../../ui/panel/analysis.js';
import { extrasPanel } from '../../ui/panel/extras.js';
import { endPanel } from '../../ui/panel/end.js';
import { gaugePanel } from '../../ui/panel/gauge.js';
import { keepFocus } from '../../ui/panel/focus.js';
import { handPanel } from '../../ui/panel/hand.js';
import { linePanel } from '../../ui/panel/line.js';
import { movesPanel } from '../../ui/panel/moves.js';
import { loadDialog } from '../dialogs/late.js';
import { playersPanel } from '../../ui/panel/players.js';
import { pointsPanel } from '../../ui/panel/tally.js';
import { shareOptions } from './shared.js';
import { listenToSteps, stepsPanel } from '../../ui/panel/steps.js';
import { statePanel } from '../../ui/panel/state.js';
import { trailPanel } from '../../ui/panel/trail.js';
import { BoardView } from '../../ui/board/view.js';
import { showFit } from './fit.js';
import { documentTools, handActions, stateActions, watchVisibility } from './connections.js';
import { listenToShortcuts, shortcutsOf } from './shortcuts.js';
import { listenToLateParts } from './late.js';
import { t } from '../../words/index.js';
import { Table } from './table.js';
import { Wake } from './wake.js';
import { builderLink, positionLink, reviewOf, studyLink, tableLink } from './links.js';

/** @import { Engine } from '../../core/engine.js' */
/** @import { Thinker } from '../../core/thinker.js' */
/** @import { GamePage, Settings, TableView } from '../../types.js' */
/** @import { PlaySound } from './feedback.js' */

/**
 * @typedef {object} Host
 * @property {Engine} engine
 * @property {Thinker} thinker
 * @property {Settings} settings
 * @property {PlaySound} playSound
 * @property {() => HTMLElement} mute creates a button that mutes the page
 * @property {boolean} isFollowing whether the table follows another tab until it is known that none leads
 * @property {() => void} onState the state of the table has changed
 * @property {() => void} onSettings the visitor has changed a setting
 * @property {() => void} onPlayed a person has played a move
 * @property {() => void} onClear the game on the table is about to be replaced
 * @property {() => void} onLead a person has let the computer play here
 */

/**
 * Builds the page of a table.
 *
 * @param {GamePage} game
 * @param {Host} host
 */
export function tablePage(game, host) {
  const table = new Table(game, { ...host, ...documentTools(game) }, {
    onView: (view) => keepFocus(() => show(view), () => state.firstAction ?? board.currentCell),
    onState: host.onState,
    onPlayed: host.onPlayed,
    onClear: host.onClear,
    onLead: host.onLead,
    onScores: (view) => players.update(view),
    onClock: (left) => players.showTime(left),
  });
  const { play, advice, display, ending } = table;
  const { board } = display;

  const isHere = () => page.isConnected;
  const newGame = async () => {
    setSheet(false);
    const { settings } = host;
    const dialog = await loadDialog(t().actions.newGame, () => import('../dialogs/newgame.js'), isHere);
    dialog?.askForNewGame(game, play.state, settings.lastSetup[game.id], (chosen, setup) => {
      table.begin(chosen);
      settings.lastSetup = { ...settings.lastSetup, [game.id]: setup };
      host.onSettings();
    });
  };
  const restart = () => {
    if (play.snapshot.moves.length === 0) return;
    setSheet(false);
    table.restart();
  };
  const shareLinks = async () => {
    const dialog = await loadDialog(t().actions.share, () => import('../dialogs/share.js'), isHere);
    const { state, publicState } = play;
    const { isSecret } = tableLink(play);
    const { kinds, usual } = shareOptions({ game, state, publicState, positionLink: positionLink(play), isSecret }, host.engine);
    const { geometry: { isFlipped }, scene } = board;
    dialog?.share(kinds, usual, builderLink(play), { game, engine: host.engine, scene, state, ply: play.snapshot.ply, isFlipped });
  };

  const actions = actionsPanel({
    newGame,
    restart,
    undo: () => table.undo(),
    redo: () => table.redo(),
    hint: () => advice.hint(),
    analyse: () => ending.analyse(),
    flip: () => display.flip(),
    gains: () => {
      display.toggleGains();
      host.onSettings();
    },
    share: shareLinks,
    study: () => openFragment(studyLink(play)),
    rules: () => openFragment(`#/${game.id}/rules`),
    learn: game.loadLesson ? () => openFragment(`#/${game.id}/learn`) : null,
    more: () => setSheet(!page.classList.contains('sheet-open')),
  });
  const state = statePanel(stateActions(table, { send: shareLinks }));
  const points = game.describe.tally ? pointsPanel(game) : null;
  const end = endPanel(game, {
    rematch: () => table.begin(ending.rematch(0)),
    swap: () => table.begin(ending.rematch(1)),
    review: () => openTableLink(reviewOf(play)),
    study: () => openFragment(studyLink(play)),
    share: shareLinks,
  });
  const seek = (/** @type {number} */ ply) => {
    ending.stop();
    table.seek(Math.max(0, Math.min(play.snapshot.moves.length, ply)));
  };
  const steps = stepsPanel({ seek, playBack: () => ending.playBack(), result: () => ending.showResult(), analyse: () => ending.analyse(), more: () => setSheet(true) });
  const gauge = gaugePanel();
  const line = linePanel(game, (step) => display.foresee(step));
  const extras = extrasPanel({
    resign: () => (setSheet(false), table.endings.resign()),
    offerDraw: () => (setSheet(false), void table.endings.offerDraw()),
    keys: () => void listKeys(),
  });
  const wake = new Wake(host.settings);
  const players = playersPanel(game);
  const mute = host.mute();
  mute.classList.add('beside');
  const moves = movesPanel(game, (ply) => table.seek(ply));
  const trail = trailPanel(game, (ply) => table.seek(ply));
  const analysis = analysisPanel(game, (move) => advice.highlight(move));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;
  const show = (/** @type {TableView} */ view) => {
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
    if (view.end.isNew) table.ending.seen();
    points?.update(view.points);
    if (steps.update(view.end, view.actions.isAnalysing)) steps.focus();
  };

  actions.others.append(...extras.elements);
  const side = make('div', { class: 'side', id: 'side' }, actions.quick, actions.others, analysis.element, moves.element);
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
  const setSheet = (/** @type {boolean} */ isOpen) => {
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
  closeOnOutsidePress(veil, () => true, () => setSheet(false));

  const shortcuts = shortcutsOf(table, { newGame, share: shareLinks, list: () => void listKeys() });
  const listKeys = async () => {
    const dialog = await loadDialog(t().keys.title, () => import('../dialogs/keys.js'), isHere);
    dialog?.showShortcuts(shortcuts, host.settings, { hasAmounts: game.amount !== undefined, onChange: host.onSettings });
  };
  const late = listenToLateParts(table, host, { page, reveal: (squares) => boardView.reveal(squares) });
  const stopListening = listenToShortcuts(table, host.settings, shortcuts);
  const stopWatching = watchVisibility(table);
  const isReviewing = () => !steps.element.hidden;
  const stopSteps = listenToSteps({ page, board: board.element, list: moves.element }, isReviewing, (by) => seek(play.snapshot.ply + by));
  // A press or a key anywhere skips the count.
  const skip = () => ending.isCounting && display.finishMotion();
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, skip, true);
  const close = () => {
    // It stays on the screen until the next one is loaded.
    page.inert = true;
    stopListening();
    late.close();
    stopSteps();
    ending.stop();
    stopWatching();
    wake.close();
    extras.close();
    boardView.close();
    table.close();
  };

  const applySettings = () => {
    late.update();
    display.applySettings();
  };

  // The turn has its place: the browser lays out what is in it in a task of its own.
  const fit = () => {
    boardView.fit();
    void nextTask().then(() => turn.append(state.element, ...(hand ? [hand.element] : [])));
  };
  return { element: page, table, fit, applySettings, close };
}
