// Parts of a frame that a table and a study share: the place of a problem, the buttons and the link to the whole page.

import { icon, make, setAttribute, setText } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';

/** Shows the problem of a link over the text below the board until dismissed, without moving the layout. */
export function problemPanel(onDismiss: () => void) {
  const words = make('p');
  const dismiss = () => {
    showProblem('');
    onDismiss();
  };
  const close = make(
    'button',
    { type: 'button', class: 'plain', 'aria-label': t().notices.dismiss, onclick: dismiss },
    icon('close'),
  );
  const element = make('div', { class: 'problem', role: 'alert' });
  const showProblem = (said: string) => {
    setText(words, said);
    element.replaceChildren(...(said === '' ? [] : [words, close]));
  };
  return { element, say: showProblem };
}

/**
 * A button below the board.
 *
 * @param drawing the name of its icon
 */
export function control(label: string, drawing: string, onclick: () => void) {
  return make('button', { type: 'button', class: 'plain', 'aria-label': label, title: label, onclick }, icon(drawing));
}

/**
 * The link to the whole page.
 *
 * @param link the link that may be revealed
 * @param open asks the host page to open a link; false when there is no host page
 */
export function wholeLink(link: () => string, open: (link: string) => boolean) {
  const element = make('a', { class: 'whole', target: '_blank', rel: 'noopener' }, t().embed.gambol, icon('out'));
  setAttribute(element, 'aria-label', t().embed.whole);
  element.addEventListener('click', (event) => {
    // A sandboxed frame cannot open links itself.
    if (open(link())) event.preventDefault();
  });
  return {
    element,
    update: () => setAttribute(element, 'href', new URL(link(), new URL('./', document.baseURI)).href),
  };
}
