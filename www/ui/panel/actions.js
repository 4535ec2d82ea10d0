// The buttons of a table: five tools, and the others under “More”.

import { icon, make, setAttribute } from '../dom.js';
import { t } from '../../words/index.js';

/** @import { ActionsView } from '../../types.js' */

/**
 * @typedef {object} Actions
 * @property {() => void} newGame
 * @property {() => void} restart
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} analyse
 * @property {() => void} flip
 * @property {() => void} gains
 * @property {() => void} share
 * @property {() => void} rules
 * @property {() => void} study opens the game as a study
 * @property {(() => void) | null} learn opens the lesson; null in games without one
 * @property {() => void} more
 */

/**
 * Creates the buttons of a table.
 *
 * @param {Actions} actions
 */
export function actionsPanel(actions) {
  const words = t().actions;
  const button = (/** @type {keyof Actions} */ name, drawing = name.toString()) =>
    make('button', { type: 'button', class: 'action', onclick: () => actions[name]?.() }, icon(drawing), make('span', {}, words[name]));
  const undo = button('undo');
  const redo = button('redo');
  const hint = button('hint');
  const newGame = button('newGame', 'new');
  const more = button('more');
  const restart = button('restart');
  const analyse = button('analyse');
  const gains = button('gains');
  const first = make('div', { class: 'bar', role: 'toolbar', 'aria-label': words.bar }, undo, hint, analyse, newGame, more);
  const study = button('study');
  const quick = make('div', { class: 'actions quick' }, redo, restart, gains, button('flip'), button('share'), study, button('rules'));
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
    /** @param {ActionsView} view */
    update({ canUndo, canRedo, canRestart, canAnalyse, isOver, isAnalysing, isHinting, showsGains, canStudy }) {
      gains.hidden = showsGains === null;
      study.hidden = !canStudy;
      setAttribute(gains, 'aria-pressed', String(showsGains === true));
      // Not `disabled`, which would drop the focus of a button that has just been pressed.
      for (const [element, isEnabled] of /** @type {const} */ ([
        [undo, canUndo],
        [redo, canRedo],
        [hint, canAnalyse && !isOver],
        [analyse, canAnalyse],
        [restart, canRestart],
      ])) {
        setAttribute(element, 'aria-disabled', String(!isEnabled));
      }
      setAttribute(hint, 'aria-busy', String(isHinting));
      setAttribute(analyse, 'aria-pressed', String(isAnalysing));
    },
  };
}
