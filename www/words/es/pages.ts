// Spanish: the screens beside the table, and the dialogs.

import { number } from '../vocabulary.ts';
import type { Words } from '../index.ts';

export const page: Words['page'] = {
  title: 'Gambol: juegos de mesa en una página',
  description: 'Cuatro juegos de mesa con un rival fuerte y análisis, enteros en tu dispositivo.',
  titleOf: (screen) => `${screen} · Gambol`,
  skip: 'Ir al contenido',
  toHall: 'Todos los juegos',
  toTable: 'Volver a la mesa',
  library: 'Biblioteca',
  docs: 'Documentación',
  puzzles: 'Problemas',
  rules: (game) => `${game}: reglas`,
  learn: (game) => `Aprende ${game}`,
  study: (game) => `Estudia ${game}`,
};

export const language: Words['language'] = {
  label: 'Idioma',
  unavailable: (name) => `No se ha podido cargar ${name}. La primera vez hace falta conexión.`,
};

export const sentences: Words['sentences'] = (all) => all.filter(Boolean).join(' ');
export const quote: Words['quote'] = (name, words) => `${name}: «${words}»`;

export const hall: Words['hall'] = {
  title: 'Gambol',
  lead: 'Una lección corta en el propio tablero. Cuatro juegos de mesa, rivales fuertes, sin cuenta, sin anuncios y también sin conexión.',
  games: 'Juegos',
  board: (game) => `Un tablero de ${game}`,
  play: 'Jugar',
  continue: 'Seguir',
  learn: 'Aprender',
  goOn: (move) => `Seguir tu partida, jugada ${number(move)}`,
  lookAt: 'Ver tu partida',
  facts: (least, most, minutes) =>
    `${least === most ? number(most) : `${number(least)}–${number(most)}`} jugadores · ${number(minutes)} min`,
  yourMove: (move) => `Te toca, jugada ${number(move)}`,
  theirMove: (seat, move) => `Turno de ${seat}, jugada ${number(move)}`,
  against: (levels) => `rival: ${levels}`,
  welcome: '¿Primera vez aquí?',
  lesson: (game) => `${game} en treinta segundos`,
  startLesson: 'Empezar la lección',
  justPlay: 'Jugar ya',
  another: (game) => `¿Una partida de ${game}?`,
  byLink: 'Partidas por enlace',
  yourTurn: 'Te toca',
  theirTurn: 'No te toca',
  over: 'Terminada',
  earlier: 'Partidas anteriores',
  all: (count) => `Todas (${number(count)})`,
  won: 'Ganada',
  lost: 'Perdida',
  drawn: 'Tablas',
  placed: (place, count) => `${number(place)}.º de ${number(count)}`,
  wonBy: (seats) => `Victoria: ${seats}`,
  unfinished: 'Sin terminar',
  forget: (game) => `Olvidar ${game}`,
  toBuilder: 'Pon un tablero en tu propia página',
};

export const rules: Words['rules'] = {
  title: (game) => `Cómo se juega a ${game}`,
  play: (game) => `Jugar a ${game}`,
};

export const dialog: Words['dialog'] = {
  close: 'Cerrar',
};

export const newGame: Words['newGame'] = {
  characters: {
    beginner: 'Aprende, como tú',
    easy: 'Juega por diversión',
    medium: 'Se lleva lo que dejas',
    hard: 'Piensa varias jugadas',
    master: 'No se le escapa nada',
  },
  kept: 'Tu partida hasta ahora se guarda en la lista.',
};

export const builder: Words['builder'] = {
  title: 'Un tablero en tu propia página',
};

export const embed: Words['embed'] = {
  board: (game) => `Un tablero de ${game}`,
  none: 'Ningún tablero',
  noGame: 'La dirección no nombra ningún juego.',
  known: (games) => `Puede nombrar estos: ${games.join(', ')}.`,
  toStart: 'Al principio',
  undo: 'Deshacer',
  back: 'Atrás',
  on: 'Adelante',
  redo: 'Rehacer',
  toEnd: 'Al final',
  restart: 'Reiniciar',
  gambol: 'Gambol',
  whole: 'Abrir en su propia página, en Gambol',
  step: (ply, count, move) => `${number(ply)} de ${number(count)}: ${move}.`,
};
