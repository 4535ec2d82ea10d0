// Reversi in French.

import { aside, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Noirs', 'Blancs'];
const discs = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'pion' : 'pions'}`;

export default {
  name: 'Reversi',
  tagline: 'Encadrez des lignes de pions et retournez-les.',
  howTo: 'Choisissez une case avec un nombre : autant de pions prendront votre couleur.',
  seats: SEATS,
  square: { o: 'pion noir', x: 'pion blanc', empty: 'vide' },
  played: (seat, square, count) => `Les ${SEATS[seat]}${aside(` jouent ${square} et`)} retournent ${discs(count)}.`,
  passed: (seat) => `Les ${SEATS[seat]} passent.`,
  turns: (count) => `retourne ${discs(count)}`,
  passes: 'laisse le plateau tel quel',
  discs,
  refused:
    'Rien ne se retournerait là. Choisissez une case vide séparée d’un de vos pions par une ligne de l’autre couleur.',
} satisfies Words;
