// Spanish: the end of a game, its review, hints, and the analysis of a position.

import { list, number, pluralOf } from '../vocabulary.ts';
import { capital, moves, spelled, verb, who } from './grammar.ts';
import type { Words } from '../index.ts';

const points = (scores: number[]) => scores.map(number).join(' a ');
const PLACES = ['en primer lugar', 'en segundo lugar', 'en tercer lugar', 'en cuarto lugar'];

export const result: Words['result'] = {
  over: (headline) => `Fin de la partida. ${headline}.`,
  won: (scores) => `Has ganado por ${points(scores)}`,
  lost: (scores) => `Has perdido por ${points(scores)}`,
  drawn: (scores) => `Tablas, ${points(scores)}`,
  seatWon: (seat, scores) => `${verb(seat, 'Gana', 'Ganan')} ${who(seat)} por ${points(scores)}`,
  wonWith: (score) => `Has ganado con ${number(score)}`,
  seatWonWith: (seat, score) => `${verb(seat, 'Gana', 'Ganan')} ${who(seat)} con ${number(score)}`,
  placed: (seat, best, place, own) =>
    `${verb(seat, 'Gana', 'Ganan')} ${who(seat)} con ${number(best)}; has quedado ${PLACES[place - 1]} con ${number(own)}`,
  shared: (seats, score) => `${capital(list(seats.map(who)))} comparten la victoria con ${number(score)} cada uno`,
  youShared: (others, score) => `Compartes la victoria con ${list(others.map(who))}, con ${number(score)} cada uno`,
  youLead: (scores) => `Vas por delante, ${points(scores)}.`,
  leads: (seat, scores) => `${seat} va por delante, ${points(scores)}.`,
  level: (score) => `Vais empatados a ${number(score)}.`,
  wonOnTime: 'Has ganado por tiempo',
  lostOnTime: 'Has perdido por tiempo',
  seatsWonOnTime: (seats) =>
    `${seats.length === 1 ? verb(seats[0] ?? '', 'Gana', 'Ganan') : 'Ganan'} ${list(seats.map(who))} por tiempo`,
  ranOut: (seat) =>
    seat === null
      ? 'Te has quedado sin tiempo.'
      : `${capital(who(seat))} se ${verb(seat, 'ha', 'han')} quedado sin tiempo.`,
  seatsWon: (seats) =>
    `${seats.length === 1 ? verb(seats[0] ?? '', 'Gana', 'Ganan') : 'Ganan'} ${list(seats.map(who))}`,
  youWon: 'Has ganado',
  youLost: 'Has perdido',
  resigned: (seat) =>
    seat === null ? 'Te has rendido.' : `${capital(who(seat))} se ${verb(seat, 'ha', 'han')} rendido.`,
  agreed: 'Tablas por acuerdo.',
  card: 'El resultado',
  parts: 'Los puntos',
};

export const review: Words['review'] = {
  rematch: 'Revancha',
  swap: 'Cambiar de bando',
  review: 'Repasar',
  bar: 'Recorrer la partida',
  first: 'Inicio',
  back: 'Atrás',
  play: 'Reproducir',
  stop: 'Parar',
  next: 'Siguiente',
  last: 'Final',
  result: 'Resultado',
};

export const hints: Words['hints'] = {
  looking: 'Buscando una buena jugada…',
  play: (move, deed) => `Juega ${move}: ${deed}.`,
  wins: 'Ganas.',
  winsBy: (amount) => `Ganas por ${amount}.`,
  draws: 'Aseguras las tablas.',
  loses: 'Pierdes de todos modos.',
  losesBy: (amount) => `Pierdes por ${amount}.`,
  ahead: (count, isStill) => `${isStill ? 'Seguirías con' : 'Tendrías'} una ventaja de ${spelled(count)}, más o menos.`,
  even: 'La partida quedaría más o menos igualada.',
  behind: (count, isStill) =>
    `${isStill ? 'Seguirías con' : 'Tendrías'} una desventaja de ${spelled(count)}, más o menos.`,
  onlyMove: 'Es tu única jugada.',
  othersAsGood: 'Las demás jugadas son igual de buenas.',
  someAsGood: (count) =>
    pluralOf(count) === 'one'
      ? 'Hay otra jugada igual de buena.'
      : `Hay otras ${number(count)} jugadas igual de buenas.`,
  onlyWin: 'Ninguna otra jugada gana.',
  onlyDraw: 'Ninguna otra jugada asegura las tablas.',
  notForYou: 'La pista es solo para quien tiene el turno.',
};

export const values: Words['values'] = {
  title: 'Análisis',
  list: 'Valores de las jugadas',
  won: 'gana',
  lost: 'pierde',
  wins: (move) => `${move} gana`,
  winsBy: (move, amount) => `${move} gana por ${amount}`,
  draws: (move) => `${move} asegura las tablas`,
  loses: (move) => `${move} pierde`,
  losesBy: (move, amount) => `${move} pierde por ${amount}`,
  looksLike: (move, value, depth) => `${move}, estimación ${value} a ${moves(depth)} vista`,
  unknown: (move) => `${move}, aún sin calcular`,
  over: 'La partida ha terminado: aquí no hay ninguna jugada que analizar.',
  looking: 'Calculando…',
  provedOnly: 'Tu única jugada. Su valor está demostrado.',
  proved: (count) => `El mejor juego desde aquí, demostrado para las ${moves(count)}.`,
  estimates: (depth) => `Estimaciones a ${moves(depth)} vista`,
  someProved: (depth, proved) =>
    `Estimaciones a ${moves(depth)} vista; ${number(proved)} ${pluralOf(proved) === 'one' ? 'demostrada' : 'demostradas'}`,
  isProved: 'demostrado',
  all: (count) => (pluralOf(count) === 'one' ? 'La única jugada' : `Las ${moves(count)}`),
  best: 'Solo las mejores',
  expected: 'Previsto',
  toPosition: 'Volver a la posición',
  leads: (seat, amount) => `${seat}: unos ${amount} de ventaja`.replace(/unos (\S+ (casilla|pieza))/, 'unas $1'),
  leadsSurely: (seat, amount) => `${seat}: ${amount} de ventaja, demostrado`,
  even: 'Más o menos igualado',
  draw: 'Tablas, demostrado',
  winning: (seat) => `Victoria demostrada: ${seat}`,
  scores: (all) => `Tras las jugadas previstas: ${all.map(({ seat, score }) => `${seat} ${score}`).join(', ')}`,
  costs: (amount) => `cuesta como mucho ${amount}`,
  costsMore: 'cuesta más',
};
