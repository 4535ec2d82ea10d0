// The thirty-six tokens: six symbols in six colours, each colour with its own corner marks.

/** The colours and the symbols, by the characters of a token's text. */
const COLOURS = { r: 'red', o: 'orange', y: 'yellow', g: 'green', b: 'blue', p: 'purple' } as const;
const SYMBOLS = ['moose', 'star', 'leaf', 'drop', 'sun', 'stone'] as const;

export interface Token {
  colour: (typeof COLOURS)[keyof typeof COLOURS];
  symbol: (typeof SYMBOLS)[number];
}

/** The eight rays of the sun, each wider at its foot. */
const RAYS = Array.from({ length: 8 }, (_, n) => {
  const [right, down] = [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)];
  const at = (out: number, side: number) =>
    `${(50 + right * out - down * side).toFixed(1)} ${(50 + down * out + right * side).toFixed(1)}`;
  return `M${at(28, -7)}L${at(44, -5)}L${at(44, 5)}L${at(28, 7)}Z`;
}).join('');

/** The outline of each symbol in a 100 × 100 view box. */
const OUTLINES = [
  // A moose's head from the front: broad antlers, ears, a long face with a wide muzzle.
  'M50 96C39 96 32.5 91 33 83C33.5 77 38 73 39 67L38 61L24.5 65C21 66 19 62 22 60L36 52.5L34 51' +
    'C23 52 11 48 6.5 38C3 30 3 20 6 14C7.5 11 11 12 11.3 15L13 26L19 11.5' +
    'C20 9 24 9.5 24 13L24 27L31 13.5C32.5 11 36 12 35.5 15.5L33.5 32C33.5 38 37 42.5 43 43L57 43' +
    'C63 42.5 66.5 38 66.5 32L64.5 15.5C64 12 67.5 11 69 13.5L76 27L76 13' +
    'C76 9.5 80 9 81 11.5L87 26L88.7 15C89 12 92.5 11 94 14C97 20 97 30 93.5 38' +
    'C89 48 77 52 66 51L64 52.5L78 60C81 62 79 66 75.5 65L62 61L61 67' +
    'C62 73 66.5 77 67 83C67.5 91 61 96 50 96Z',
  'M50 7L61.8 36.8L93.7 38.8L69 59.2L77 90.2L50 73L23 90.2L31 59.2L6.3 38.8L38.2 36.8Z',
  // A leaf on a stalk, from the lower left to the upper right.
  'M13 92L8 87L23 71C10 40 38 9 90 10C91 62 60 90 29 77Z',
  'M50 5C63 28 82 46 82 65C82 82 68 94 50 94C32 94 18 82 18 65C18 46 37 28 50 5Z',
  `M50 29A21 21 0 1 1 49.9 29Z${RAYS}`,
  'M30 16L64 10L92 39L87 72L55 92L17 79L6 45Z',
];

/** The cut-out of each symbol, which keeps small symbols distinguishable. */
const CUTS = [
  // The eyes and the nostrils.
  'M44 58A2.8 3.6 0 1 0 44.1 58ZM56 58A2.8 3.6 0 1 0 56.1 58Z' +
    'M43.5 81A3 3.8 0 1 0 43.6 81ZM56.5 81A3 3.8 0 1 0 56.6 81Z',
  '',
  // The rib and the veins.
  'M25 72L68 29L71.5 32.5L28.5 75.5ZM41 56L38 38L42 37.5L46 52ZM44 60L62 63L62.5 59L48 56Z' +
    'M54 43L53 28L57 28L58 39ZM57 47L72 48L72 44L61 43Z',
  'M30 63C30 76 39 84 50 84L50 77.5C43.5 77.5 37 72 37 61Z',
  '',
  'M28 18L43 45L63 12L67.5 14.5L49.5 47.5L90 39L89 44.5L50 53L56 90L50.5 89L44.5 52.5L8 46L9 41L39.5 47L24 21Z',
];

/** The marked corners of each colour: upper left, upper right, lower right, lower left. */
const CORNERS = new Map([
  ['r', [0]],
  ['o', [1]],
  ['y', [2]],
  ['g', [3]],
  ['b', [0, 2]],
  ['p', [1, 3]],
]);

/** The inlaid corners of the face in a 100 × 100 view box. */
const INLAYS = [
  'M0 15A15 15 0 0 1 15 0L30 0L0 30Z',
  'M85 0A15 15 0 0 1 100 15L100 30L70 0Z',
  'M100 85A15 15 0 0 1 85 100L70 100L100 70Z',
  'M15 100A15 15 0 0 1 0 85L0 70L30 100Z',
];

/** The colour and the symbol of a token such as `g4`. */
export function parseToken(token: string): Token {
  const colour = COLOURS[token[0] as keyof typeof COLOURS];
  return { colour, symbol: SYMBOLS[Number(token[1]) - 1]! };
}

/** The paths of a token: the outline of its symbol, its cut-out, and its corners. */
export function shapesOf(token: string) {
  const symbol = Number(token[1]) - 1;
  const corners = (CORNERS.get(token[0] ?? '') ?? []).map((corner) => INLAYS[corner]).join('');
  return { outline: OUTLINES[symbol] ?? '', cut: CUTS[symbol] ?? '', corners };
}

/** The size of a symbol on the face of its token. */
export const SYMBOL_SIZE = 0.78;

/**
 * The picture of a token as SVG markup in a 100 × 100 view box, in the colours of the set. Each inlay is drawn three
 * times: its light ledge, its dark edge, and its face.
 */
export function pictureOf(token: string) {
  const { outline, cut, corners } = shapesOf(token);
  const colour = `var(--token-${token[0]})`;
  const inlay = (path: string, step: number) =>
    `<path d="${path}" fill="var(--bone-light)" transform="translate(${1.6 * step} ${1.8 * step})"/>` +
    `<path d="${path}" fill="var(--token-${token[0]}-edge)"/>` +
    `<path d="${path}" fill="${colour}" transform="translate(${0.9 * step} ${step})"/>`;
  const [size, inset] = [SYMBOL_SIZE, 50 - 50 * SYMBOL_SIZE];
  return (
    '<rect x="3" y="7" width="94" height="92" rx="14" fill="var(--bone-side)"/>' +
    '<rect x="3" y="1" width="94" height="92" rx="14" fill="var(--bone)"/>' +
    // The bevel: light at the upper left, dark at the lower right.
    '<g fill="none" stroke-width="2.5">' +
    '<path d="M96 16V79A13 13 0 0 1 83 92H17" stroke="var(--bone-foot)" stroke-opacity=".55"/>' +
    '<path d="M4 78V15A13 13 0 0 1 17 2H83" stroke="var(--bone-light)"/></g>' +
    '<g transform="translate(3 1) scale(.94 .92)">' +
    `<path d="${corners}" fill="${colour}" stroke="var(--bone-light)" stroke-width="1.5"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${size})">${inlay(outline, 1.4)}` +
    `<path d="${cut}" fill="var(--bone)" transform="translate(1.2 1.4)"/></g></g>`
  );
}
