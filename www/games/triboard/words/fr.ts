// Triboard in French.

import { spelled } from '../../../words/fr/grammar.ts';
import { aside, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Bleu', 'Rouge', 'Vert'];
const cells = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'case' : 'cases'}`;

export default {
  name: 'Triboard',
  tagline: 'Trois rivaux, un plateau à retourner.',
  howTo: 'Choisissez une case avec un nombre : autant de cases seront à vous.',
  seats: SEATS,
  cell: { b: 'bleue', r: 'rouge', g: 'verte', wall: 'mur', empty: 'vide' },
  turned: (seat, cell, count) => `${SEATS[seat]}${aside(` joue ${cell} et`)} retourne ${cells(count)}.`,
  turns: (count) => `retourne ${cells(count)}`,
  hint: (cell, count) =>
    `Retourne ${count === 1 ? 'une case' : `${spelled(count)} cases`}${aside(` : jouez ${cell}`)}.`,
  end: { full: 'Le plateau est plein.', stuck: 'Plus personne ne peut rien retourner.' },
  cells,
  refused:
    'Rien ne se retournerait là. Choisissez une case vide séparée d’une de vos cases par une ligne d’un autre joueur.',
} satisfies Words;
