// What the build makes of the registry of games, for files that stand alone.

declare module 'games:frames' {
  /** Of each game its name, and the height of the frame of a board by its width. */
  export const FRAMES: Record<string, { name: string; height: number }>;
}
