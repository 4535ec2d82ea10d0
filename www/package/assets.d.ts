// What the build makes for the package.

declare module 'package:inline' {
  /** The engine in base64. */
  export const PROGRAM: string;
  /** The source of its worker. */
  export const WORKER: string;
}

declare module 'package:games' {
  /** Loads the module of each game, by its id. */
  export const GAMES: Record<string, () => Promise<import('../games/page.ts').GamePage>>;
}

declare module 'package:styles' {
  /** The styles of a board, and the tokens of all sets, for a root of the class `look`. */
  export const STYLES: string;
}
