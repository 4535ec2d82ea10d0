// Gambit in Spanish.

import { list } from '../../../words/vocabulary.js';
import { counted, points } from '../../../words/es/grammar.js';

/**
 * @param {number} seat
 * @param {string[]} squares
 * @param {string[]} taken
 */
const jumped = (seat, squares, taken) =>
  `${['Las negras', 'Las blancas'][seat]} saltan de ${squares[0]} a ${squares.slice(1).join(', luego a ')}${squares.length > 2 ? ',' : ''} y capturan en ${list(taken)}.`;

export default /** @satisfies {import('./index.js').Words} */ ({
  name: 'Gambit',
  tagline: 'Salta y conserva tus islas.',
  howTo: 'Elige una pieza subrayada y luego un punto al que saltar.',
  seats: ['Negras', 'Blancas'],
  square: { o: 'pieza negra', x: 'pieza blanca', empty: 'vacía' },
  jumped,
  mayJumpOn: (seat, squares, taken) => `${jumped(seat, squares, taken)} Sigue saltando o termina el turno.`,
  takes: (count) => `captura ${counted(count, 'pieza', 'piezas')}`,
  points,
  refused: {
    jump: 'Tu pieza no puede saltar ahí. Sigue saltando, termina el turno o deshaz el salto.',
    pick: 'Ahí nada puede saltar. Elige una pieza subrayada.',
  },
});
