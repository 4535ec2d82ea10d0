// The page of a study: the board as at a table, with the tree of moves, comments and marks, and the lines of the
// engine.

import { Lines } from '../../coach/lines.ts';
import { copyText } from '../dialogs/copy.ts';
import { loadDialog } from '../dialogs/late.ts';
import { closeOnOutsidePress } from '../../ui/dismiss.ts';
import { addIcons, icon, isVisible, make, setAttribute, setText } from '../../ui/dom.ts';
import { gaugePanel } from '../../ui/panel/gauge.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { handPanel } from '../../ui/panel/hand.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { statePanel } from '../../ui/panel/state.ts';
import { toggleFullScreen } from '../../ui/panel/extras.ts';
import { trailPanel } from '../../ui/panel/trail.ts';
import { BoardView } from '../../ui/board/view.ts';
import { t } from '../../words/index.ts';
import { copyOf, restore } from '../../game/edits.ts';
import { documentTools, handActions, stateActions } from '../table/connections.ts';
import { showFit } from '../table/fit.ts';
import { listenToShortcuts } from '../table/shortcuts.ts';
import { Table } from '../../table/table.ts';
import { listenToDrops } from './files.ts';
import { Ink } from './ink.ts';
import { listenToStudyKeys } from './keys.ts';
import { linesPanel } from './lines.ts';
import { openMenu } from './menu.ts';
import { notesPanel } from './notes.ts';
import { openingsPanel, type OpeningWords } from './openings.ts';
import { Study, type Words } from './study.ts';
import { treePanel } from './tree.ts';
import type { GamePage } from '../../games/page.ts';
import type { Search } from '../../game/player.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { Services } from '../screen.ts';

addIcons({
  comment: 'M4 5h16v11H11l-5 4v-4H4Z',
  promote: 'M12 20V6M6.5 11.5 12 6l5.5 5.5M6 3h12',
  main: 'M6 21V4M6 4l-3 3.5M6 4l3 3.5M12 20h3a4 4 0 0 0 4-4V9M12 20h.01',
  delete: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  export: 'M12 4v11M8 11.5l4 4 4-4M5 15v5h14v-5',
  import: 'M12 15V4M8 7.5 12 3.5l4 4M5 15v5h14v-5',
  board: 'M4 4h16v16H4ZM12 4v16M4 12h16M4 4h8v8H4ZM12 12h8v8h-8Z',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5v13',
});

interface Host {
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

/** Builds the page of a study. */
export function studyPage(game: GamePage, words: Words, services: Services, host: Host) {
  const { engine, settings, sound } = services;
  const { thinker } = host;
  /** Null while the table is made. */
  let study: Study | null = null;
  let view: TableView | null = null;
  const table = new Table(
    game,
    {
      engine,
      thinker,
      settings,
      playSound: (...played) => sound.play(...played),
      ...documentTools(game),
      trees: { copyOf, restore },
    },
    {
      onView: (shown) => {
        view = shown;
        if (study)
          keepFocus(
            () => show(shown),
            () => board.currentCell,
          );
      },
      onState: () => study?.update(),
      onClock: () => {},
    },
  );
  const { board } = table;
  const made = new Study(table, words, {
    onShow: () => {
      update();
      host.onShow();
    },
    onEdit: () => host.onEdit(),
  });
  study = made;
  const lines = new Lines(
    table,
    (...question) => thinker.think(...question),
    () => table.dispatch({ type: 'refresh' }),
  );
  const ink = new Ink(
    table,
    () => made.current.marks.shapes,
    (shapes, drawn) => {
      made.mark({ shapes });
      const [from = '', to = ''] = drawn?.squares ?? [];
      const colour = words.colours[drawn?.color as keyof Words['colours']] ?? '';
      table.say(
        drawn === null
          ? words.erasedShape
          : to === ''
            ? words.drewCircle(colour, from)
            : words.drewArrow(colour, from, to),
      );
    },
  );

  const players = playersPanel(game);
  const state = statePanel(stateActions(table, {}));
  const hand = game.hands ? handPanel(game.hands, handActions(table), board.painted) : null;
  const gauge = gaugePanel();
  const trail = trailPanel(game, (ply) => table.seek(ply));
  const best = linesPanel(game, words, (moves) => made.playLine(moves));
  const tree = treePanel(game, made, words, (x, y) => openMenu(words.menu, choices(), { x, y }, () => tree.focus()));
  const notes = notesPanel(game, made, ink, words);
  const openings = openingsPanel(game, host.openingWords, { engine, table, onPlay: (move) => made.playLine([move]) });

  const copyMoves = async () => table.say((await copyText(made.line.join(' '))) ? words.copied : words.notCopied);
  const choices = () => [
    { words: words.promote, run: () => made.promote(false) },
    { words: words.mainLine, run: () => made.promote(true) },
    { words: words.copy, run: () => void copyMoves() },
    { words: words.remove, run: () => made.remove() },
  ];

  const action = (label: string, drawing: string, onclick: () => void) =>
    make('button', { type: 'button', class: 'action', title: label, onclick }, icon(drawing), make('span', {}, label));
  const back = action(t().review.back, 'back', () => made.step('back'));
  const on = action(t().review.next, 'on', () => made.step('on'));
  const analyse = action(t().actions.analyse, 'analyse', () => table.dispatch({ type: 'analyse' }));
  const comment = action(words.note, 'comment', () => {
    if (!isVisible(notes.element)) setSheet(true, 'comment');
    notes.focus();
  });
  const more = action(t().actions.more, 'more', () => setSheet(!page.classList.contains('sheet-open')));
  const bar = make(
    'div',
    { class: 'bar', role: 'toolbar', 'aria-label': t().actions.bar },
    back,
    on,
    analyse,
    comment,
    more,
  );
  const undo = action(t().actions.undo, 'undo', () => made.undo());
  const redo = action(t().actions.redo, 'redo', () => made.redo());
  const promote = action(words.promote, 'promote', () => made.promote(false));
  const mainLine = action(words.mainLine, 'main', () => made.promote(true));
  const remove = action(words.remove, 'delete', () => made.remove());
  const quick = make(
    'div',
    { class: 'actions quick' },
    undo,
    redo,
    promote,
    mainLine,
    remove,
    action(t().actions.flip, 'flip', () => table.flip()),
  );
  const browse = action(host.openingWords.title, 'book', () => {
    const isHidden = openings.isOn && !isVisible(openings.element);
    if (!isHidden) openings.toggle();
    setSheet(false);
    page.classList.toggle('is-browsing', openings.isOn);
    setAttribute(browse, 'aria-pressed', String(openings.isOn));
    if (openings.isOn && !isVisible(openings.element)) setSheet(true, 'openings');
    if (openings.isOn) openings.element.focus({ preventScroll: true });
  });
  const others = make(
    'div',
    { class: 'actions others' },
    browse,
    action(words.playOn, 'play', () => table.snapshot.toMove !== null && host.playOn()),
    host.setUp && action(words.setUp, 'board', host.setUp),
    action(words.fresh, 'new', host.fresh),
    action(words.exportFile, 'export', host.exportFile),
    action(words.importFile, 'import', () => host.importFile()),
    action(words.share, 'link', host.copyLink),
    action(words.copy, 'copy', () => void copyMoves()),
    action(t().keys.title, 'keys', () => void listKeys()),
  );
  const name = make('input', {
    type: 'text',
    class: 'study-name',
    'aria-label': words.name,
    placeholder: words.untitled(game.name),
    maxlength: '120',
    autocomplete: 'off',
    onchange: () => host.onName(name.value.trim()),
  });
  const kept = make('span', { class: 'muted' });
  const head = make('div', { class: 'study-head' }, name, kept);
  const side = make(
    'div',
    { class: 'side', id: 'side' },
    head,
    best.element,
    openings.element,
    tree.element,
    notes.element,
    quick,
    others,
  );
  const veil = make('div', { class: 'veil' });
  const boardView = new BoardView(game, board, (fit) => showFit(page, fit));
  const page = make(
    'div',
    { class: hand ? 'table study with-hand' : 'table study', style: `--ratio: ${board.ratio()}` },
    make('h1', { class: 'hidden' }, t().page.study(game.name)),
    players.element,
    make('div', { class: 'play' }, board.element),
    make('div', { class: 'turn' }, state.element, hand?.element),
    trail.element,
    gauge.element,
    bar,
    veil,
    side,
    boardView.room,
  );

  setAttribute(more, 'aria-controls', 'side');
  const setSheet = (isOpen: boolean, purpose: 'more' | 'comment' | 'openings' = 'more') => {
    page.dataset['sheet'] = purpose;
    const hadFocus = page.classList.contains('sheet-open') && side.contains(document.activeElement);
    page.classList.toggle('sheet-open', isOpen);
    setAttribute(more, 'aria-expanded', String(isOpen));
    if (hadFocus && !isOpen) more.focus();
  };
  setSheet(false);
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !page.classList.contains('sheet-open')) return;
    event.preventDefault();
    setSheet(false);
    more.focus();
  });
  closeOnOutsidePress(
    veil,
    () => true,
    () => setSheet(false),
  );

  const show = (shown: TableView) => {
    const { report, isOn: isAnalysing } = table.state.advice;
    players.update(shown.players);
    state.update({ ...shown.state, canPlayOn: false });
    hand?.update(shown.hand);
    trail.update({ ...shown.moves, moves: table.snapshot.moves });
    gauge.update(shown.gauge);
    best.update({ isOn: isAnalysing, isOver: table.snapshot.over, report, lines: isAnalysing ? lines.of(report) : [] });
    page.classList.toggle('is-analysing', shown.gauge !== null);
    setAttribute(analyse, 'aria-pressed', String(isAnalysing));
  };
  const update = () => {
    tree.update();
    notes.update();
    openings.update();
    const { current } = made;
    for (const [element, isEnabled] of [
      [undo, made.canUndo],
      [redo, made.canRedo],
      [back, current.parent !== null],
      [on, current.children.length > 0],
      [promote, !current.isMain],
      [mainLine, !current.isMain],
      [remove, current.parent !== null],
    ] as const)
      setAttribute(element, 'aria-disabled', String(!isEnabled));
  };

  const shortcuts = [
    { key: 'u', words: () => t().actions.undo, run: () => made.undo() },
    { key: 'y', words: () => t().actions.redo, run: () => made.redo() },
    { key: 'j', words: () => words.keys.back, run: () => made.step('back') },
    { key: 'l', words: () => words.keys.on, run: () => made.step('on') },
    { key: 'k', words: () => words.keys.comment, run: () => comment.click() },
    { key: 'v', words: () => t().actions.analyse, run: () => table.dispatch({ type: 'analyse' }) },
    { key: 'p', words: () => host.openingWords.title, run: () => browse.click() },
    { key: 'o', words: () => t().actions.flip, run: () => table.flip() },
    { key: 's', words: () => words.share, run: host.copyLink },
    { key: 'z', words: () => t().fullScreen.enter, run: () => void toggleFullScreen() },
    { key: '?', words: () => t().keys.list, run: () => void listKeys() },
  ];
  const listKeys = async () => {
    const dialog = await loadDialog(
      t().keys.title,
      () => import('../dialogs/keys.ts'),
      () => page.isConnected,
    );
    const named = [
      ['↑', 'up'],
      ['↓', 'down'],
      ['Home', 'first'],
      ['End', 'last'],
      ['Delete', 'remove'],
    ] as const;
    const others = named.map(([key, name]) => ({ key, words: () => words.keys[name], run: () => {} }));
    dialog?.showShortcuts([...shortcuts, ...others], settings, {
      hasAmounts: game.amount !== undefined,
      onChange: () => services.onSettings(),
    });
  };
  const stopShortcuts = listenToShortcuts(table, settings, shortcuts);
  const stopKeys = listenToStudyKeys(made);
  listenToDrops(page, (file) => host.importFile(file));
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (!isField && host.holdsStudy(text)) host.importFile(text);
  };
  addEventListener('paste', onPaste);

  if (view) show(view);
  update();
  return {
    element: page,
    table,
    study: made,
    others,
    setSheet,
    /** Shows what the study is called, and where it is kept. */
    showName: (called: string, where: string) => {
      name.value = called;
      setText(kept, where);
    },
    applySettings: () => table.applySettings(),
    close: () => {
      stopShortcuts();
      stopKeys();
      removeEventListener('paste', onPaste);
      lines.reset();
      openings.close();
      boardView.close();
      table.close();
    },
  };
}
