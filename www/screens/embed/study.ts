// A study in a frame: its moves with variations, comments, marks and points, which a reader steps through.

import { isTrap } from '../../core/fault.ts';
import { explain } from '../../core/messages.ts';
import { copyOf, restore } from '../../game/edits.ts';
import { formatTree } from '../../game/treetext.ts';
import { findGame } from '../../games/index.ts';
import { fragmentOf, replaceFragment } from '../../links/fragment.ts';
import { MAX_CHARACTERS, parseLink, type TablePlace } from '../../links/link.ts';
import { problemWords, type Problem } from '../../links/problem.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { listenToSwipes } from '../../ui/swipes.ts';
import { t } from '../../words/index.ts';
import { language } from '../../words/vocabulary.ts';
import { readStudy } from '../study/files.ts';
import { listenToSteps } from '../study/keys.ts';
import { startOf } from '../study/begin.ts';
import { packTree, unpackTree, withPairs } from '../study/packing.ts';
import { Study, type Words } from '../study/study.ts';
import { treePanel } from '../study/tree.ts';
import { documentTools } from '../table/connections.ts';
import { studyLink } from '../table/links.ts';
import { Table } from '../../table/table.ts';
import { coursePanel } from './course.ts';
import { connect } from './host.ts';
import { StudyMarks } from './marks.ts';
import { control, problemPanel, wholeLink } from './parts.ts';
import { captionPanel } from './caption.ts';
import type { Engine } from '../../core/engine.ts';
import type { Copy } from '../../game/edits.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { EmbedTools, Frame } from '../embed.ts';

/** A study to show: the game that it begins with, its tree, and what is wrong with it. */
interface EmbeddedStudy {
  state: GameLink;
  copy: Copy | null;
  problems: (Problem | string)[];
}

/** Fills `main` with the study of the address. A study without one is sent by the host page as text. */
export async function studyFrame(main: HTMLElement, game: GamePage, place: TablePlace, tools: EmbedTools) {
  const tag = language();
  const [{ default: words }] = await Promise.all([import(`../../words/study/${tag}.ts`), loadSheet('study')]);
  const found = await studyOf(words, place);
  const frame = new StudyFrame(game, words, tools);
  frame.mount(main);
  frame.open(found);
  frame.connect(tools.onTheme);
  return frame;
}

class StudyFrame implements Frame {
  #game;
  #words: Words;
  #engine;
  #table;
  #study;
  #panels;
  #buttons;
  #problem;
  #whole;
  #page;
  #stopKeys;
  #host: ReturnType<typeof connect> | null = null;
  /** The link of the study on a page of its own. */
  #link = '';
  #shown: EmbeddedStudy | null = null;
  /** The number of studies that were asked for; the last one is shown. */
  #asked = 0;

  constructor(game: GamePage, words: Words, { engine, thinker, settings }: EmbedTools) {
    this.#game = game;
    this.#words = words;
    this.#engine = engine;
    this.#table = new Table(
      game,
      { engine, thinker, settings, ...documentTools(game), isLocked: true, trees: { copyOf, restore } },
      {
        onView: (view) =>
          keepFocus(
            () => this.#show(view),
            () => this.#table.board.currentCell,
          ),
        onState: () => this.#study.update(),
        onClock: () => {},
      },
    );
    this.#study = new Study(this.#table, words, { onShow: () => this.#update(), onEdit: () => {} });
    new StudyMarks(this.#table, () => this.#study.current.marks.shapes);
    this.#panels = {
      players: playersPanel(game),
      caption: captionPanel(game, words),
      course: coursePanel(game, words, this.#study, this.#table),
      tree: treePanel(game, this.#study, words, () => {}),
    };
    this.#problem = problemPanel(() => this.#table.board.focus());
    this.#buttons = stepButtons(this.#study);
    this.#whole = wholeLink(
      () => this.#link,
      (opened) => this.#host?.send({ type: 'open', link: opened }) ?? false,
    );
    this.#page = this.#makePage();
    this.#stopKeys = listenToSteps(this.#study, { keepsIdle: true });
  }

  say(words: string) {
    this.#problem.say(words);
  }

  recover() {
    this.#study.recover();
  }

  refresh() {
    this.#table.board.refresh();
  }

  close() {
    this.#stopKeys();
    this.#table.close();
  }

  mount(main: HTMLElement) {
    document.title = t().embed.board(this.#game.name);
    setAttribute(main, 'aria-label', document.title);
    main.replaceChildren(this.#page);
  }

  connect(onTheme: (theme: string) => void) {
    const table = this.#table;
    this.#host = connect({
      // A move of the host page is a variation.
      play: (move) => table.attempt(move),
      undo: () => this.#study.step('back'),
      show: (link, text) => this.#showAsked(link, text),
      theme: onTheme,
      start: () => {
        this.#update();
        const detail = { game: this.#game.id, position: table.openPosition };
        this.#host?.send({ type: 'event', name: 'ready', detail });
      },
    });
  }

  open(found: EmbeddedStudy) {
    this.#shown = found;
    const { state, copy, problems } = found;
    const { problems: invalid, missing } = this.#study.open(
      startOf({ ...state, at: state.at ?? 0 }, this.#game.playerKinds.length),
      copy && { ...copy, current: 0 },
    );
    this.#page.style.setProperty('--ratio', String(this.#table.board.ratio()));
    this.#link = studyLink(this.#table);
    void this.#packLink();
    this.#update();
    const leftOut = missing > 0 ? this.#words.leftOut(missing) : '';
    void problemWords([...problems, ...invalid, leftOut]).then((said) => this.#shown === found && this.say(said));
  }

  #makePage() {
    const { players, caption, course, tree } = this.#panels;
    const { board } = this.#table;
    const play = make('div', { class: 'play' }, board.element);
    for (const area of [play, caption.element]) listenToSwipes(area, (by) => this.#study.step(by > 0 ? 'on' : 'back'));
    return make(
      'div',
      { class: 'framed stepped', style: `--ratio: ${board.ratio()}` },
      make('h1', { class: 'hidden' }, t().page.study(this.#game.name)),
      players.element,
      play,
      make('div', { class: 'controls' }, ...Object.values(this.#buttons), this.#whole.element),
      make(
        'div',
        { class: 'told' },
        make('div', { class: 'turn' }, caption.element, this.#problem.element),
        course.element,
        tree.element,
      ),
    );
  }

  #show(view: TableView) {
    const { players, caption } = this.#panels;
    players.update(view.players);
    // The words on a move are said when its piece has landed.
    if (!this.#table.board.isMoving) caption.update(this.#study.current, view.state.words);
  }

  #update() {
    const { parent, children } = this.#study.current;
    this.#panels.tree.update();
    this.#panels.course.update();
    const { first, back, on, last } = this.#buttons;
    for (const button of [first, back]) setAttribute(button, 'aria-disabled', String(parent === null));
    for (const button of [on, last]) setAttribute(button, 'aria-disabled', String(children.length === 0));
    this.#whole.update();
    this.#host?.send({ type: 'state', position: this.#table.openPosition, link: this.#link });
  }

  /** Writes the whole tree into the link where that is short enough; else it has the main line. */
  async #packLink() {
    if (this.#study.isLine) return;
    const { link } = this.#table;
    const bare = studyLink({
      link: { ...link, seed: link.position === null ? link.seed : null, moves: [], at: null },
    });
    const treeText = () => formatTree({ ...this.#study.copy, current: 0 });
    const text = treeText();
    const packed = withPairs(bare, [`tree=${await packTree(text)}`]);
    if (packed.length > MAX_CHARACTERS || text !== treeText()) return;
    this.#link = packed;
    this.#update();
  }

  #showAsked(link: string, text: string) {
    const next = fragmentOf(link) === null ? null : parseLink(link, findGame);
    // Another game is another page. A text has its game in its headers.
    if (next?.screen !== 'study' || (text === '' && next.state.game !== this.#game.id)) return replaceFragment(link);
    if (text !== '') return void this.#showText(text);
    const isLast = this.#ask();
    void studyOf(this.#words, next).then((found) => isLast() && this.open(found));
  }

  /** Shows the study of a text, or what can be read of it. */
  async #showText(text: string) {
    const isLast = this.#ask();
    const { found, damage } = readDamaged(this.#engine, text);
    if (found && found.state.game !== this.#game.id) return replaceFragment(`#/${found.state.game}/study`);
    const problems = damage === null ? [] : [await explain(damage)];
    if (!isLast()) return;
    if (found) this.open({ ...found, problems });
    else this.say(t().sentences(problems));
  }

  /** Counts a request; returns whether it is still the last one. */
  #ask() {
    const n = (this.#asked += 1);
    return () => n === this.#asked;
  }
}

function stepButtons(study: Study) {
  const { toStart, back, on, toEnd } = t().embed;
  return {
    first: control(toStart, 'first', () => study.step('first')),
    back: control(back, 'back', () => study.step('back')),
    on: control(on, 'on', () => study.step('on')),
    last: control(toEnd, 'last', () => study.step('last')),
  };
}

/** The study of a text; of a damaged one the part that can be read, and what is wrong with it. */
function readDamaged(engine: Engine, text: string) {
  let damage: unknown = null;
  const read = (isPartly: boolean) => {
    try {
      return readStudy(engine, text, isPartly);
    } catch (error) {
      if (isTrap(error)) throw error;
      damage ??= error;
      return null;
    }
  };
  return { found: read(false) ?? read(true), damage };
}

/** The study of an address. */
async function studyOf(words: Words, { state, tree, problems }: TablePlace): Promise<EmbeddedStudy> {
  const copy = tree === undefined ? null : await unpackTree(tree);
  const isDamaged = tree !== undefined && copy === null;
  return { state, copy, problems: isDamaged ? [...problems, words.damaged] : problems };
}
