// French: seats in sentences. The Blacks and the Whites are many, and players with a number have an article.

const isMany = (/** @type {string} */ seat) => /^(Noirs|Blancs)/.test(seat);

/** As a subject or an object: `les Noirs`, `le joueur 1`, `Bleu`. */
export const the = (/** @type {string} */ seat) => (isMany(seat) ? `les ${seat}` : seat.startsWith('Joueur') ? `le j${seat.slice(1)}` : seat);
/** The same at the start of a sentence. */
export const The = (/** @type {string} */ seat) => the(seat).replace(/^l/, 'L');
export const of = (/** @type {string} */ seat) => `de ${the(seat)}`.replace(/^de les/, 'des').replace(/^de le/, 'du');
export const to = (/** @type {string} */ seat) => `à ${the(seat)}`.replace(/^à les/, 'aux').replace(/^à le/, 'au');

/**
 * What goes with one seat, or with several or a plural one.
 *
 * @param {string[]} seats
 * @param {string} one
 * @param {string} many
 */
export const agreed = (seats, one, many) => (seats.length > 1 || seats.some(isMany) ? many : one);
