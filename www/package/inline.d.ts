// What the build puts into the entry of one file.

declare module 'package:inline' {
  /** The engine in base64. */
  export const PROGRAM: string;
  /** The source of its worker. */
  export const WORKER: string;
}
