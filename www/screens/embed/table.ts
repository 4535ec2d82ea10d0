// A table in a frame, and what the host page may know of its game.

import { Fault } from '../../core/fault.ts';
import { isSecret } from '../../game/hands.ts';
import { nextStop } from '../../game/seats.ts';
import { findGame } from '../../games/index.ts';
import { fragmentOf, replaceFragment } from '../../links/fragment.ts';
import { formatLink, parseLink, type TablePlace } from '../../links/link.ts';
import { problemWords, type Problem } from '../../links/problem.ts';
import { Table } from '../../table/table.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { t } from '../../words/index.ts';
import { documentTools, handActions, stateActions, watchVisibility } from '../table/connections.ts';
import { tableLink } from '../table/links.ts';
import { controlsPanel, type Mode } from './controls.ts';
import { connect } from './host.ts';
import { problemPanel } from './parts.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { EmbedTools, Frame } from '../embed.ts';

/** What the host page has last asked to show. */
interface Assigned {
  link: string;
  moves: string;
  /** Whether the host page knows the hands: it has dealt, and no move of others was concealed from it since. */
  isKnown: boolean;
}

export class TableFrame implements Frame {
  #game;
  #place;
  #mode;
  #table;
  #panels;
  #problem;
  #assigned: Assigned = { link: '', moves: '', isKnown: false };
  #isHostsMove = false;
  #isOver = false;
  /** Null until the host page can be told. */
  #host: ReturnType<typeof connect> | null = null;

  constructor(main: HTMLElement, game: GamePage, place: TablePlace, tools: EmbedTools, mode: Mode) {
    this.#game = game;
    this.#place = place;
    this.#mode = mode;
    this.#table = this.#makeTable(tools);
    this.#problem = problemPanel(() => this.#table.board.focus());
    this.#panels = this.#makePanels();
    // The host page has a main landmark of its own.
    document.title = t().embed.board(game.name);
    setAttribute(main, 'aria-label', document.title);
    main.replaceChildren(this.#page());
    this.#begin();
    this.#host = this.#connect(tools.onTheme);
    watchVisibility(this.#table);
  }

  say(words: string) {
    this.#problem.say(words);
  }

  recover() {
    this.#table.recover();
  }

  refresh() {
    this.#table.board.refresh();
  }

  close() {
    this.#table.close();
  }

  #makeTable({ engine, thinker, settings }: EmbedTools) {
    const isLocked = this.#mode !== 'play';
    return new Table(
      this.#game,
      { engine, thinker, settings, ...documentTools(this.#game), isLocked, startsPaused: true },
      {
        onView: (view) =>
          keepFocus(
            () => this.#show(view),
            () => this.#panels.state.firstAction ?? this.#table.board.currentCell,
          ),
        onState: () => this.#report(),
        onMove: (move, ply) => this.#reportMove(move, ply),
        // A problem of the link is obsolete after a move.
        onPlayed: () => this.#problem.say(''),
        onScores: (view) => this.#panels.players.update(view),
        onClock: (left) => this.#panels.players.showTime(left),
      },
    );
  }

  #makePanels() {
    const [game, table] = [this.#game, this.#table];
    const hasHand = game.hands !== undefined && this.#mode === 'play';
    const begin = () => this.#begin();
    return {
      players: playersPanel(game),
      state: statePanel(stateActions(table, { newGame: begin })),
      hand: game.hands && hasHand ? handPanel(game.hands, handActions(table), table.board.painted) : null,
      controls: controlsPanel(table, this.#mode, {
        link: () => this.#publicLink(),
        begin,
        open: (link) => this.#host !== null && this.#host.send({ type: 'open', link }),
      }),
    };
  }

  #page() {
    const { players, state, hand, controls } = this.#panels;
    const { board } = this.#table;
    const words = this.#mode === 'play' ? state.element : controls.line;
    return make(
      'div',
      { class: hand ? 'framed has-hand' : 'framed', style: `--ratio: ${board.ratio()}` },
      make('h1', { class: 'hidden' }, this.#game.name),
      players.element,
      make(
        'div',
        { class: 'play' },
        board.element,
        make('div', { class: 'turn' }, hand?.element, words, this.#problem.element),
      ),
      controls.element,
    );
  }

  #show(view: TableView) {
    const { players, state, hand, controls } = this.#panels;
    players.update(view.players);
    hand?.update(view.hand);
    if (this.#mode === 'play') state.update(view.state);
    controls.update(view);
  }

  /** Returns to the address, which may be a position after some moves, for example a puzzle. */
  #begin() {
    this.#open(this.#place.state, this.#place.problems);
  }

  #open(state: GameLink, problems: Problem[]) {
    const table = this.#table;
    this.#isOver = false;
    const assigned: Assigned = { link: formatLink(state), moves: '', isKnown: false };
    this.#assigned = assigned;
    const isGuess = this.#isGuess(state);
    const found = table.open({
      ...state,
      ...(isGuess && { moves: [], at: null }),
      ...(this.#mode === 'steps' && state.at === null && { at: 0 }),
    });
    if (isGuess) found.push(() => t().faults.handHidden());
    assigned.isKnown = state.seed !== null || table.link.position !== null;
    assigned.moves = table.link.moves.join();
    void problemWords([...problems, ...found]).then((words) => this.#assigned === assigned && this.say(words));
  }

  /** Moves on a deal that the host page has not given would try out its hands. */
  #isGuess({ seed, position, moves }: GameLink) {
    return this.#game.hands !== undefined && seed === null && position === null && moves.length > 0;
  }

  #connect(onTheme: (theme: string) => void) {
    const table = this.#table;
    return connect({
      play: (move) => this.#playForHost(move),
      // A step of the current move is the visitor's own.
      undo: () => (this.#isHidden() ? table.seek(nextStop(table.sight, -1)) : table.dispatch({ type: 'undo' })),
      show: (link) => {
        const next = fragmentOf(link) === null ? null : parseLink(link, findGame);
        if (next?.screen === 'table' && next.state.game === this.#game.id) this.#open(next.state, next.problems);
        // Another game is another page; an invalid link is refused here.
        else replaceFragment(link);
      },
      theme: onTheme,
      start: () => {
        this.#isOver = table.snapshot.over;
        this.#report();
        this.#sendEvent('ready', { game: this.#game.id, position: table.openPosition });
      },
    });
  }

  #playForHost(move: string) {
    if (this.#isHidden()) throw new Fault('handHidden');
    this.#isHostsMove = true;
    try {
      this.#table.attempt(move);
    } finally {
      this.#isHostsMove = false;
    }
  }

  /** Whether what is legal would reveal a hand to the host page. */
  #isHidden() {
    return isSecret(this.#table.sight) && !this.#assigned.isKnown;
  }

  /** The link for the host page, which must not learn the deal of hidden hands, unless it has set the link itself. */
  #publicLink() {
    const table = this.#table;
    if (!isSecret(table.sight)) return tableLink(table).link;
    return table.link.moves.join() === this.#assigned.moves ? this.#assigned.link : formatLink(table.publicLink);
  }

  #report() {
    this.#sendState();
    const { over, winners, scores } = this.#table.snapshot;
    if (over && !this.#isOver) this.#sendEvent('over', { winners, scores });
    this.#isOver = over;
  }

  #reportMove(move: string, ply: number) {
    this.#assigned.isKnown &&= this.#isHostsMove || !move.includes('?');
    this.#sendState();
    this.#sendEvent('move', { game: this.#game.id, move, position: this.#table.openPosition, ply });
  }

  #sendState() {
    this.#host?.send({ type: 'state', position: this.#table.openPosition, link: this.#publicLink() });
  }

  #sendEvent(name: string, detail: object) {
    this.#host?.send({ type: 'event', name, detail });
  }
}
