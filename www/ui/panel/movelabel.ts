// A move where there is little room: in notation, or its tokens as pictures.

import { make } from '../dom.ts';
import { drawing } from './inlay.ts';
import type { GamePage } from '../../games/page.ts';

export function moveLabel({ hands, lays, describe }: Pick<GamePage, 'hands' | 'lays' | 'describe'>, move: string) {
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
