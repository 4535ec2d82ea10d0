// Reversi in German.

import { aside, number, pluralOf } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Schwarz', 'Weiß'];
const discs = (count: number) => `${number(count)} ${pluralOf(count) === 'one' ? 'Stein' : 'Steine'}`;

export default {
  name: 'Reversi',
  tagline: 'Schließ Reihen von Steinen ein und dreh sie um.',
  howTo: 'Wähl ein Feld mit einer Zahl: So viele Steine nehmen deine Farbe an.',
  seats: SEATS,
  square: { o: 'schwarzer Stein', x: 'weißer Stein', empty: 'leer' },
  played: (seat, square, count) => `${SEATS[seat]}${aside(` spielt ${square} und`)} dreht ${discs(count)} um.`,
  passed: (seat) => `${SEATS[seat]} passt.`,
  turns: (count) => `dreht ${discs(count)} um`,
  passes: 'lässt das Brett, wie es ist',
  discs,
  refused:
    'Dort würde sich nichts umdrehen. Wähl ein leeres Feld, zwischen dem und einem deiner Steine eine Reihe der anderen Farbe liegt.',
} satisfies Words;
