// The buttons of a table: five tools, and the others under “More”.

import { icon, make, setAttribute } from '../dom.ts';
import { t } from '../../words/index.ts';
import type { ActionsView } from './views.ts';

interface Actions {
  newGame: () => void;
  restart: () => void;
  undo: () => void;
  redo: () => void;
  hint: () => void;
  analyse: () => void;
  flip: () => void;
  gains: () => void;
  share: () => void;
  rules: () => void;
  /** Opens the game as a study. */
  study: () => void;
  /** Opens the lesson; null in games without one. */
  learn: (() => void) | null;
  more: () => void;
}

/** Creates the buttons of a table. */
export function actionsPanel(actions: Actions) {
  const words = t().actions;
  const button = (name: keyof Actions, drawing = name.toString()) =>
    make(
      'button',
      { type: 'button', class: 'action', onclick: () => actions[name]?.() },
      icon(drawing),
      make('span', {}, words[name]),
    );
  const undo = button('undo');
  const redo = button('redo');
  const hint = button('hint');
  const newGame = button('newGame', 'new');
  const more = button('more');
  const restart = button('restart');
  const analyse = button('analyse');
  const gains = button('gains');
  const first = make(
    'div',
    { class: 'bar', role: 'toolbar', 'aria-label': words.bar },
    undo,
    hint,
    analyse,
    newGame,
    more,
  );
  const study = button('study');
  const quick = make(
    'div',
    { class: 'actions quick' },
    redo,
    restart,
    gains,
    button('flip'),
    button('share'),
    study,
    button('rules'),
  );
  // Where there is room they are symbols.
  for (const element of quick.children) setAttribute(element, 'title', element.textContent ?? '');
  const others = make('div', { class: 'actions others' }, actions.learn && button('learn'));
  return {
    first,
    /** Buttons that are always visible where there is room. */
    quick,
    /** The other buttons, under “More” everywhere. */
    others,
    more,
    update({
      canUndo,
      canRedo,
      canRestart,
      canAnalyse,
      isOver,
      isAnalysing,
      isHinting,
      showsGains,
      canStudy,
    }: ActionsView) {
      gains.hidden = showsGains === null;
      study.hidden = !canStudy;
      setAttribute(gains, 'aria-pressed', String(showsGains === true));
      // Not `disabled`, which would drop the focus of a button that has just been pressed.
      for (const [element, isEnabled] of [
        [undo, canUndo],
        [redo, canRedo],
        [hint, canAnalyse && !isOver],
        [analyse, canAnalyse],
        [restart, canRestart],
      ] as const) {
        setAttribute(element, 'aria-disabled', String(!isEnabled));
      }
      setAttribute(hint, 'aria-busy', String(isHinting));
      setAttribute(analyse, 'aria-pressed', String(isAnalysing));
    },
  };
}
