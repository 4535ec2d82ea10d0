// A move where there is little room: in notation, or its tokens as pictures.

import { make } from '../dom.js';
import { drawing } from './inlay.js';

/** @import { GamePage } from '../../types.js' */

/**
 * @param {Pick<GamePage, 'hands' | 'lays' | 'describe'>} game
 * @param {string} move
 */
export function moveFace({ hands, lays, describe }, move) {
  const laid = hands ? (lays?.(move) ?? []) : [];
  if (!hands || laid.length === 0) return make('span', { class: 'move' }, describe.brief?.(move) ?? move);
  const tokens = laid.flatMap(({ piece, square }) => {
    const picture = drawing(hands.picture(piece));
    picture.setAttribute('class', 'tiny');
    return [picture, square];
  });
  const face = make('span', { class: 'move' }, ...tokens);
  face.setAttribute('aria-label', describe.brief?.(move) ?? move);
  face.setAttribute('role', 'img');
  return face;
}
