// The elements in the JSX of React: `import type {} from 'gambol/react';`.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PositionElement } from './board.js';
import type { GambolBoardAttributes, GambolBoardElement, GambolPositionAttributes, Listeners } from './jsx.js';

type ElementProps<Element extends HTMLElement, Own> = Omit<
  DetailedHTMLProps<HTMLAttributes<Element>, Element>,
  keyof Own
> &
  Own;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'gambol-board': ElementProps<GambolBoardElement, GambolBoardAttributes & Listeners>;
      'gambol-position': ElementProps<
        PositionElement,
        GambolPositionAttributes & { 'ongambol-move'?: (event: CustomEvent<{ move: string }>) => void }
      >;
    }
  }
}
