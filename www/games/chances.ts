// How values of a game become chances to win.

/** How chances to win follow from the values of a search. */
export interface Chances {
  /**
   * The logarithm of the slope by what is left of the game: the coefficients of 1, `left`, its square and ln(left +
   * 0.05).
   */
  slope: [number, number, number, number];
  /** The lead from which on more of it is worth less, or, if negative, more. */
  knee: number;
  /** The chance that each player has, whatever the values are. */
  lapse: number;
  /** How much of the game is left in a position: from 0, nothing, to 1, everything. */
  left(position: string): number;
}
