// The thirty-six tokens: six symbols in six colours, each colour with its own corner marks.

/** The colours and the symbols, by the characters of a token's text. */
const COLOURS = /** @type {const} */ ({ r: 'red', o: 'orange', y: 'yellow', g: 'green', b: 'blue', p: 'purple' });
const SYMBOLS = /** @type {const} */ (['moose', 'star', 'leaf', 'drop', 'sun', 'stone']);

/** @typedef {{ colour: typeof COLOURS[keyof typeof COLOURS], symbol: typeof SYMBOLS[number] }} Token */

/** The outline of each symbol in a 100 × 100 view box. */
const OUTLINES = [
  // A moose's head from the front: broad antlers, a long face.
  'M50 88C42 88 38 80 38 70L36 56C28 57 22 54 18 48C12 46 9 40 9 33L9 18L17 28L20 15L27 29L33 16L37 32C39 38 41 41 44 43L56 43C59 41 61 38 63 32L67 16L73 29L80 15L83 28L91 18L91 33C91 40 88 46 82 48C78 54 72 57 64 56L62 70C62 80 58 88 50 88Z',
  'M50 10L61.5 37.5L91 39.5L68.5 58.5L75.5 88L50 72L24.5 88L31.5 58.5L9 39.5L38.5 37.5Z',
  // A leaf on a stalk, from the lower left to the upper right.
  'M14 90L10 86L26 69C16 40 40 12 88 12C88 60 60 84 31 74Z',
  'M50 8C62 30 80 46 80 64C80 80 67 92 50 92C33 92 20 80 20 64C20 46 38 30 50 8Z',
  // A disc with eight rays.
  'M50 30A20 20 0 1 1 49.9 30ZM46 6L54 6L53 23L47 23ZM46 94L54 94L53 77L47 77ZM6 46L6 54L23 53L23 47ZM94 46L94 54L77 53L77 47ZM16 22L22 16L33 28L28 33ZM84 22L78 16L67 28L72 33ZM16 78L22 84L33 72L28 67ZM84 78L78 84L67 72L72 67Z',
  'M30 20L62 14L88 40L84 70L54 88L20 76L10 46Z',
];

/** The cut-out of each symbol, which keeps small symbols distinguishable. */
const CUTS = [
  'M44 60A3.5 4 0 1 0 44.1 60ZM56 60A3.5 4 0 1 0 56.1 60Z',
  '',
  'M28 72L66 34L69 37L31 75Z',
  'M34 62C34 74 42 80 50 80L50 74C45 74 40 70 40 62Z',
  '',
  'M30 20L44 44L62 14L66 16L49 48L88 40L87 45L49 54L54 88L48 86L43 53L10 46L12 41L40 47L26 23Z',
];

/** The marked corners of each colour: top left, top right, bottom right, bottom left. */
const CORNERS = new Map([['r', [0]], ['o', [1]], ['y', [2]], ['g', [3]], ['b', [0, 2]], ['p', [1, 3]]]);

/** The corner triangles in a 100 × 100 view box. */
const TRIANGLES = ['M5 5L27 5L5 27Z', 'M95 5L95 27L73 5Z', 'M95 95L73 95L95 73Z', 'M5 95L5 73L27 95Z'];

/**
 * The colour and the symbol of a token such as `g4`.
 *
 * @param {string} token
 * @returns {Token}
 */
export function parseToken(token) {
  const colour = COLOURS[/** @type {keyof typeof COLOURS} */ (token[0])];
  return { colour, symbol: /** @type {Token['symbol']} */ (SYMBOLS[Number(token[1]) - 1]) };
}

/**
 * The paths of a token: the outline of its symbol, its cut-out, and its corners.
 *
 * @param {string} token
 */
export function shapesOf(token) {
  const symbol = Number(token[1]) - 1;
  const corners = (CORNERS.get(token[0] ?? '') ?? []).map((corner) => TRIANGLES[corner]).join('');
  return { outline: OUTLINES[symbol] ?? '', cut: CUTS[symbol] ?? '', corners };
}

/**
 * The picture of a token as SVG markup in a 100 × 100 view box, in the colours of the theme.
 *
 * @param {string} token
 */
export function pictureOf(token) {
  const { outline, cut, corners } = shapesOf(token);
  const colour = `var(--token-${token[0]})`;
  const edge = `var(--token-${token[0]}-edge)`;
  return `<rect x="2" y="2" width="96" height="96" rx="14" fill="var(--tile)" stroke="var(--tile-edge)" stroke-width="3"/>`
    + `<path d="${corners}" fill="${edge}"/>`
    + `<g transform="translate(18 18) scale(.64)"><path d="${outline}" fill="${colour}" stroke="${edge}" stroke-width="6" stroke-linejoin="round"/>`
    + `<path d="${cut}" fill="var(--tile)"/></g>`;
}
