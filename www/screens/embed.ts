// The page inside an embed frame: one table or study, a few controls, and a channel to the host page.

import { Fault } from '../core/fault.ts';
import { isSecret } from '../game/hands.ts';
import { nextStop } from '../game/seats.ts';
import { fragmentOf, replaceFragment } from '../links/fragment.ts';
import { formatLink, parseLink, type Place } from '../links/link.ts';
import { GAMES, findGame } from '../games/index.ts';
import { make, setAttribute, setText } from '../ui/dom.ts';
import { keepFocus } from '../ui/panel/focus.ts';
import { handPanel } from '../ui/panel/hand.ts';
import { playersPanel } from '../ui/panel/players.ts';
import { statePanel } from '../ui/panel/state.ts';
import { connect } from './embed/host.ts';
import { control, problemPanel, wholeLink } from './embed/parts.ts';
import { documentTools, handActions, stateActions, watchVisibility } from './table/connections.ts';
import { Table } from '../table/table.ts';
import { publicLink, tableLink } from './table/links.ts';
import { loadErrors } from '../words/errors/index.ts';
import { t } from '../words/index.ts';
import type { Engine } from '../core/engine.ts';
import type { Thinker } from '../core/thinker.ts';
import type { Settings } from '../library/settings.ts';
import type { GameLink } from '../links/state.ts';
import type { TableView } from '../ui/panel/views.ts';

/** The modes of an embedded board: play on it, view it, or step through its game. */
const MODES = ['play', 'view', 'steps'] as const;

export interface EmbedTools {
  engine: Engine;
  thinker: Thinker;
  settings: Settings;
  /** The host page has changed its theme. */
  onTheme: (theme: string) => void;
}

/**
 * Fills `main` with the table or the study of the address.
 *
 * @param place the parsed address
 * @returns a handle on it; null when the address names no game, which the page then says
 */
export async function embeddedPage(main: HTMLElement, place: Place, tools: EmbedTools) {
  const { engine, thinker, settings } = tools;
  const game = place.screen === 'table' || place.screen === 'study' ? findGame(place.state.game) : undefined;
  if (game && place.screen === 'study') {
    const { studyFrame } = await import('./embed/study.ts');
    return studyFrame(main, game, place, tools);
  }
  if (place.screen === 'puzzles') {
    const { puzzleFrame } = await import('./embed/puzzle.ts');
    const frame = await puzzleFrame(main, place, tools);
    if (frame) return frame;
  }
  if (place.screen !== 'table' || !game) {
    const problems = place.screen === 'hall' ? place.problems : [];
    const { none, noGame, known } = t().embed;
    const words = t().sentences([...(problems.length > 0 ? problems : [noGame]), known(GAMES.map(({ id }) => id))]);
    document.title = none;
    main.replaceChildren(make('div', { class: 'failure', role: 'alert' }, make('h1', {}, none), make('p', {}, words)));
    return null;
  }
  const asked = new URLSearchParams(location.search).get('mode');
  const mode = MODES.find((known) => known === asked) ?? 'play';

  let host: ReturnType<typeof connect> | null = null;
  let isOver = false;
  /**
   * The link that the host page last asked to show, its moves, and whether the host page knows the hands: it has dealt,
   * and no move of others was concealed from it since.
   */
  let assigned = { link: '', moves: '', isKnown: false };
  let isHostsMove = false;
  // The host page must not learn the deal of a game with hidden hands, unless it has set the link itself.
  const publicLinkOf = () => {
    if (!isSecret(table.sight)) return tableLink(table).link;
    return table.link.moves.join() === assigned.moves ? assigned.link : publicLink(table);
  };
  const sendState = () => host?.send({ type: 'state', position: table.openPosition, link: publicLinkOf() });
  const report = () => {
    sendState();
    const { over, winners, scores } = table.snapshot;
    if (over && !isOver) host?.send({ type: 'event', name: 'over', detail: { winners, scores } });
    isOver = over;
  };
  const table = new Table(
    game,
    { engine, thinker, settings, ...documentTools(game), isLocked: mode !== 'play', startsPaused: true },
    {
      onView: (view) =>
        keepFocus(
          () => showView(view),
          () => state.firstAction ?? board.currentCell,
        ),
      onState: report,
      onMove: (move, ply) => {
        assigned.isKnown &&= isHostsMove || !move.includes('?');
        sendState();
        host?.send({ type: 'event', name: 'move', detail: { game: game.id, move, position: table.openPosition, ply } });
      },
      // A problem of the link is obsolete after a move.
      onPlayed: () => problem.say(''),
      onScores: (view) => players.update(view),
      onClock: (left) => players.showTime(left),
    },
  );
  const { board } = table;

  const players = playersPanel(game);
  const state = statePanel(stateActions(table, { newGame: () => begin() }));
  const hand = game.hands && mode === 'play' ? handPanel(game.hands, handActions(table), board.painted) : null;
  const bar = controls(
    table,
    mode,
    publicLinkOf,
    () => begin(),
    (link) => host !== null && host.send({ type: 'open', link }),
  );
  const showView = (view: TableView) => {
    players.update(view.players);
    hand?.update(view.hand);
    if (mode === 'play') state.update(view.state);
    bar.update(view);
  };

  // The host page has a main landmark of its own.
  document.title = t().embed.board(game.name);
  setAttribute(main, 'aria-label', document.title);
  const problem = problemPanel(() => board.focus());
  main.replaceChildren(
    make(
      'div',
      { class: hand ? 'framed has-hand' : 'framed', style: `--ratio: ${board.ratio()}` },
      make('h1', { class: 'hidden' }, game.name),
      players.element,
      make(
        'div',
        { class: 'play' },
        board.element,
        make('div', { class: 'turn' }, hand?.element, mode === 'play' ? state.element : bar.line, problem.element),
      ),
      bar.element,
    ),
  );

  const show = (state: GameLink, problems: string[]) => {
    isOver = false;
    assigned = { link: formatLink(state), moves: '', isKnown: false };
    // Moves on a deal that the host page has not given would try out its hands.
    const isGuess =
      game.hands !== undefined && state.seed === null && state.position === null && state.moves.length > 0;
    const found = table.open({
      ...state,
      ...(isGuess && { moves: [], at: null }),
      ...(mode === 'steps' && state.at === null && { at: 0 }),
    });
    if (isGuess) found.push(() => t().problems.move(1, t().faults.handHidden()));
    assigned.isKnown = state.seed !== null || table.link.position !== null;
    assigned.moves = table.link.moves.join();
    const shown = assigned;
    const say = () => shown === assigned && problem.say(t().sentences([...problems, ...found.map((words) => words())]));
    if (found.length > 0) void loadErrors().then(say);
    else say();
  };
  // A restart returns to the address, which may be a position after some moves, for example a puzzle.
  const begin = () => show(place.state, place.problems);
  begin();

  // What is legal would reveal a hand.
  const isHidden = () => isSecret(table.sight) && !assigned.isKnown;
  host = connect({
    play: (move) => {
      if (isHidden()) throw new Fault('handHidden');
      isHostsMove = true;
      try {
        table.attempt(move);
      } finally {
        isHostsMove = false;
      }
    },
    // A step of the current move is the visitor's own.
    undo: () => (isHidden() ? table.seek(nextStop(table.sight, -1)) : table.dispatch({ type: 'undo' })),
    show: (link) => {
      const next = fragmentOf(link) === null ? null : parseLink(link, findGame);
      if (next?.screen === 'table' && next.state.game === game.id) show(next.state, next.problems);
      // Another game is another page; an invalid link is refused here.
      else replaceFragment(link);
    },
    theme: tools.onTheme,
    start: () => {
      isOver = table.snapshot.over;
      report();
      host?.send({ type: 'event', name: 'ready', detail: { game: game.id, position: table.openPosition } });
    },
  });
  addEventListener('hashchange', () => location.reload());
  watchVisibility(table);
  return {
    say: problem.say,
    recover: () => table.recover(),
    refresh: () => board.refresh(),
    close: () => table.close(),
  };
}

/**
 * The buttons of a frame, and the link to the whole page.
 *
 * @param link the link that may be revealed
 * @param begin restarts from the initial state
 * @param open asks the host page to open a link; false when there is no host page
 */
function controls(
  table: Table,
  mode: (typeof MODES)[number],
  link: () => string,
  begin: () => void,
  open: (link: string) => boolean,
) {
  const words = t().embed;
  const count = () => table.snapshot.moves.length;
  const buttons = {
    first: control(words.toStart, 'first', () => table.seek(0)),
    undo: control(words.undo, 'undo', () => table.dispatch({ type: 'undo' })),
    back: control(words.back, 'back', () => table.seek(table.snapshot.ply - 1)),
    on: control(words.on, 'on', () => table.seek(table.snapshot.ply + 1)),
    redo: control(words.redo, 'redo', () => table.dispatch({ type: 'redo' })),
    last: control(words.toEnd, 'last', () => table.seek(count())),
    restart: control(words.restart, 'restart', begin),
  };
  const visible: Record<typeof mode, (keyof typeof buttons)[]> = {
    play: ['undo', 'redo', 'restart'],
    view: [],
    steps: ['first', 'back', 'on', 'last'],
  };
  const line = make('p', { class: 'words', role: 'status' });
  const whole = wholeLink(link, open);
  return {
    element: make('div', { class: 'controls' }, ...visible[mode].map((name) => buttons[name]), whole.element),
    /** The status line when nobody plays here. */
    line,
    update({
      actions: { canUndo, canRedo },
      state: { words: said },
      moves: {
        snapshot: { ply, moves },
        moves: shown,
      },
    }: TableView) {
      const isOpen = {
        first: ply > 0,
        undo: canUndo,
        back: ply > 0,
        on: ply < moves.length,
        redo: canRedo,
        last: ply < moves.length,
        restart: moves.length > 0,
      };
      for (const [name, element] of Object.entries(buttons)) {
        setAttribute(element, 'aria-disabled', String(!isOpen[name as keyof typeof isOpen]));
      }
      const isStep = mode === 'steps' && ply > 0 && moves.length > 0;
      const step = isStep ? words.step(ply, moves.length, shown[ply - 1] ?? '') : '';
      if (mode !== 'play') setText(line, t().sentences([step, isStep && ply < moves.length ? '' : said]));
      whole.update();
    },
  };
}
