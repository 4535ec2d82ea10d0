// The rarer buttons of a table: ending the game, the whole screen, and the list of keys.

import { icon, make, openDialog } from '../dom.ts';
import { t } from '../../words/index.ts';
import type { ExtrasView } from './views.ts';

interface Extras {
  resign: () => void;
  offerDraw: () => void;
  /** Shows the list of keyboard shortcuts. */
  keys: () => void;
}

/** Creates the buttons. */
export function extrasPanel(actions: Extras) {
  const words = t();
  const button = (label: string, drawing: string, onclick: () => void) =>
    make('button', { type: 'button', class: 'action', onclick }, icon(drawing), make('span', {}, label));
  const resign = button(words.endings.resign, 'resign', () => askToResign(actions.resign));
  const offerDraw = button(words.endings.offer, 'draw', actions.offerDraw);
  const whole = button(words.fullScreen.enter, 'whole', () => void toggleFullScreen());
  whole.hidden = !document.fullscreenEnabled;
  const keys = button(words.keys.title, 'keys', actions.keys);
  const onFullScreen = () => {
    const label = document.fullscreenElement ? t().fullScreen.leave : t().fullScreen.enter;
    whole.lastElementChild?.replaceChildren(label);
  };
  document.addEventListener('fullscreenchange', onFullScreen);
  onFullScreen();
  return {
    elements: [resign, offerDraw, whole, keys],
    update({ canResign, canOfferDraw }: ExtrasView) {
      resign.hidden = !canResign;
      offerDraw.hidden = !canOfferDraw;
    },
    close: () => document.removeEventListener('fullscreenchange', onFullScreen),
  };
}

/** Shows the page on the whole screen, or no longer. */
export async function toggleFullScreen() {
  if (!document.fullscreenEnabled) return;
  // A browser may refuse, and the page stays as it is.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
  else await document.documentElement.requestFullscreen().catch(() => {});
}

function askToResign(resign: () => void) {
  const words = t().endings;
  const answer = (take: () => void) => () => {
    dialog.close();
    take();
  };
  const dialog = openDialog(
    words.ask,
    make(
      'div',
      { class: 'row' },
      make('button', { type: 'button', class: 'main', onclick: answer(() => {}) }, words.keep),
      make('button', { type: 'button', class: 'second', onclick: answer(resign) }, words.resign),
    ),
  );
}
