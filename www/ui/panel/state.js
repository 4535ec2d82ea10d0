// The line under the board: the status text and the currently available actions.

import { make, setAttribute, setText } from '../dom.js';
import { t } from '../../words/index.js';

/** @import { StateView } from '../../types.js' */

/**
 * @typedef {object} StateActions
 * @property {() => void} endTurn
 * @property {() => void} takeBack
 * @property {() => void} pass
 * @property {() => void} playOn
 * @property {() => void} pause
 * @property {() => void} step
 * @property {() => void} newGame
 * @property {() => void} [send] shares the link with a remote player
 * @property {(steps: number) => void} changeAmount changes the chosen amount
 * @property {() => void} restoreFocus restores the previous focus when no action is left
 */

/** @param {StateActions} offers */
export function statePanel(offers) {
  const words = t().offers;
  const status = make('p', { role: 'status' });
  const offer = (/** @type {string} */ label, /** @type {() => void} */ onclick) =>
    make('button', { type: 'button', class: 'offer', onclick }, label);
  const buttons = {
    endTurn: offer(words.endTurn, offers.endTurn),
    takeBack: offer(words.takeBack, offers.takeBack),
    pass: offer(words.pass, offers.pass),
    playOn: offer(words.playOn, offers.playOn),
    again: offer(words.again, offers.playOn),
    play: offer(words.play, offers.playOn),
    pause: offer(words.pause, offers.pause),
    step: offer(words.step, offers.step),
    send: offer(words.send, () => offers.send?.()),
    newGame: offer(words.newGame, offers.newGame),
  };
  const amountWords = make('span', { class: 'amount-words' });
  const fewer = make('button', { type: 'button', class: 'offer', 'aria-label': words.fewer, onclick: () => offers.changeAmount(-1) }, '−');
  const more = make('button', { type: 'button', class: 'offer', 'aria-label': words.more, onclick: () => offers.changeAmount(1) }, '+');
  const stepper = make('div', { class: 'stepper', role: 'group', 'aria-label': words.amount }, fewer, amountWords, more);
  const element = make('div', { class: 'state' }, status, make('div', { class: 'offers' }, stepper, ...Object.values(buttons)));
  return {
    element,
    /** The first available action; undefined for none. */
    get offer() {
      return Object.values(buttons).find((button) => !button.hidden);
    },
    /** @param {StateView} view */
    update({ words: said, snapshot, isUnderWay, amount, canPass, canPlayOn, isShow, isPaused, isThinking, isToSend, isWatched, failure }) {
      setText(status, failure ? t().status.gameIsSafe(failure) : said);
      // The scroll position belonged to the previous text.
      status.scrollTop = 0;
      stepper.hidden = amount === null;
      if (amount) {
        setText(amountWords, amount.words);
        setAttribute(fewer, 'aria-disabled', String(amount.value <= amount.least));
        setAttribute(more, 'aria-disabled', String(amount.value >= amount.most));
      }
      const isPausable = isShow && !isWatched && !snapshot.over && !failure;
      /** @type {Record<keyof typeof buttons, boolean>} */
      const isOpen = {
        endTurn: isUnderWay,
        takeBack: isUnderWay,
        pass: canPass,
        playOn: canPlayOn && !failure,
        again: failure !== '',
        play: isPausable && isPaused,
        pause: isPausable && !isPaused,
        step: isPausable && isPaused && !isThinking,
        send: isToSend && offers.send !== undefined,
        newGame: snapshot.over && snapshot.ply === snapshot.moves.length,
      };
      const focused = Object.values(buttons).find((button) => button === document.activeElement);
      for (const [name, button] of Object.entries(buttons)) {
        button.hidden = !isOpen[/** @type {keyof typeof buttons} */ (name)];
      }
      // A hidden button has lost the focus; the next action takes it for keyboard users.
      if (!focused?.hidden) return;
      const next = Object.values(buttons).find((button) => !button.hidden);
      if (next) next.focus();
      else offers.restoreFocus();
    },
  };
}
