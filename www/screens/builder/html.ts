// The HTML that the builder makes. It is pasted into Markdown, too: a `<div>` without a blank line is left as it is
// there, even after a line of text, and what a typographer would improve is written as entities.

/** Ellipses, dashes and apostrophes, with what replaces their last character. */
const TYPOGRAPHY: [string, string][] = [
  ['...', '..&#46;'],
  ['--', '-&#45;'],
  ["'", '&#39;'],
];

/** A text as it stands in an attribute or an element. */
export function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The element of a board, with its script.
 *
 * @param given.script the address of the script
 * @param given.pairs the attributes
 * @param given.inside HTML
 */
export function elementHtml({
  script,
  pairs,
  style,
  inside,
}: {
  script: string;
  pairs: readonly (readonly [string, string])[];
  style: string;
  inside: string;
}) {
  const attributes = pairs.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escaped(value)}"`)).join('');
  return `<div>
<script type="module" src="${escaped(script)}"></script>
<gambol-board${attributes} style="display: block; ${style}">
${inside}</gambol-board>
</div>`;
}

/** The frame of a board. */
export function frameHtml({ address, title, style }: { address: string; title: string; style: string }) {
  return (
    `<iframe src="${escaped(address)}" title="${escaped(title)}" loading="lazy" ` +
    'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" ' +
    `style="display: block; width: 100%; border: 0; ${style}"></iframe>`
  );
}

/**
 * The text of a study within an element, which readers without scripts see, too. It means the same without blank lines.
 */
export function studyHtml(text: string) {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
  return `<pre>\n${TYPOGRAPHY.reduce((all, [from, to]) => all.replaceAll(from, to), escaped(lines))}\n</pre>\n`;
}

/** A link on a line of its own. */
export function linkHtml(address: string, words: string) {
  return `<p><a href="${escaped(address)}">${escaped(words)}</a></p>\n`;
}
