// Spanish: what waits in the hall for somebody who has been here before.

import { counted, spelled } from '../es/grammar.ts';
import { number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  label: 'Hoy',
  puzzle: 'Problema del día',
  goal: 'Encuentra la mejor jugada.',
  solve: 'Resolver',
  solved: 'Resuelto',
  practice: 'Practicar',
  inRow: (days) => (days === 1 ? '1 día' : `${counted(days, 'día', 'días')} seguidos`),
  rating: (rating, by) =>
    by === 0
      ? `Puntuación ${rating}`
      : `Puntuación ${rating}, ${by < 0 ? '−' : '+'}${number(Math.abs(by))} esta semana`,
  path: (game) => `Tu camino en ${game}`,
  stations: { lesson: 'Lección', puzzles: 'Problemas', course: 'Curso' },
  tasks: {
    lesson: 'Haz la lección',
    puzzles: (count) => `Resuelve ${spelled(count)} problemas`,
    course: 'Alcanza una meta del curso',
  },
  beat: (opponent) => `Gana a ${opponent}`,
  begin: 'Empezar',
  done: (station) => `${station}, hecho`,
  now: (station) => `${station}, lo siguiente`,
  progress: (done, count, next) =>
    `Tu camino: ${number(done)} de ${number(count)} etapas${next && `. Lo siguiente: ${next}`}`,
  finished: 'Has recorrido todo el camino',
} satisfies typeof en;
