// Gambit in French.

import { list, number, pluralOf } from '../../../words/vocabulary.js';

const SEATS = ['Noirs', 'Blancs'];

/**
 * @param {number} seat
 * @param {string[]} squares
 * @param {string[]} taken
 */
const jumped = (seat, squares, taken) => `Les ${SEATS[seat]} sautent de ${squares[0]} à ${squares.slice(1).join(', puis à ')} et prennent ${list(taken)}.`;

export default /** @satisfies {import('./index.js').Words} */ ({
  name: 'Gambit',
  tagline: 'Sautez et gardez vos îles.',
  howTo: 'Choisissez un pion souligné, puis un point où sauter.',
  seats: SEATS,
  square: { o: 'pion noir', x: 'pion blanc', empty: 'vide' },
  jumped,
  mayJumpOn: (seat, squares, taken) => `${jumped(seat, squares, taken)} Continuez à sauter, ou finissez le tour.`,
  takes: (count) => `prend ${number(count)} ${pluralOf(count) === 'one' ? 'pion' : 'pions'}`,
  points: (count) => `${number(count)} ${pluralOf(count) === 'one' ? 'point' : 'points'}`,
  refused: {
    jump: 'Votre pion ne peut pas sauter là. Continuez à sauter, finissez le tour ou reprenez le saut.',
    pick: 'Rien ne peut sauter là. Choisissez un pion souligné.',
  },
});
