// Spanish: courses.

import { number } from '../vocabulary.ts';
import type en from './en.ts';

export default {
  title: (game) => `El curso de ${game}`,
  chapter: (at) => `Capítulo ${number(at)}`,
  lesson: (at, all) => `Lección ${number(at)} de ${number(all)}`,
  puzzles: (theme) => (theme === '' ? 'Cinco problemas' : `Cinco problemas: ${theme}`),
  game: (level) => `Partida contra ${level}`,

  progress: (done, all) => `Lecciones hechas: ${number(done)} de ${number(all)}`,
  share: (done, all) => `${number(done)} de ${number(all)}`,
  done: 'hecho',
  next: 'siguiente',
  start: 'Empezar el curso',
  goOn: 'Continuar',
  finished: 'Lo has logrado todo',
  finishedNote: 'Cada lección, cada problema y cada partida de este curso. Ahora úsalo en la mesa.',
  play: 'Jugar una partida',

  close: 'Volver al curso',
  nextIs: (title) => `Ahora: ${title}`,
  nextLesson: 'Lección siguiente',
  toPuzzles: 'A los problemas',
  toGame: 'A la partida',
  all: 'Todas las lecciones',
  toEnd: 'Ver el curso',

  unrated: 'Tu puntuación se queda como está.',
  five: '¡Los cinco resueltos!',
  more: 'Cinco más',

  restart: 'Empezar de nuevo',
  again: 'Otro intento',
  reached: '¡Lo lograste!',
  missed: 'Esta vez no',

  insight: (game) => `Lo que ${game} revela de sí mismo`,
  percent: (share) => `${number(Math.round(share * 100))} %`,
  fromGames: (games, level) => `De ${number(games)} partidas que ${level} jugó a solas`,
  fromAll: (positions) => `Cifras exactas: las ${number(positions)} posiciones del juego están calculadas`,
  figures: 'Todas las cifras (en inglés)',

  noCourse: 'No se pudo cargar el curso. La primera vez necesita conexión.',
  noPart: 'Esa lección no existe en este curso.',
} satisfies typeof en;
