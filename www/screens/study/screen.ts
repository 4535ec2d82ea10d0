// The page of a study: the board as at a table, with the tree of moves, comments and marks, and the lines of the
// engine.

import { Lines } from '../../coach/lines.ts';
import { copyOf, restore } from '../../game/edits.ts';
import { Table } from '../../table/table.ts';
import { BoardView } from '../../ui/board/view.ts';
import { isVisible, make, setAttribute, setText } from '../../ui/dom.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { gaugePanel } from '../../ui/panel/gauge.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { sideSheet } from '../../ui/panel/sidesheet.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { trailPanel } from '../../ui/panel/trail.ts';
import { t } from '../../words/index.ts';
import { copyText } from '../dialogs/copy.ts';
import { documentTools, handActions, stateActions } from '../table/connections.ts';
import { showFit } from '../table/fit.ts';
import { listenToShortcuts } from '../table/shortcuts.ts';
import { listenToDrops, listenToPastes } from './files.ts';
import { Ink } from './ink.ts';
import { listenToStudyKeys } from './keys.ts';
import { linesPanel } from './lines.ts';
import { openMenu } from './menu.ts';
import { notesPanel } from './notes.ts';
import { openingsPanel, type OpeningWords } from './openings.ts';
import { listStudyKeys, studyShortcuts } from './shortcuts.ts';
import { Study, type Words } from './study.ts';
import { studyTools, type StudyCommands } from './tools.ts';
import { treePanel } from './tree.ts';
import type { Search } from '../../game/player.ts';
import type { Marks } from '../../game/tree.ts';
import type { GamePage } from '../../games/page.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { Services } from '../screen.ts';

/** What the page asks of its screen. */
export interface StudyHost {
  thinker: { think: Search; stop: () => void };
  openingWords: OpeningWords;
  /** Another position is shown, or the tree has changed. */
  onShow: () => void;
  /** The tree has changed. */
  onEdit: () => void;
  copyLink: () => void;
  playOn: () => void;
  /** Null in games without a board editor. */
  setUp: (() => void) | null;
  fresh: () => void;
  exportFile: () => void;
  /** Asks for a study; a text or a file is opened. */
  importFile: (given?: string | File) => void;
  /** Whether a text holds a study. */
  holdsStudy: (text: string) => boolean;
  onName: (name: string) => void;
}

export class StudyPage {
  readonly element;
  readonly table;
  readonly study;
  #game;
  #words;
  #lines;
  #panels;
  #tools;
  #sheet;
  #boardView;
  #name;
  /** Where the study is kept, in words. */
  #kept = make('span', { class: 'muted' });
  #stops: (() => void)[];

  constructor(game: GamePage, words: Words, services: Services, host: StudyHost) {
    this.#game = game;
    this.#words = words;
    this.table = this.#makeTable(services, host);
    this.study = new Study(this.table, words, {
      onShow: () => {
        this.#update();
        host.onShow();
      },
      onEdit: () => host.onEdit(),
    });
    this.#lines = new Lines(
      this.table,
      (...question) => host.thinker.think(...question),
      () => this.table.dispatch({ type: 'refresh' }),
    );
    const commands = this.#commands(
      host,
      () => void listStudyKeys(game, words, shortcuts, services, () => this.#isShown()),
    );
    const shortcuts = studyShortcuts(words, host.openingWords, commands);
    this.#panels = this.#makePanels(services, host);
    this.#tools = studyTools(words, host.openingWords, commands);
    this.#name = make('input', {
      type: 'text',
      class: 'study-name',
      'aria-label': words.name,
      placeholder: words.untitled(game.name),
      maxlength: '120',
      autocomplete: 'off',
      onchange: () => host.onName(this.#name.value.trim()),
    });
    const side = this.#side();
    this.#sheet = sideSheet(side, this.#tools.buttons.more);
    this.#boardView = new BoardView(game, this.table.board, (fit) => showFit(this.element, fit));
    this.element = this.#page(side);
    this.#sheet.attach(this.element);
    this.toggleSheet(false);
    listenToDrops(this.element, (file) => host.importFile(file));
    this.#stops = [
      listenToShortcuts(this.table, services.settings, shortcuts),
      listenToStudyKeys(this.study),
      listenToPastes((text) => host.holdsStudy(text) && host.importFile(text)),
    ];
    this.#update();
  }

  /** Opens the sheet for a purpose, by which it is laid out, or closes it. */
  toggleSheet(isOpen: boolean, purpose: 'more' | 'comment' | 'openings' = 'more') {
    this.element.dataset['sheet'] = purpose;
    this.#sheet.toggle(isOpen);
  }

  /** Shows what the study is called, and where it is kept. */
  showName(name: string, where: string) {
    this.#name.value = name;
    setText(this.#kept, where);
  }

  applySettings() {
    this.table.applySettings();
  }

  close() {
    for (const stop of this.#stops) stop();
    this.#lines.reset();
    this.#panels.openings.close();
    this.#boardView.close();
    this.table.close();
  }

  #isShown() {
    return this.element.isConnected;
  }

  #makeTable({ engine, settings, sound }: Services, { thinker }: StudyHost) {
    return new Table(
      this.#game,
      {
        engine,
        thinker,
        settings,
        playSound: (...played) => sound.play(...played),
        ...documentTools(this.#game),
        trees: { copyOf, restore },
      },
      {
        onView: (view) =>
          keepFocus(
            () => this.#show(view),
            () => this.table.board.currentCell,
          ),
        onState: () => this.study.update(),
        onClock: () => {},
      },
    );
  }

  #commands(host: StudyHost, listKeys: () => void): StudyCommands {
    const { table, study } = this;
    const { setUp, fresh, exportFile, importFile, copyLink } = host;
    return {
      back: () => study.step('back'),
      on: () => study.step('on'),
      analyse: () => table.dispatch({ type: 'analyse' }),
      comment: () => this.#comment(),
      more: () => this.toggleSheet(!this.#sheet.isOpen()),
      undo: () => study.undo(),
      redo: () => study.redo(),
      promote: () => study.promote(false),
      mainLine: () => study.promote(true),
      remove: () => study.remove(),
      flip: () => table.flip(),
      browse: () => this.#browse(),
      playOn: () => table.snapshot.toMove !== null && host.playOn(),
      setUp,
      fresh,
      exportFile,
      importFile: () => importFile(),
      share: copyLink,
      copy: () => void this.#copyMoves(),
      listKeys,
    };
  }

  #makePanels({ engine }: Services, { openingWords }: StudyHost) {
    const { table, study } = this;
    const [game, words] = [this.#game, this.#words];
    const ink = new Ink(
      table,
      () => study.current.marks.shapes,
      (shapes, drawn) => this.#draw(shapes, drawn),
    );
    return {
      players: playersPanel(game),
      state: statePanel(stateActions(table, {})),
      hand: game.hands ? handPanel(game.hands, handActions(table), table.board.painted) : null,
      gauge: gaugePanel(),
      trail: trailPanel(game, (ply) => table.seek(ply)),
      best: linesPanel(game, words, (moves) => study.playLine(moves)),
      tree: treePanel(game, study, words, (x, y) => this.#openMenu(x, y)),
      notes: notesPanel(game, study, ink, words),
      openings: openingsPanel(game, openingWords, { engine, table, onPlay: (move) => study.playLine([move]) }),
    };
  }

  #side() {
    const { best, openings, tree, notes } = this.#panels;
    return make(
      'div',
      { class: 'side', id: 'side' },
      make('div', { class: 'study-head' }, this.#name, this.#kept),
      best.element,
      openings.element,
      tree.element,
      notes.element,
      this.#tools.quick,
      this.#tools.others,
    );
  }

  #page(side: HTMLElement) {
    const { players, state, hand, trail, gauge } = this.#panels;
    const { board } = this.table;
    return make(
      'div',
      { class: hand ? 'table study with-hand' : 'table study', style: `--ratio: ${board.ratio()}` },
      make('h1', { class: 'hidden' }, t().page.study(this.#game.name)),
      players.element,
      make('div', { class: 'play' }, board.element),
      make('div', { class: 'turn' }, state.element, hand?.element),
      trail.element,
      gauge.element,
      this.#tools.bar,
      this.#sheet.veil,
      side,
      this.#boardView.room,
    );
  }

  #show(view: TableView) {
    const { players, state, hand, trail, gauge, best } = this.#panels;
    const { report, isOn } = this.table.state.advice;
    const { over, moves } = this.table.snapshot;
    players.update(view.players);
    state.update({ ...view.state, canPlayOn: false });
    hand?.update(view.hand);
    trail.update({ ...view.moves, moves });
    gauge.update(view.gauge);
    best.update({ isOn, isOver: over, report, lines: isOn ? this.#lines.of(report) : [] });
    this.element.classList.toggle('is-analysing', view.gauge !== null);
    setAttribute(this.#tools.buttons.analyse, 'aria-pressed', String(isOn));
  }

  #update() {
    const { tree, notes, openings } = this.#panels;
    tree.update();
    notes.update();
    openings.update();
    this.#tools.update(this.study);
  }

  #comment() {
    const { notes } = this.#panels;
    if (!isVisible(notes.element)) this.toggleSheet(true, 'comment');
    notes.focus();
  }

  /** Shows the openings, or hides them if they are in view. */
  #browse() {
    const { openings } = this.#panels;
    const isHidden = openings.isOn && !isVisible(openings.element);
    if (!isHidden) openings.toggle();
    this.toggleSheet(false);
    this.element.classList.toggle('is-browsing', openings.isOn);
    setAttribute(this.#tools.buttons.browse, 'aria-pressed', String(openings.isOn));
    if (!openings.isOn) return;
    if (!isVisible(openings.element)) this.toggleSheet(true, 'openings');
    openings.element.focus({ preventScroll: true });
  }

  /** Opens the menu of the current move. */
  #openMenu(x: number, y: number) {
    const { study } = this;
    const words = this.#words;
    const choices = [
      { words: words.promote, run: () => study.promote(false) },
      { words: words.mainLine, run: () => study.promote(true) },
      { words: words.copy, run: () => void this.#copyMoves() },
      { words: words.remove, run: () => study.remove() },
    ];
    openMenu(words.menu, choices, { x, y }, () => this.#panels.tree.focus());
  }

  /** Replaces the shapes of the current position; `drawn` is the new one, or null where one was erased. */
  #draw(shapes: Marks['shapes'], drawn: Marks['shapes'][number] | null) {
    const { erasedShape, drewCircle, drewArrow, colours } = this.#words;
    this.study.mark({ shapes });
    if (drawn === null) return this.table.say(erasedShape);
    const [from = '', to = ''] = drawn.squares;
    const colour = colours[drawn.color as keyof Words['colours']] ?? '';
    this.table.say(to === '' ? drewCircle(colour, from) : drewArrow(colour, from, to));
  }

  async #copyMoves() {
    const { copied, notCopied } = this.#words;
    this.table.say((await copyText(this.study.line.join(' '))) ? copied : notCopied);
  }
}
