// The buttons of a study.

import { addIcons, icon, make, setAttribute } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import type { OpeningWords } from './openings.ts';
import type { Study, Words } from './study.ts';

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

/** The icon of each button. */
const ICONS = {
  back: 'back',
  on: 'on',
  analyse: 'analyse',
  comment: 'comment',
  more: 'more',
  undo: 'undo',
  redo: 'redo',
  promote: 'promote',
  mainLine: 'main',
  remove: 'delete',
  flip: 'flip',
  browse: 'book',
  playOn: 'play',
  setUp: 'board',
  fresh: 'new',
  exportFile: 'export',
  importFile: 'import',
  share: 'link',
  copy: 'copy',
  listKeys: 'keys',
} as const;

type Tool = keyof typeof ICONS;

/** What each button does; null where the game lacks it. */
export type StudyCommands = Record<Exclude<Tool, 'setUp'>, () => void> & { setUp: (() => void) | null };

/** Creates the buttons: those of the bar, of edits, and the others. */
export function studyTools(words: Words, openingWords: OpeningWords, commands: StudyCommands) {
  const labels = labelsOf(words, openingWords);
  const button = (name: Tool) => {
    const onclick = commands[name];
    const attributes = { type: 'button', class: 'action', title: labels[name], onclick } as const;
    return onclick && make('button', attributes, icon(ICONS[name]), make('span', {}, labels[name]));
  };
  const buttons = Object.fromEntries((Object.keys(ICONS) as Tool[]).map((name) => [name, button(name)])) as Record<
    Tool,
    HTMLButtonElement
  >;
  const { back, on, analyse, comment, more, undo, redo, promote, mainLine, remove, flip, browse } = buttons;
  const { playOn, setUp, fresh, exportFile, importFile, share, copy, listKeys } = buttons;
  const others = [browse, playOn, setUp, fresh, exportFile, importFile, share, copy, listKeys];
  return {
    buttons,
    bar: make(
      'div',
      { class: 'bar', role: 'toolbar', 'aria-label': t().actions.bar },
      back,
      on,
      analyse,
      comment,
      more,
    ),
    quick: make('div', { class: 'actions quick' }, undo, redo, promote, mainLine, remove, flip),
    others: make('div', { class: 'actions others' }, ...others),
    /** Enables the buttons that do something. */
    update({ current, canUndo, canRedo }: Study) {
      const isEnabled = {
        undo: canUndo,
        redo: canRedo,
        back: current.parent !== null,
        on: current.children.length > 0,
        promote: !current.isMain,
        mainLine: !current.isMain,
        remove: current.parent !== null,
      };
      for (const [name, isOn] of Object.entries(isEnabled))
        setAttribute(buttons[name as keyof typeof isEnabled], 'aria-disabled', String(!isOn));
    },
  };
}

function labelsOf(words: Words, openingWords: OpeningWords): Record<Tool, string> {
  const { actions, review, keys } = t();
  return {
    back: review.back,
    on: review.next,
    analyse: actions.analyse,
    comment: words.note,
    more: actions.more,
    undo: actions.undo,
    redo: actions.redo,
    promote: words.promote,
    mainLine: words.mainLine,
    remove: words.remove,
    flip: actions.flip,
    browse: openingWords.title,
    playOn: words.playOn,
    setUp: words.setUp,
    fresh: words.fresh,
    exportFile: words.exportFile,
    importFile: words.importFile,
    share: words.share,
    copy: words.copy,
    listKeys: keys.title,
  };
}
