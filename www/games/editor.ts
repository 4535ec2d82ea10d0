// What sets up positions of a game by hand.

/** How positions of a game are set up by hand. Whether they are valid is up to the engine. */
export interface PositionEditor {
  /**
   * The pieces that can be put on a square, as `pieces` of the game names them, and the name of the picture; null where
   * the game has hands.
   */
  palette: { piece: string; token: string | null }[];
  /** The piece on each occupied square. */
  pieces(position: string): Map<string, string>;
  /** The position with other pieces on its board. */
  board(position: string, pieces: Map<string, string>): string;
  /** Puts a piece of the palette on a square. */
  put(pieces: Map<string, string>, square: string, piece: string): void;
  /** The seat to move; negative where the position names none. */
  turn(position: string): number;
  /** The position with another seat to move. */
  withTurn(position: string, seat: number): string;
}
