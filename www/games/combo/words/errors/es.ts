// Combo in Spanish: the messages of the engine's errors, by the codes of the game.

import { number } from '../../../../words/vocabulary.ts';
import type en from './en.ts';

export default {
  places: {
    draws: 'tablas',
    from: 'primera casilla',
    pieces: 'piezas',
    'plies-since-the-last-capture': 'jugadas desde la última captura',
    sign: 'signo',
    to: 'última casilla',
  },
  numbered: {},
  texts: {
    'no-piece': () => 'En un tablero hay al menos una pieza.',
    'rank-stack': ({ most }) =>
      `Una fila se escribe con pilas como b2, y con números del 1 al ${number(most)} para las casillas vacías.`,
    'most-of-a-side': ({ most }) => `Cada bando tiene como máximo ${number(most)} piezas.`,
    carry: () => 'Una jugada es un número de piezas, una casilla, un signo y una casilla, como 2d4xd6.',
  },
  rules: {
    'straight-line': () => 'Las piezas se mueven en línea recta hasta otra casilla.',
    'too-far': () => 'Una jugada avanza como máximo tantas casillas como piezas mueve.',
    'single-capture': () => 'Para capturar hacen falta al menos dos piezas.',
  },
} satisfies typeof en;
