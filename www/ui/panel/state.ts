// The line under the board: the status text and the currently available actions.

import { make, setAttribute, setText } from '../dom.ts';
import { amountChips } from './amounts.ts';
import { setSentence } from './inlay.ts';
import { t } from '../../words/index.ts';
import { heard } from '../../words/vocabulary.ts';
import type { StateView } from './views.ts';

/** The maximum length of a text in the usual size. */
const MAX_LARGE_TEXT = 84;

export interface StateActions {
  /** Plays the move that is shown. */
  confirmMove: () => void;
  cancelMove: () => void;
  endTurn: () => void;
  takeBack: () => void;
  pass: () => void;
  playOn: () => void;
  pause: () => void;
  step: () => void;
  /** Starts another game, where no result offers that. */
  newGame?: () => void;
  /** Shares the link with a remote player. */
  send?: () => void;
  /** Sets the chosen amount. */
  setAmount: (amount: number) => void;
  /** Restores the previous focus when no action is left. */
  restoreFocus: () => void;
}

/** Creates the status line with its actions. */
export function statePanel(actions: StateActions) {
  const words = t().offers;
  const shown = make('span');
  const aside = make('span', { class: 'hidden' });
  const status = make('p', { role: 'status' }, shown, aside);
  const button = (label: string, onclick: () => void) =>
    make('button', { type: 'button', class: 'offer', onclick }, label);
  const buttons = {
    confirm: button(t().foresight.confirm, actions.confirmMove),
    cancel: button(t().foresight.cancel, actions.cancelMove),
    endTurn: button(words.endTurn, actions.endTurn),
    takeBack: button(words.takeBack, actions.takeBack),
    pass: button(words.pass, actions.pass),
    playOn: button(words.playOn, actions.playOn),
    again: button(words.again, actions.playOn),
    play: button(words.play, actions.playOn),
    pause: button(words.pause, actions.pause),
    step: button(words.step, actions.step),
    send: button(words.send, () => actions.send?.()),
    newGame: button(t().review.rematch, () => actions.newGame?.()),
  };
  const amounts = amountChips(actions.setAmount);
  const element = make(
    'div',
    { class: 'state' },
    status,
    make('div', { class: 'offers' }, amounts.element, ...Object.values(buttons)),
  );
  return {
    element,
    /** The first available action; undefined for none. */
    get firstAction() {
      return Object.values(buttons).find((button) => !button.hidden);
    },
    update(view: StateView) {
      const { words: text, inlays = [], aside: rest = '', amount, isChoosing, failure } = view;
      const sentence = failure ? t().status.gameIsSafe(failure) : text;
      const whole = heard(sentence);
      // The scroll position belongs to the previous text. It takes a layout, which a first text need not wait for.
      if (shown.textContent !== whole && shown.textContent !== '') status.scrollTop = 0;
      setSentence(shown, sentence, inlays);
      setAttribute(status, 'data-long', String(whole.length > MAX_LARGE_TEXT));
      setText(aside, rest === '' ? '' : ` ${heard(rest)}`);
      amounts.update(amount);
      element.classList.toggle('is-choosing', isChoosing && !failure);
      const isAvailable: Record<keyof typeof buttons, boolean> = offersOf(view, actions);
      const focused = Object.values(buttons).find((button) => button === document.activeElement);
      for (const [name, button] of Object.entries(buttons)) {
        button.hidden = !isAvailable[name as keyof typeof buttons];
      }
      // A hidden button has lost the focus; the next action takes it for keyboard users.
      if (!focused?.hidden) return;
      const next = Object.values(buttons).find((button) => !button.hidden);
      if (next) next.focus();
      else actions.restoreFocus();
    },
  };
}

/** Which actions are available. */
function offersOf(
  {
    snapshot,
    isUnderWay,
    canPass,
    canPlayOn,
    isAsking,
    isShow,
    isPaused,
    isThinking,
    isToSend,
    isWatched,
    failure,
  }: StateView,
  { send, newGame }: StateActions,
) {
  const isPausable = isShow && !isWatched && !snapshot.over && !failure;
  return {
    confirm: isAsking,
    cancel: isAsking,
    endTurn: isUnderWay && !isAsking,
    takeBack: isUnderWay && !isAsking,
    pass: canPass && !isAsking,
    playOn: canPlayOn && !failure,
    again: failure !== '',
    play: isPausable && isPaused,
    pause: isPausable && !isPaused,
    step: isPausable && isPaused && !isThinking,
    send: isToSend && send !== undefined,
    newGame: newGame !== undefined && snapshot.over && snapshot.ply === snapshot.moves.length,
  };
}
