// LuckyMoose in Spanish: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  places: {
    exchange: 'cambio',
    generator: 'estado del azar',
    hands: 'manos',
    players: 'jugadores',
    pool: 'bolsa',
    scores: 'puntos',
    sets: 'juegos de fichas',
    size: 'tamaño del tablero',
    token: 'ficha',
    tokens: 'fichas',
    'turns-without-a-lay': 'turnos sin colocar',
  },
  numbered: {
    player: (at) => `jugador ${at}`,
    token: (at) => `ficha ${at}`,
  },
  texts: {
    'board-size': ({ least, most }) =>
      `Un tablero tiene un número impar de filas, de ${number(least)} a ${number(most)}, separadas por «/».`,
    'rank-token': ({ most }) =>
      `Una fila se escribe con fichas como g4, y con números del 1 al ${number(most)} para las casillas vacías.`,
    'player-count': () => 'Tienen que ser los puntos de 2, 3 o 4 jugadores, separados por «,».',
    'hand-count': ({ hands }) => `Tienen que ser ${number(hands)} manos, separadas por «/».`,
    'generator-state': () => 'Tienen que ser 16 signos del 0 al 9 y de la a a la f.',
    'generator-hidden': () => 'Tiene que ser «-», porque nadie lo sabe.',
    'kind-count': ({ most }) =>
      `Hay como máximo ${number(most)} fichas de cada clase en el tablero, en las manos y en la bolsa.`,
    'token-count': ({ most }) => `Hay como máximo ${number(most)} fichas en el tablero, en las manos y en la bolsa.`,
    token: () => 'Una ficha es una de las letras r, o, y, g, b, p y un número del 1 al 6, como g4.',
    tokens: () => 'Tienen que ser fichas, o «-» si no hay.',
    'token-order': () => 'Las fichas se escriben por color y luego por símbolo.',
    'many-tokens': ({ most }) => `Puede haber como máximo ${number(most)} fichas.`,
    'hand-or-size': ({ most }) => `Tienen que ser fichas, o cuántas hay, de 0 a ${number(most)}.`,
    'own-hand-missing': () => 'Tiene que conocerse una de las manos.',
    'second-hand': () => 'Ya se conoce una mano, así que tiene que ser un número de fichas.',
    'hand-hidden': () => 'Las manos están ocultas, así que tiene que ser un número de fichas.',
    turn: () => 'Una jugada son fichas con sus casillas como r1@h8, «~» con fichas para cambiar, o «pass».',
    'square-order': () => 'Las fichas colocadas se escriben por fila y luego por columna.',
    'no-token': () => 'Hace falta al menos una ficha.',
    'sealed-places': () => 'Tienen que ser puestos de la mano en orden creciente, como ~136.',
  },
  rules: {},
} satisfies typeof en;
