// The headers of a text, as the engine writes them: changed without reading the moves.

/** The most characters of a name that a file gives. */
const MAX_NAME = 120;

/** A name of a file as lists show it; its text keeps it whole. */
export function shortName(name: string) {
  // No half character at the end.
  return name
    .trim()
    .slice(0, MAX_NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** A text with a name and a folder instead of those that it has. */
export function withNames(text: string, { name, folder }: { name: string; folder: string }) {
  const end = text.indexOf('\n\n');
  const lines = (end < 0 ? text.trimEnd() : text.slice(0, end)).split('\n');
  const others = lines.filter((line) => !/^\[(Event|Folder) "/.test(line));
  // The order in which the engine writes headers.
  const at = 1 + others.findLastIndex((line) => /^\[(Game|Setup|Seed|Position|Players|Result|Date) "/.test(line));
  const named = [
    ...others.slice(0, at),
    ...headerOf('Event', name),
    ...others.slice(at),
    ...headerOf('Folder', folder),
  ];
  return named.join('\n') + (end < 0 ? '\n' : text.slice(end));
}

/** A text without its headers and its result. */
export function movesIn(text: string) {
  return text.slice(text.indexOf('\n\n')).replace(/\s(\*|[\d/]+(-[\d/]+)+)\s*$/, '');
}

/** The text of a file of studies. */
export function fileOf(texts: string[]) {
  return texts.map((text) => `${text.trimEnd()}\n`).join('\n');
}

/** The line of a header; none for an empty value. */
export function headerOf(key: string, value: string) {
  return value === '' ? [] : [`[${key} "${value.replaceAll(/[\\"]/g, '\\$&')}"]`];
}
