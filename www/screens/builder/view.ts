// The page of the builder: its fields, the preview, and the HTML.

import { make, setAttribute, setText } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { copyField } from '../dialogs/copy.ts';
import { attributesOf, embedHtml, type EmbedBoard } from './board.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Choices } from './choices.ts';

/** @param fields above and below what is wrong with them */
export function builderView(fields: { elements: HTMLElement[]; looks: HTMLElement[] }) {
  const strings = dialogWords().builder;
  const problem = make('p', { class: 'problem', role: 'alert' });
  const place = make('div', { class: 'preview' });
  const element = outputField(strings.element);
  const frame = outputField(strings.frame);
  const page = make(
    'article',
    { class: 'builder' },
    make('h1', {}, t().builder.title),
    make('p', { class: 'muted' }, strings.lead),
    make('form', { onsubmit: (event: Event) => event.preventDefault() }, ...fields.elements, problem, ...fields.looks),
    make('section', { class: 'made' }, make('h2', {}, strings.looks), place, element.element, frame.element),
  );
  /** Shows nothing that could be taken for an answer. */
  const clear = (said: string) => {
    setText(problem, said);
    place.replaceChildren();
    for (const output of [element, frame]) output.show('');
  };
  return {
    element: page,
    /** Shows a board, or why there is none. */
    show(board: EmbedBoard, { theme, width }: Pick<Choices, 'theme' | 'width'>, page: { game: string; home: string }) {
      if (board.link === '') return clear(board.problem);
      setText(problem, board.problem);
      const attributes = Object.fromEntries(attributesOf(board, theme));
      const shown = make('gambol-board', attributes, board.text !== '' && make('pre', {}, board.text));
      shown.style.cssText = `max-width: ${width}`;
      place.replaceChildren(shown);
      const html = embedHtml(board, { theme, width, ratio: shown.ratio, ...page });
      element.show(html.element);
      frame.show(html.frame);
    },
    /** Says that a file is missing. */
    fail(retry: () => void) {
      clear('');
      place.append(
        make(
          'div',
          { class: 'failure', role: 'alert' },
          make('p', {}, t().traps.noBoard),
          make('p', {}, t().traps.noBoardAdvice),
          make('button', { type: 'button', class: 'main', onclick: retry }, t().offers.again),
        ),
      );
    },
  };
}

/** The field of the HTML that was made; hidden while there is none. */
function outputField(label: string) {
  const text = make('textarea', { readonly: true, rows: 6, spellcheck: 'false', 'aria-label': label });
  const said = make('span', { role: 'status', class: 'muted' });
  const button = make(
    'button',
    { type: 'button', class: 'second', onclick: () => copyField(text, said, dialogWords().builder) },
    dialogWords().builder.copy,
  );
  setAttribute(button, 'aria-label', dialogWords().builder.copyName(label));
  const element = make(
    'div',
    { class: 'output', hidden: true },
    make('h2', {}, label),
    text,
    make('div', { class: 'row' }, button, said),
  );
  return {
    element,
    show: (html: string) => {
      element.hidden = html === '';
      text.value = html;
      setText(said, '');
    },
  };
}
