// Triboard in German.

import { spelled } from '../../../words/de/numbers.ts';
import { aside, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Blau', 'Rot', 'Grün'];
const cells = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'Feld' : 'Felder'}`;

export default {
  name: 'Triboard',
  tagline: 'Dreh die Felder deiner Rivalen um.',
  howTo: 'Wähl ein Feld mit einer Zahl: So viele Felder werden deine.',
  seats: SEATS,
  cell: { b: 'blau', r: 'rot', g: 'grün', wall: 'Mauer', empty: 'leer' },
  turned: (seat, cell, count) => `${SEATS[seat]}${aside(` spielt ${cell} und`)} dreht ${cells(count)} um.`,
  turns: (count) => `dreht ${number(count)} um`,
  hint: (cell, count) =>
    `Dreht ${count === 1 ? 'ein Feld' : `${spelled(count)} Felder`} um${aside(`: spiel ${cell}`)}.`,
  end: { full: 'Das Brett ist voll.', stuck: 'Niemand kann mehr etwas umdrehen.' },
  cells,
  refused:
    'Dort würde sich nichts umdrehen. Wähl ein leeres Feld, zwischen dem und einem deiner Felder die Linie eines anderen Spielers liegt.',
} satisfies Words;
