// How long the lines of the sources may be.

/** The length of a line outside data, in characters. */
export const MAX_LINE = 120;

/** Files of data: books, tables of faults, and the words of languages. */
export const DATA = /\/(book|faulttable|expected)\.\w+$|(^|\/)(words|content)\//;
