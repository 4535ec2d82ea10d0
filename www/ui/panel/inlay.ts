// Sentences with drawings in them: a token stands before its name. The drawings are decoration, and the words stay as
// they are.

import { make, setAttribute } from '../dom.ts';
import { setDrawing } from '../trusted.ts';
import { asidesOf, heard } from '../../words/vocabulary.ts';
import type { Inlay } from './views.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A drawing.
 *
 * @param markup SVG in a 100 × 100 view box
 */
export function drawing(markup: string) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('aria-hidden', 'true');
  setDrawing(svg, markup);
  return svg;
}

/** Shows a sentence, of which asides are only heard, with drawings before the names that it has in this order. */
export function setSentence(element: HTMLElement, sentence: string, inlays: Inlay[] = []) {
  const names = inlays.map(({ name }) => name).join();
  if (element.textContent === heard(sentence) && (element.dataset['inlays'] ?? '') === names) return element;
  setAttribute(element, 'data-inlays', names);
  // A name that begins a sentence has a capital letter.
  const lower = sentence.toLowerCase();
  const parts: (string | Node)[] = [];
  let done = 0;
  let isAside = false;
  const add = (text: string) =>
    asidesOf(text).forEach((part, at) => {
      if (at > 0) isAside = !isAside;
      if (part !== '') parts.push(isAside ? make('span', { class: 'hidden' }, part) : part);
    });
  for (const { name, picture } of inlays) {
    const found = lower.indexOf(name.toLowerCase(), done);
    if (found < 0) continue;
    // A word of one letter may be written together with the name, as in Arabic.
    const at = /\s\p{L}$/u.test(lower.slice(done, found)) ? found - 1 : found;
    const end = found + name.length;
    add(sentence.slice(done, at));
    parts.push(make('span', { class: 'inlay' }, drawing(picture), sentence.slice(at, end)));
    done = end;
  }
  add(sentence.slice(done));
  element.replaceChildren(...parts);
  return element;
}
