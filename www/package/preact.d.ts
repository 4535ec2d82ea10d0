// The elements in the JSX of Preact: `import type {} from 'gambol/preact';`.

import type { HTMLAttributes } from 'preact';
import type { PositionElement } from './board.js';
import type { GambolBoardAttributes, GambolBoardElement, GambolPositionAttributes, Listeners } from './jsx.js';

type ElementProps<Element extends HTMLElement, Own> = Omit<HTMLAttributes<Element>, keyof Own> & Own;

declare module 'preact' {
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
