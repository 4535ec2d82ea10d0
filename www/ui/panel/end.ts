// The result of a game: a headline, the reason, the parts of the scores, and what to do next.

import { icon, make, setText } from '../dom.ts';
import { t } from '../../words/index.ts';
import { tallyList } from './tally.ts';
import type { GamePage } from '../../games/page.ts';
import type { EndView } from './views.ts';

interface EndActions {
  rematch: () => void;
  swap: () => void;
  review: () => void;
  study: () => void;
  share: () => void;
}

/** Creates the result. */
export function endPanel(game: GamePage, actions: EndActions) {
  const words = t().review;
  const headline = make('h2', { id: 'result' });
  const reason = make('p', { class: 'lead' });
  const tally = tallyList(game);
  const button = (label: string, kind: string, onclick: () => void, drawing = '') =>
    make('button', { type: 'button', class: kind, onclick }, drawing !== '' && icon(drawing), make('span', {}, label));
  const rematch = button(words.rematch, 'main', actions.rematch);
  const review = button(words.review, 'second', actions.review);
  const swap = button(words.swap, 'plain', actions.swap, 'flip');
  swap.classList.add('swap');
  const study = button(t().actions.study, 'plain', actions.study, 'study');
  const shareWords = make('span', {}, t().actions.share);
  const share = make('button', { type: 'button', class: 'plain', onclick: actions.share }, icon('share'), shareWords);
  const buttons = make('div', { class: 'choices' }, rematch, review, swap, study, share);
  const element = make(
    'section',
    { class: 'end', 'aria-labelledby': 'result' },
    make('div', { class: 'verdict' }, headline, reason),
    tally.element,
    buttons,
  );
  element.hidden = true;
  return {
    element,
    update({
      isShown,
      isNew,
      headline: title,
      reason: why,
      rows: parts,
      canRematch,
      canSwap,
      canReview,
      canStudy,
      isToSend,
    }: EndView) {
      element.hidden = !isShown;
      if (!isShown) return;
      setText(headline, title);
      setText(reason, why);
      reason.hidden = why === '';
      rematch.hidden = !canRematch;
      swap.hidden = !canSwap;
      review.hidden = !canReview;
      study.hidden = !canStudy;
      setText(shareWords, isToSend ? t().offers.send : t().actions.share);
      tally.update(parts);
      const first = [rematch, review, share].find(({ hidden }) => !hidden);
      // A dialog keeps the focus, and the button that opened it gets it back.
      if (isNew && !document.querySelector('dialog')) first?.focus({ preventScroll: true });
    },
  };
}
