// Spanish: the messages of the engine's errors, by the codes that games share.

import { either, list, number } from '../vocabulary.ts';
import links from '../links/es.ts';
import type { CommonWords } from './index.ts';

export default {
  links,
  frame: {
    found: (place, text) => `${place}: «${text}».`,
    missing: (place) => `Falta: ${place}.`,
    after: (place) => `después de: ${place}`,
    comma: ', ',
    within: (line, column, sentence) => `Línea ${number(line)}, columna ${number(column)}: ${sentence}`,
  },
  places: {
    board: 'tablero',
    game: 'juego',
    level: 'nivel',
    move: 'jugada',
    moves: 'jugadas',
    'place-of-a-move': 'número de una jugada',
    'player-to-move': 'jugador al que le toca',
    position: 'posición',
    rank: 'fila',
    result: 'resultado',
    seat: 'puesto',
    seed: 'semilla',
    'set-up': 'opciones',
    'side-to-move': 'bando al que le toca',
    square: 'casilla',
  },
  numbered: { move: (at) => `jugada ${at}`, rank: (at) => `fila ${at}`, square: (at) => `casilla ${at}` },
  texts: {
    'one-of': ({ choice }) => `Tiene que ser ${either(choice)}.`,
    number: ({ least, most }) => `Tiene que ser un número entero del ${number(least)} al ${number(most)}.`,
    'odd-number': ({ least, most }) => `Tiene que ser un número impar del ${number(least)} al ${number(most)}.`,
    'unknown-option': ({ known }) => `Las opciones de este juego son ${list(known)}.`,
    'unknown-game': ({ choice }) => `Los juegos son ${list(choice)}.`,
    'field-count': ({ fields }) =>
      `Una posición de este juego tiene ${number(fields)} partes separadas por un solo espacio.`,
    'field-empty': () =>
      'Las partes de una posición van separadas por un solo espacio, sin espacios al principio ni al final.',
    end: () => 'La posición debería terminar antes.',
    'rank-count': ({ ranks }) => `El tablero tiene ${number(ranks)} filas separadas por «/».`,
    'rank-length': ({ squares }) => `Una fila tiene ${number(squares)} casillas.`,
    'rank-item': ({ pieces, most }) =>
      `Una fila se escribe con ${list(pieces)}, y con números del 1 al ${number(most)} para las casillas vacías.`,
    'empty-run': () => 'Las casillas vacías contiguas se escriben con un solo número.',
    square: () => 'Una casilla es una letra y un número, como c2.',
    'square-on-board': ({ last }) => `Las casillas de este tablero van de a1 a ${last}.`,
    'view-of-another': () => 'Tiene que ser lo que sabe el jugador al que le toca.',
  },
  rules: {
    'illegal-move': (_, found) => `«${found}» no es aquí una jugada posible.`,
    'game-over': () => 'La partida ha terminado.',
    'nothing-to-search': () => 'La partida ha terminado, así que no hay jugada que buscar.',
    'looking-on': () => 'Estás mirando, así que no puedes jugar.',
    'moves-after-view': () => 'Con las manos ocultas, ninguna jugada puede seguir a una posición.',
    'unknown-node': () => 'Esa posición ya no está en la partida.',
    'root-node': () => 'La posición inicial no se puede borrar.',
    mark: () => 'Esta marca no se puede leer.',
    'study-game': () => 'Un estudio empieza con la cabecera «Game», como [Game "gambit"].',
    header: () => 'Una cabecera ocupa una línea, como [Event "Ejemplo"].',
    'header-quote': (_, found) =>
      `Las comillas en el valor de una cabecera se escriben con una barra invertida, \\": «${found}».`,
    'header-twice': (_, found) => `La cabecera «${found}» aparece dos veces.`,
    escape: () => 'Tras una barra invertida va n, r, t, s o el carácter escapado.',
    'comment-end': () => 'A este comentario le falta la llave de cierre.',
    'variation-begin': () => 'Una variante sigue a la jugada que reemplaza y tiene al menos una jugada.',
    'variation-end': () => 'Este paréntesis no tiene pareja.',
    judgement: (_, found) => `«${found}» no es una valoración, o la jugada ya tiene una.`,
    'study-text': (_, found) => `«${found}» no es ni una jugada, ni un comentario, ni una variante, ni el resultado.`,
    'study-size': ({ most }) => `Un estudio tiene como máximo ${number(most)} jugadas.`,
    'study-length': ({ most }) => `Un estudio tiene como máximo ${number(most)} caracteres.`,
    'file-size': ({ most }) => `Un archivo tiene como máximo ${number(most)} MB. Divide este e importa sus partes.`,
    'file-encoding': () => 'No se reconoce la codificación de este archivo. Guárdalo como UTF-8 e impórtalo de nuevo.',
    'study-end': () => 'Nada puede seguir al resultado de un estudio.',
  },
} satisfies CommonWords;
