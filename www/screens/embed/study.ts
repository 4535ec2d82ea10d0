// A study in a frame: its moves with variations, comments, marks and points, which a reader steps through.

import { isTrap } from '../../core/fault.ts';
import { explain } from '../../core/messages.ts';
import { copyOf, restore } from '../../game/edits.ts';
import { formatTree } from '../../game/treetext.ts';
import { findGame } from '../../games/index.ts';
import { fragmentOf, replaceFragment } from '../../links/fragment.ts';
import { MAX_CHARACTERS, parseLink, type TablePlace } from '../../links/link.ts';
import { make, setAttribute } from '../../ui/dom.ts';
import { keepFocus } from '../../ui/panel/focus.ts';
import { playersPanel } from '../../ui/panel/players.ts';
import { loadSheet } from '../../ui/sheet.ts';
import { listenToSwipes } from '../../ui/swipes.ts';
import { loadErrors } from '../../words/errors/index.ts';
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
import type { Copy } from '../../game/edits.ts';
import type { GamePage } from '../../games/page.ts';
import type { GameLink } from '../../links/state.ts';
import type { TableView } from '../../ui/panel/views.ts';
import type { EmbedTools } from '../embed.ts';

/** A study to show: the game that it begins with, its tree, and what is wrong with it in words. */
interface EmbeddedStudy {
  state: GameLink;
  copy: Copy | null;
  problems: string[];
}

/** Fills `main` with the study of the address. A study without one is sent by the host page as text. */
export async function studyFrame(
  main: HTMLElement,
  game: GamePage,
  place: TablePlace,
  { engine, thinker, settings, onTheme }: EmbedTools,
) {
  const tag = language();
  const [{ default: words }] = await Promise.all([import(`../../words/study/${tag}.ts`), loadSheet('study')]);
  const first = await studyOf(words, place);
  /** Null while the table is made. */
  let study: Study | null = null;
  let view: TableView | null = null;
  let host: ReturnType<typeof connect> | null = null;
  /** The link of the study on a page of its own. */
  let link = '';

  const table = new Table(
    game,
    { engine, thinker, settings, ...documentTools(game), isLocked: true, trees: { copyOf, restore } },
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
  const made = new Study(table, words, { onShow: () => update(), onEdit: () => {} });
  study = made;
  new StudyMarks(table, () => made.current.marks.shapes);

  const players = playersPanel(game);
  const said = captionPanel(game, words);
  const course = coursePanel(game, words, made, table);
  const tree = treePanel(game, made, words, () => {});
  const problem = problemPanel(() => board.focus());
  const labels = t().embed;
  const buttons = {
    first: control(labels.toStart, 'first', () => made.step('first')),
    back: control(labels.back, 'back', () => made.step('back')),
    on: control(labels.on, 'on', () => made.step('on')),
    last: control(labels.toEnd, 'last', () => made.step('last')),
  };
  const whole = wholeLink(
    () => link,
    (opened) => host !== null && host.send({ type: 'open', link: opened }),
  );

  const show = (shown: TableView) => {
    players.update(shown.players);
    // The words on a move are said when its piece has landed.
    if (!board.isMoving) said.update(made.current, shown.state.words);
  };
  const update = () => {
    const { current } = made;
    tree.update();
    course.update();
    const isOpen = {
      first: current.parent !== null,
      back: current.parent !== null,
      on: current.children.length > 0,
      last: current.children.length > 0,
    };
    for (const [name, button] of Object.entries(buttons))
      setAttribute(button, 'aria-disabled', String(!isOpen[name as keyof typeof isOpen]));
    whole.update();
    host?.send({ type: 'state', position: table.openPosition, link });
  };

  document.title = labels.board(game.name);
  setAttribute(main, 'aria-label', document.title);
  const playArea = make('div', { class: 'play' }, board.element);
  const page = make(
    'div',
    { class: 'framed stepped', style: `--ratio: ${board.ratio()}` },
    make('h1', { class: 'hidden' }, t().page.study(game.name)),
    players.element,
    playArea,
    make('div', { class: 'controls' }, ...Object.values(buttons), whole.element),
    make(
      'div',
      { class: 'told' },
      make('div', { class: 'turn' }, said.element, problem.element),
      course.element,
      tree.element,
    ),
  );
  main.replaceChildren(page);
  for (const area of [playArea, said.element]) listenToSwipes(area, (by) => made.step(by > 0 ? 'on' : 'back'));
  const stopKeys = listenToSteps(made, { keepsIdle: true });

  let shown = first;
  const open = (found: EmbeddedStudy) => {
    shown = found;
    const { state, copy, problems } = found;
    const { problems: invalid, missing } = made.open(
      startOf({ ...state, at: state.at ?? 0 }, game.playerKinds.length),
      copy && { ...copy, current: 0 },
    );
    page.style.setProperty('--ratio', String(board.ratio()));
    link = studyLink(table);
    void tellLink();
    update();
    const say = () =>
      shown === found &&
      problem.say(
        t().sentences([...problems, ...invalid.map((told) => told()), missing > 0 ? words.leftOut(missing) : '']),
      );
    if (invalid.length > 0) void loadErrors().then(say);
    else say();
  };
  /** The link has the whole tree where that is short enough, else the main line. */
  const tellLink = async () => {
    if (made.isLine) return;
    const { link: state } = table;
    const bare = studyLink({
      link: { ...state, seed: state.position === null ? state.seed : null, moves: [], at: null },
    });
    const text = formatTree({ ...made.copy, current: 0 });
    const packed = withPairs(bare, [`tree=${await packTree(text)}`]);
    if (packed.length > MAX_CHARACTERS || text !== formatTree({ ...made.copy, current: 0 })) return;
    link = packed;
    update();
  };
  /** The number of studies that were asked for; the last one is shown. */
  let count = 0;
  const asking = () => {
    const n = (count += 1);
    return () => n === count;
  };
  const showText = async (text: string) => {
    const isLast = asking();
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
    const found = read(false) ?? read(true);
    if (found && found.state.game !== game.id) return replaceFragment(`#/${found.state.game}/study`);
    const problems = damage === null ? [] : [await explain(damage)];
    if (!isLast()) return;
    if (found) open({ ...found, problems });
    else problem.say(t().sentences(problems));
  };
  open(first);
  if (view) show(view);

  host = connect({
    // A move of the host page is a variation.
    play: (move) => table.attempt(move),
    undo: () => made.step('back'),
    show: (asked, text) => {
      const next = fragmentOf(asked) === null ? null : parseLink(asked, findGame);
      // Another game is another page.
      if (next?.screen !== 'study' || next.state.game !== game.id) return replaceFragment(asked);
      if (text !== '') void showText(text);
      else {
        const isLast = asking();
        void studyOf(words, next).then((found) => isLast() && open(found));
      }
    },
    theme: onTheme,
    start: () => {
      update();
      host?.send({ type: 'event', name: 'ready', detail: { game: game.id, position: table.openPosition } });
    },
  });
  addEventListener('hashchange', () => location.reload());
  return {
    say: problem.say,
    recover: () => made.recover(),
    refresh: () => board.refresh(),
    close: () => {
      stopKeys();
      table.close();
    },
  };
}

/** The study of an address. */
async function studyOf(words: Words, { state, tree, problems }: TablePlace): Promise<EmbeddedStudy> {
  const copy = tree === undefined ? null : await unpackTree(tree);
  const isDamaged = tree !== undefined && copy === null;
  return { state, copy, problems: isDamaged ? [...problems, words.damaged] : problems };
}
