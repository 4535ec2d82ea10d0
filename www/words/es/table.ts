// Spanish: the texts of a table and of a game.

import { aside, list, number } from '../vocabulary.ts';
import { after, capital, counted, moves, verb, who } from './grammar.ts';
import type { Words } from '../index.ts';

const tokens = (count: number) => counted(count, 'ficha', 'fichas');
const targets = (count: number) => counted(count, 'destino', 'destinos');

export const status: Words['status'] = {
  yourTurn: (seat) => (seat === null ? 'Te toca.' : `Te toca con ${seat.toLowerCase()}.`),
  toMove: (seat) => `${verb(seat, 'Le', 'Les')} toca ${after('a', seat)}.`,
  playsElsewhere: (seat) =>
    `${capital(who(seat))} ${verb(seat, 'juega en otra parte: envíale', 'juegan en otra parte: envíales')} el enlace.`,
  passDevice: (seat) => `Pasa el dispositivo ${after('a', seat)}: es su turno.`,
  watching: 'Estás mirando.',
  wasToMove: (seat) => `Cuando se creó este enlace, ${verb(seat, 'le', 'les')} tocaba ${after('a', seat)}.`,
  missesTurn: (seat) =>
    `${capital(who(seat))} no ${verb(seat, 'puede jugar y pierde', 'pueden jugar y pierden')} el turno.`,
  tapAgain: (square) => `Toca${aside(` ${square}`)} otra vez para jugar ahí.`,
  mustPass: 'Solo puedes pasar.',
  gameIsSafe: (why) => `${why} La partida está a salvo.`,
};

export const playerKinds: Words['playerKinds'] = {
  human: 'Persona',
  beginner: 'Principiante',
  easy: 'Fácil',
  medium: 'Medio',
  hard: 'Difícil',
  master: 'Maestro',
  friend: 'Por enlace',
};

export const seats: Words['seats'] = {
  list: 'Jugadores',
  you: 'Tú',
  turn: 'Te toca',
  winner: 'Victoria',
  nobody: 'Nadie',
  withSide: (name, side) => `${name} (${side.toLowerCase()})`,
  game: (game, names, played) => `${game}: ${list(names)}, ${moves(played)}`,
  settled: 'Una partida por enlace sigue desde su última jugada.',
  holdFirst: (seat) =>
    `${verb(seat, 'Le', 'Les')} toca ${after('a', seat)}. Si eres tú, pulsa antes «Soy ${who(seat)}».`,
};

export const picking: Words['picking'] = {
  where: '¿Adónde?',
  picked: (name, count) => `Has elegido ${name}: ${targets(count)}.`,
  pickedSome: (name, amount, count) => `Has elegido ${name}, ${amount}: ${targets(count)}.`,
  nowhere: (name) => `${name} no encaja en ningún sitio este turno.`,
  exchange: 'Elige las fichas que quieres cambiar.',
};

export const squares: Words['squares'] = {
  board: (game, files, ranks) =>
    `${game}, ${counted(files, 'columna', 'columnas')} y ${counted(ranks, 'fila', 'filas')}`,
  plain: (square, piece) => `${square}, ${piece}`,
  selected: (square, piece) => `${square}, ${piece}, elegida`,
  target: (square, piece) => `${square}, ${piece}, jugada posible`,
  telling: (square, piece, deed) => `${square}, ${piece}, jugada posible, ${deed}`,
  movable: (square, piece) => `${square}, ${piece}, se puede mover`,
};

export const actions: Words['actions'] = {
  bar: 'Partida',
  undo: 'Deshacer',
  redo: 'Rehacer',
  hint: 'Pista',
  newGame: 'Partida nueva',
  more: 'Más',
  restart: 'Reiniciar',
  analyse: 'Analizar',
  gains: 'Ver jugadas',
  flip: 'Girar tablero',
  share: 'Compartir',
  rules: 'Reglas',
  study: 'Estudio',
  learn: 'Cómo se juega',
  settings: 'Ajustes',
};

export const offers: Words['offers'] = {
  endTurn: 'Fin de turno',
  takeBack: 'Deshacer salto',
  pass: 'Pasar',
  playOn: 'Jugar desde aquí',
  again: 'Reintentar',
  play: 'Seguir',
  pause: 'Pausa',
  step: 'Paso',
  send: 'Enviar enlace',
  newGame: 'Otra partida',
};

export const played: Words['played'] = {
  /** The strip of moves below the board, and its two buttons. */
  last: 'Últimas jugadas',
  back: 'Una jugada atrás',
  on: 'Una jugada adelante',
  title: 'Jugadas',
  toStart: 'Al principio',
  none: 'Aún no hay jugadas.',
  notInLink: 'Este enlace no incluye las jugadas.',
  seed: { deal: (seed) => `Número del reparto: ${seed}`, board: (seed) => `Número del tablero: ${seed}` },
  by: (seat) => `${seat}.`,
  byAfter: (seat, passed) =>
    `${seat}. ${capital(list(passed.map(who)))} no ${passed.length === 1 ? verb(passed[0] ?? '', 'pudo', 'pudieron') : 'pudieron'} jugar.`,
};

export const hand: Words['hand'] = {
  title: 'Mano',
  of: (seat) => `Mano ${after('de', seat)}`,
  yours: 'Tu mano',
  nobodys: 'Ninguna mano',
  held: (token) => token,
  // Names begin with a symbol, and end in -a where that is feminine.
  picked: (token) => `${token}, ${/^\S+a /.test(token) ? 'elegida' : 'elegido'}`,
  laid: (token) => `${token}, en el tablero`,
  given: (token) => `${token}, para cambiar`,
  sizes: (holders) => holders.map(({ seat, size }) => `${seat}: ${tokens(size)}`).join(', '),
  pool: (count) => `Bolsa: ${number(count)}`,
  iAm: (seat) => `Soy ${who(seat)}`,
  iAmShow: (seat) => `Soy ${who(seat)}: muestra mi mano`,
  lay: 'Colocar',
  layFor: (score) => `Colocar por ${number(score)}`,
  takeBack: 'Retirar',
  exchange: 'Cambiar',
  keepAll: 'Conservar',
  exchangeSome: (count) => `Cambiar ${tokens(count)}`,
  scores: 'La puntuación y sus partes',
  before: 'Antes',
  all: 'Total',
};
