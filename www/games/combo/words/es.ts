// Combo in Spanish.

import { aside, number } from '../../../words/vocabulary.ts';
import { counted, spelled } from '../../../words/es/grammar.ts';
import type { Words } from './index.ts';

const SIDES = ['Las negras', 'Las blancas'];
const pieces = (count: number) => counted(count, 'pieza', 'piezas');

const some = (count: number) => (count === 1 ? 'una pieza' : `${spelled(count)} piezas`);

export default {
  name: 'Combo',
  tagline: 'Apila y captura desde lejos.',
  howTo: 'Elige una pila y luego adónde van sus piezas.',
  seats: ['Negras', 'Blancas'],
  draws: { label: 'Si hay tablas', on: 'Quedan tablas', pieces: 'Deciden las piezas' },
  empty: 'vacía',
  stack: (side, count) => {
    const colour = { b: 'negra', w: 'blanca' }[side];
    return count === 1 ? `pieza ${colour}` : `pila ${colour} de ${number(count)}`;
  },
  moved: (seat, count, from, to) => `${SIDES[seat]} mueven ${pieces(count)}${aside(` de ${from} a ${to}`)}.`,
  merged: (seat, count, from, to) =>
    `${SIDES[seat]} mueven ${pieces(count)}${aside(` de ${from}`)} a una pila${aside(` en ${to}`)}.`,
  captured: (seat, count, from, to, taken) =>
    `${SIDES[seat]} mueven ${pieces(count)}${aside(` de ${from} a ${to}`)} y capturan ${pieces(taken)}.`,
  goes: (count) => `mueve ${pieces(count)}`,
  joins: (count) => `mueve ${pieces(count)} a una pila`,
  captures: (taken) => `captura ${pieces(taken)}`,
  hint: {
    goes: (count, from, to) => `Mueve ${some(count)}${aside(` de ${from} a ${to}`)}.`,
    joins: (count, from, to) => `Mueve ${some(count)}${aside(` de ${from}`)} a una pila${aside(` en ${to}`)}.`,
    captures: (count, from, to, taken) =>
      `Mueve ${some(count)}${aside(` de ${from} a ${to}`)} y captura ${some(taken)}.`,
  },
  pieces,
  taken: (count, all) => `${number(count)} de ${pieces(all)}`,
  howMany: '¿Cuántas piezas?',
  all: (all) => `Las ${number(all)}`,
  end: {
    hundred: (isDecided) => `Van 100 jugadas sin capturas${isDecided ? ', así que gana el bando con más piezas' : ''}.`,
    third: (isDecided) =>
      `La misma posición se ha dado por tercera vez${isDecided ? ', así que gana el bando con más piezas' : ''}.`,
    single: 'Con una pieza cada uno, ningún bando puede capturar.',
    none: (seat) => (seat === null ? 'Ya no tienes piezas.' : `${SIDES[seat]} ya no tienen piezas.`),
    shutIn: (seat) => `${SIDES[seat]} están encerradas y no pueden mover.`,
  },
  refused: {
    pick: 'Ahí no se puede mover nada. Elige una pila tuya que pueda moverse.',
    tooFew: (least) => `Para eso necesitas al menos ${pieces(least)}.`,
  },
} satisfies Words;
