// Gambit in Spanish.

import { aside, list } from '../../../words/vocabulary.ts';
import { counted, points, spelled } from '../../../words/es/grammar.ts';
import type { Words } from './index.ts';

const pieces = (count: number) => counted(count, 'pieza', 'piezas');

const way = ([from, ...others]: string[]) => `de ${from} a ${others.join(', luego a ')}`;

const jumped = (seat: number, squares: string[], taken: string[]) =>
  `${['Las negras', 'Las blancas'][seat]}${aside(` saltan ${way(squares)} y`)} capturan ${pieces(taken.length)}${aside(`: en ${list(taken)}`)}.`;

export default {
  name: 'Gambit',
  tagline: 'Salta y conserva tus islas.',
  howTo: 'Elige una pieza subrayada y luego un punto al que saltar.',
  seats: ['Negras', 'Blancas'],
  square: { o: 'pieza negra', x: 'pieza blanca', empty: 'vacía' },
  jumped,
  mayJumpOn: 'Salta otra vez o termina tu turno.',
  takes: (count) => `captura ${pieces(count)}`,
  points,
  hint: (squares, count) =>
    `Captura ${count === 1 ? 'una pieza' : `${spelled(count)} piezas`}${aside(`: salta ${way(squares)}`)}.`,
  end: (seat) =>
    `${seat === null ? 'Ya no tienes' : `${['Las negras', 'Las blancas'][seat]} ya no tienen`} saltos, así que cuentan las islas.`,
  island: (seat, count) => {
    const what = count === 1 ? 'una pieza sola' : `isla de ${spelled(count)}`;
    return seat === null ? (count === 1 ? 'Tu pieza sola' : `Tu ${what}`) : `${['Negras', 'Blancas'][seat]}: ${what}`;
  },
  scoring: 'Una isla de una, dos, tres o cuatro piezas vale 1, 3, 5 o 7. Las que tocan al rival no puntúan.',
  noIslands: 'Aún no hay islas',
  touching: (count) =>
    count === 1
      ? 'Una que toca al rival no puntúa'
      : `${spelled(count).replace(/^./, (first) => first.toUpperCase())} que tocan al rival no puntúan`,
  refused: {
    jump: 'Tu pieza no puede saltar ahí. Sigue saltando, termina el turno o deshaz el salto.',
    pick: 'Ahí nada puede saltar. Elige una pieza subrayada.',
  },
} satisfies Words;
