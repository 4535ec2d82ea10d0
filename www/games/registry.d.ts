// What the build makes of the registry of games, for files that stand alone.

declare module 'games:frames' {
  /** Of each game its name, and the height of the frame of a board by its width. */
  export const FRAMES: Record<string, { name: string; height: number }>;
}

// What stands on the page before any other file is loaded.
declare module 'games:stills' {
  export const STILLS: {
    /** The words of the hall on a first visit, by language. */
    hall: Record<string, { eyebrow: string; headline: string; lead: string; go: string; other: string }>;
    games: Record<
      string,
      {
        name: string;
        files: number;
        ranks: number;
        headroom: number;
        hasHand: boolean;
        lines: Record<string, string[]>;
      }
    >;
  };
}
