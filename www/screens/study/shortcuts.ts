// The keys of a study that are a letter each, and the list of all of them.

import { toggleFullScreen } from '../../ui/panel/extras.ts';
import { t } from '../../words/index.ts';
import { loadDialog } from '../dialogs/late.ts';
import type { OpeningWords } from './openings.ts';
import type { Words } from './study.ts';
import type { StudyCommands } from './tools.ts';
import type { GamePage } from '../../games/page.ts';
import type { Services } from '../screen.ts';

/** The keys that `listenToStudyKeys` listens to. */
const TREE_KEYS = [
  ['↑', 'up'],
  ['↓', 'down'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Delete', 'remove'],
] as const;

export type StudyShortcuts = ReturnType<typeof studyShortcuts>;

/** The shortcuts of the commands. */
export function studyShortcuts(words: Words, openingWords: OpeningWords, commands: StudyCommands) {
  const { undo, redo, back, on, comment, analyse, browse, flip, share, listKeys } = commands;
  return [
    { key: 'u', words: () => t().actions.undo, run: undo },
    { key: 'y', words: () => t().actions.redo, run: redo },
    { key: 'j', words: () => words.keys.back, run: back },
    { key: 'l', words: () => words.keys.on, run: on },
    { key: 'k', words: () => words.keys.comment, run: comment },
    { key: 'v', words: () => t().actions.analyse, run: analyse },
    { key: 'p', words: () => openingWords.title, run: browse },
    { key: 'o', words: () => t().actions.flip, run: flip },
    { key: 's', words: () => words.share, run: share },
    { key: 'z', words: () => t().fullScreen.enter, run: () => void toggleFullScreen() },
    { key: '?', words: () => t().keys.list, run: listKeys },
  ];
}

/** Lists the keys in a dialog. */
export async function listStudyKeys(
  game: GamePage,
  words: Words,
  shortcuts: StudyShortcuts,
  { settings, onSettings }: Pick<Services, 'settings' | 'onSettings'>,
  isHere: () => boolean,
) {
  const dialog = await loadDialog(t().keys.title, () => import('../dialogs/keys.ts'), isHere);
  const others = TREE_KEYS.map(([key, name]) => ({ key, words: () => words.keys[name], run: () => {} }));
  dialog?.showShortcuts([...shortcuts, ...others], settings, {
    hasAmounts: game.amount !== undefined,
    onChange: () => onSettings(),
  });
}
