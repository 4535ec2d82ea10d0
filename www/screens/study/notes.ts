// The comment and the marks of the current position.

import { make, setAttribute, setText } from '../../ui/dom.ts';
import { INKS, type Ink } from './ink.ts';
import type { GamePage } from '../../games/page.ts';
import type { Study, Words } from './study.ts';

/** The judgements, in the order of their buttons. */
const JUDGEMENTS = ['!!', '!', '!?', '?!', '?', '??', '□', '=', '∞'] as const;
/** The maximum length of a comment. */
const MAX_COMMENT_LENGTH = 4000;

/** Creates the panel. */
export function notesPanel(game: GamePage, study: Study, ink: Ink, words: Words) {
  const judge = (judgement: (typeof JUDGEMENTS)[number]) => {
    const isSet = study.current.marks.judgement === judgement;
    study.mark({ judgement: isSet ? '' : judgement });
  };
  const judgements = JUDGEMENTS.map((judgement) => {
    const name = words.judgements[judgement];
    return make(
      'button',
      {
        type: 'button',
        class: 'plain judge',
        'aria-label': name,
        title: name,
        'aria-pressed': 'false',
        'data-judgement': judgement,
        onclick: () => judge(judgement),
      },
      judgement,
    );
  });
  const choose = (color: (typeof INKS)[number]) => {
    ink.color = color;
    update();
  };
  const inks = INKS.map((color) => {
    const name = words.colours[color];
    return make(
      'button',
      {
        type: 'button',
        class: 'plain ink',
        'aria-label': name,
        title: name,
        'aria-pressed': 'false',
        'data-ink': color,
        onclick: () => choose(color),
      },
      make('i'),
    );
  });
  const erase = make(
    'button',
    { type: 'button', class: 'plain small', onclick: () => study.mark({ shapes: [] }) },
    words.eraseAll,
  );
  const title = make('span', { class: 'hidden' });
  const field = make('textarea', {
    rows: '2',
    maxlength: MAX_COMMENT_LENGTH,
    placeholder: words.placeholder,
    oninput: () => study.comment(field.value),
  });
  const element = make(
    'section',
    { class: 'notes-panel', 'aria-label': words.note },
    make('div', { class: 'judges', role: 'group', 'aria-label': words.judgement }, ...judgements),
    make('div', { class: 'inks', role: 'group', 'aria-label': words.ink, title: words.howToDraw }, ...inks, erase),
    make('label', {}, title, field),
  );
  const update = () => {
    const { current } = study;
    const { judgement, shapes } = current.marks;
    judgements.forEach((button, n) => setAttribute(button, 'aria-pressed', String(JUDGEMENTS[n] === judgement)));
    inks.forEach((button, n) => setAttribute(button, 'aria-pressed', String(INKS[n] === ink.color)));
    erase.hidden = shapes.length === 0;
    setText(
      title,
      current.parent ? words.noteOn(game.describe.brief?.(current.move) ?? current.move) : words.noteOnStart,
    );
    // What is typed stays as it is.
    if (field.value !== current.note) field.value = current.note;
  };
  return { element, update, focus: () => field.focus() };
}
