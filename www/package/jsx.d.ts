// The elements in JSX and in templates, for the declarations of each framework beside this one.

import type { PositionElement } from './board.js';

/** What stands for an attribute: a list is joined, and what is missing removes it. */
type AttributeValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** The element `<gambol-board>` of a page of the games, which its `embed.js` defines. */
export interface GambolBoardElement extends HTMLElement {
  /** The position on the board; null until it is ready, unless it was set. */
  position: string | null;
  game: string | null;
  moves: string | null;
  players: string | null;
  mode: string | null;
  theme: string | null;
  readonly ratio: number;
  /** Rejects with the reason if the move is refused. */
  play(move: string): Promise<void>;
  undo(): Promise<void>;
  reset(): Promise<void>;
}

/** The attributes of `<gambol-board>`. */
export interface GambolBoardAttributes {
  game?: 'gambit' | 'combo' | 'triboard' | 'luckymoose' | (string & {});
  mode?: 'play' | 'view' | 'steps' | 'puzzle' | null;
  theme?: 'auto' | 'light' | 'dark' | null;
  position?: string | null;
  moves?: AttributeValue;
  players?: AttributeValue;
  seed?: AttributeValue;
  view?: AttributeValue;
  size?: AttributeValue;
  sets?: AttributeValue;
  draws?: AttributeValue;
  clock?: AttributeValue;
  left?: AttributeValue;
  at?: AttributeValue;
  study?: AttributeValue;
  puzzle?: AttributeValue;
  solution?: AttributeValue;
  goal?: AttributeValue;
}

/** The details of the events of `<gambol-board>`, by their names. */
export interface GambolBoardEvents {
  'gambol-ready': CustomEvent<{ game: string; position: string }>;
  'gambol-move': CustomEvent<{ game: string; move: string; position: string; ply: number }>;
  'gambol-over': CustomEvent<{ winners: number[]; scores: number[] }>;
  'gambol-solved': CustomEvent<{ game: string; puzzle: string | null; tries: number; isSlower: boolean }>;
  'gambol-failed': CustomEvent<{ game: string; puzzle: string | null; tries: number; move: string }>;
}

/** The attributes of `<gambol-position>`. */
export interface GambolPositionAttributes {
  game?: string;
  label?: string | null;
  language?: string | null;
  position?: string | null;
  move?: string | null;
  legal?: readonly string[] | string | null;
  hint?: string | null;
  flipped?: boolean;
  coordinates?: boolean | 'off';
  set?: string | null;
  theme?: 'auto' | 'light' | 'dark' | null;
  positionAfter?: PositionElement['positionAfter'];
}

/** Listeners as React and Preact add them. */
export type Listeners = { [Name in keyof GambolBoardEvents as `on${Name}`]?: (event: GambolBoardEvents[Name]) => void };

declare global {
  interface HTMLElementTagNameMap {
    'gambol-board': GambolBoardElement;
    'gambol-position': PositionElement;
  }
}
