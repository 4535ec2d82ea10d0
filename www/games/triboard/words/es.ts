// Triboard in Spanish.

import { aside, number } from '../../../words/vocabulary.ts';
import { counted, spelled } from '../../../words/es/grammar.ts';
import type { Words } from './index.ts';

const SEATS = ['Azul', 'Rojo', 'Verde'];
const cells = (count: number) => counted(count, 'casilla', 'casillas');

export default {
  name: 'Triboard',
  tagline: 'Tres rivales y un tablero que voltear.',
  howTo: 'Elige una casilla con un número: tantas casillas pasan a ser tuyas.',
  seats: SEATS,
  cell: { b: 'azul', r: 'roja', g: 'verde', wall: 'muro', empty: 'vacía' },
  turned: (seat, cell, count) => `${SEATS[seat]}${aside(` juega ${cell} y`)} voltea ${cells(count)}.`,
  turns: (count) => `voltea ${number(count)}`,
  hint: (cell, count) =>
    `Voltea ${count === 1 ? 'una casilla' : `${spelled(count)} casillas`}${aside(`: juega ${cell}`)}.`,
  end: { full: 'El tablero está lleno.', stuck: 'Ya nadie puede voltear nada.' },
  cells,
  refused:
    'Ahí no se voltearía nada. Elige una casilla vacía que tenga la línea de otro jugador entre ella y una casilla tuya.',
} satisfies Words;
