// The documents in this folder, which the build turns into what the page shows.
declare module 'docs:docs' {
  /** Text, or an element: its tag, its attributes and its children. */
  export type Tree = string | [tag: string, attributes: Record<string, string | number>, ...children: Tree[]];

  /** A document: the name in its address, its title and what it is about as text, and its parts. */
  export interface Doc {
    name: string;
    title: string;
    lead: string;
    parts: Tree[];
  }

  export const DOCS: Doc[];
}
