// Spanish: the review of a finished game.

import { who } from '../es/grammar.ts';
import { aside, list, number, pluralOf } from '../vocabulary.ts';
import type en from './en.ts';

const KINDS = {
  inaccuracy: ['imprecisión', 'imprecisiones'],
  mistake: ['error', 'errores'],
  blunder: ['error grave', 'errores graves'],
};

const counted = (kind: keyof typeof KINDS, count: number) =>
  `${number(count)} ${KINDS[kind][pluralOf(count) === 'one' ? 0 : 1]}`;
const percent = (count: number) => `${number(Math.round(count))} %`;

export default {
  at: (ply, plies) => `Jugada ${number(ply)} de ${number(plies)}`,
  start: 'El comienzo',

  players: 'Precisión',
  you: 'Tú',
  tooFew: 'Muy pocas jugadas para una precisión',
  unknown: 'aún no se sabe',
  counts: (counts) =>
    counts.length === 0 ? 'ningún error' : list(counts.map(([kind, count]) => counted(kind, count))),

  progress: (done, all) => `Análisis: ${number(done)} de ${number(all)} jugadas`,
  paused: (done, all) => `Detenido tras ${number(done)} de ${number(all)} jugadas.`,
  failed: 'El análisis se ha detenido por sí solo. Continúa o vuelve a cargar la página.',
  stop: 'Detener',
  resume: 'Continuar',

  graph: 'La partida',
  up: (seat) => `arriba, mejor para ${who(seat)}`,
  shares: 'opciones de ganar',
  chances: (seats) => list(seats.map(([seat, chance]) => `${who(seat)} ${percent(chance)}`)),
  percent,
  unsearched: 'aún sin analizar',

  judgements: 'Valoraciones',
  judgement: 'Sobre esta jugada',
  kinds: { inaccuracy: 'Imprecisión', mistake: 'Error', blunder: 'Error grave' },
  judged: (kind) => `${kind}.`,
  none: 'No hay nada que criticar.',
  noneYet: 'Las valoraciones aparecen aquí a medida que avanza el análisis.',
  turning: 'El punto de inflexión',
  better: (move) => `Mejor: ${move}`,
  reply: (move) => `Respuesta: ${move}`,
  isBest: 'La mejor jugada.',
  isGood: 'Una buena jugada.',
  isForced: 'La única jugada.',
  winToLoss: 'Convierte una victoria en derrota.',
  winToDraw: 'Convierte una victoria en tablas.',
  drawToLoss: 'Convierte unas tablas en derrota.',
  costs: (amount) => `Cuesta unas ${amount}.`.replace(/unas (\S+ punto)/, 'unos $1'),
  costsChance: (points) => `Cuesta un ${percent(points)} de opciones de ganar.`,
  heir: (seat) => `Beneficia sobre todo a ${who(seat)}.`.replace(' a el ', ' al '),

  luck: 'Habilidad y suerte',
  lead: 'Ventaja',
  drawn: 'Suerte',
  without: 'Sin suerte',
  given: 'Perdidos',
  luckIs:
    'La suerte compara lo que se robó con lo que cabía esperar. Perdidos: los puntos que habrían dado mejores jugadas.',
  draws: 'Los robos que más pesaron',
  drew: (seat, pieces, points) => `${seat}, robo de ${list(pieces)}: ${points}`,
  signed: (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}`,
  evenLuck: (seat, points) => `Con igual suerte: ${who(seat)}, por unos ${number(points)}.`,
  evenAll: 'Con igual suerte nadie habría quedado por delante.',

  learn: (count) => `Aprende de tus errores · ${number(count)}`,
  learnAll: (count) => `Aprende de los errores · ${number(count)}`,
  lesson: 'Aprende de tus errores',
  question: (at, all) => `${number(at)} de ${number(all)}`,
  ask: (seat) =>
    `${seat === null ? 'Tu jugada está marcada' : `La jugada marcada es de ${who(seat)}`}. Encuentra una mejor.`.replace(
      ' de el ',
      ' del ',
    ),
  findBetter: 'Encuentra una jugada mejor.',
  checking: 'Mirando tu jugada…',
  right: 'Sí, es la mejor jugada.',
  near: 'Sí, es casi tan buena como la mejor.',
  wrong: 'Hay algo mejor. Inténtalo otra vez.',
  same: 'Es la jugada de la partida. Prueba otra.',
  shown: (move) => `Esta es la mejor jugada${aside(`: ${move}`)}.`,
  show: 'Enséñamela',
  skip: 'Saltar',
  next: 'Siguiente',
  close: 'Volver al análisis',
  finished: 'Era el último.',
  solved: (count, all) => `Resueltos: ${number(count)} de ${number(all)}.`,

  moves: 'Jugadas',
  noMoves: 'No hay jugadas que analizar.',
  watched: 'Una partida con manos ocultas solo se puede analizar cuando termina.',
} satisfies typeof en;
