// A move where there is little room: in notation, or its tokens as pictures.

import { make } from '../dom.js';

/** @import { GamePage } from '../../types.js' */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {Pick<GamePage, 'hands' | 'lays' | 'describe'>} game
 * @param {string} move
 */
export function moveFace({ hands, lays, describe }, move) {
  const laid = hands ? (lays?.(move) ?? []) : [];
  if (!hands || laid.length === 0) return make('span', { class: 'move' }, describe.brief?.(move) ?? move);
  const tokens = laid.flatMap(({ piece, square }) => {
    const picture = document.createElementNS(SVG, 'svg');
    picture.setAttribute('viewBox', '0 0 100 100');
    picture.setAttribute('class', 'tiny');
    picture.setAttribute('aria-hidden', 'true');
    picture.innerHTML = hands.picture(piece);
    return [picture, square];
  });
  const face = make('span', { class: 'move' }, ...tokens);
  face.setAttribute('aria-label', describe.brief?.(move) ?? move);
  face.setAttribute('role', 'img');
  return face;
}
