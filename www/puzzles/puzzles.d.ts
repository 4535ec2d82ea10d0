// The files of puzzles in this folder, each of which is loaded when it is first needed.
declare module 'puzzles:files' {
  export const FILES: Record<string, () => Promise<{ TEXT: string }>>;
}
