// The HTML that the builder makes. It is pasted into Markdown, too: a `<div>` without a blank line is left as it is there, even after a
// line of text, and what a typographer would improve is written as entities.

/** Ellipses, dashes and apostrophes, with what replaces their last character. @type {[string, string][]} */
const TYPOGRAPHY = [['...', '..&#46;'], ['--', '-&#45;'], ['\'', '&#39;']];

/**
 * A text as it stands in an attribute or an element.
 *
 * @param {string} text
 */
export function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The element of a board, with its script.
 *
 * @param {object} given
 * @param {string} given.script the address of the script
 * @param {readonly (readonly [string, string])[]} given.pairs the attributes
 * @param {string} given.style
 * @param {string} given.inside HTML
 */
export function elementHtml({ script, pairs, style, inside }) {
  const attributes = pairs.map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escaped(value)}"`)).join('');
  return `<div>\n<script type="module" src="${escaped(script)}"></script>\n<gambol-board${attributes} style="display: block; ${style}">\n${inside}</gambol-board>\n</div>`;
}

/**
 * The frame of a board.
 *
 * @param {{ address: string, title: string, style: string }} given
 */
export function frameHtml({ address, title, style }) {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" loading="lazy" ` +
    `sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" style="display: block; width: 100%; border: 0; ${style}"></iframe>`;
}

/**
 * The text of a study within an element, which readers without scripts see, too. It means the same without blank lines.
 *
 * @param {string} text
 */
export function studyHtml(text) {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim()).filter(Boolean).join('\n');
  return `<pre>\n${TYPOGRAPHY.reduce((all, [from, to]) => all.replaceAll(from, to), escaped(lines))}\n</pre>\n`;
}

/**
 * A link on a line of its own.
 *
 * @param {string} address
 * @param {string} words
 */
export function linkHtml(address, words) {
  return `<p><a href="${escaped(address)}">${escaped(words)}</a></p>\n`;
}
