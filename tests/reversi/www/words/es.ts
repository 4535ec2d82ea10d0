// Reversi in Spanish.

import { counted } from '../../../words/es/grammar.ts';
import { aside } from '../../../words/vocabulary.ts';
import type { Words } from './index.ts';

const SEATS = ['Las negras', 'Las blancas'];
const discs = (count: number) => counted(count, 'pieza', 'piezas');

export default {
  name: 'Reversi',
  tagline: 'Encierra líneas de piezas y voltéalas.',
  howTo: 'Elige una casilla con un número: tantas piezas pasan a ser de tu color.',
  seats: ['Negras', 'Blancas'],
  square: { o: 'pieza negra', x: 'pieza blanca', empty: 'vacía' },
  played: (seat, square, count) => `${SEATS[seat]}${aside(` juegan ${square} y`)} voltean ${discs(count)}.`,
  passed: (seat) => `${SEATS[seat]} pasan.`,
  turns: (count) => `voltea ${discs(count)}`,
  passes: 'deja el tablero como está',
  discs,
  refused:
    'Ahí no se voltearía nada. Elige una casilla vacía que tenga una línea del otro color entre ella y una pieza tuya.',
} satisfies Words;
