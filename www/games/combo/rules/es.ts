// The rules of Combo in Spanish.

import type en from './en.ts';

export default {
  aim: {
    title: 'El objetivo',
    text: ['Captura todas las piezas del otro bando. Tus piezas pueden apilarse: una pila más alta llega más lejos, y para capturar hacen falta al menos dos piezas.'],
    start: {
      label: 'El comienzo: dieciséis piezas negras sueltas en las filas 1 y 2, dieciséis blancas sueltas en las filas 7 y 8.',
      caption: 'El comienzo. Cada pieza es una pila de una; el número de una pila más alta cuenta sus piezas. Empiezan las negras.',
    },
  },
  turn: {
    title: 'Tu turno',
    text: [
      'Toma algunas o todas las piezas de una de tus pilas y muévelas en línea recta, en cualquiera de las ocho direcciones. Pueden avanzar tantas casillas como piezas tomes, o menos. Todas las casillas del camino tienen que estar vacías. Lo que dejas atrás se queda donde está.',
      'En una casilla vacía, las piezas simplemente quedan como una pila. En una pila tuya, se unen a ella. Si mueves dos o más piezas, también puedes capturar una pila del otro bando: entera, por alta que sea.',
    ],
    moves: {
      label: 'Está elegida una pila negra de tres en a2. Unos puntos muestran las casillas vacías hasta a tres casillas de distancia; unas marcas en las esquinas, una pieza blanca en b3 que puede capturar; y un aro con un signo más, una pila negra de dos en d2 a la que puede unirse.',
      caption: 'Lo que puede hacer una pila de tres: mover (puntos), unirse a d2 (aro con un signo más) o capturar en b3 (marcas en las esquinas).',
    },
    split: {
      label: 'Dos piezas de una pila negra de cuatro en a1 están levantadas; pueden avanzar hasta dos casillas y capturar la pieza blanca de c3.',
      caption: 'Dos de las cuatro piezas están levantadas. Avanzan hasta dos casillas y pueden capturar en c3; las otras dos se quedan.',
    },
  },
  end: {
    title: 'El final',
    text: [
      'Ganas cuando al otro bando no le queda ninguna pieza, o cuando le toca y no puede mover.',
      'La partida acaba en tablas cuando la misma posición se da por tercera vez y le toca al mismo bando, cuando pasan 100 jugadas seguidas, contando las de ambos bandos, sin ninguna captura, o cuando cada bando tiene una sola pieza. Antes de la partida puedes elegir que gane entonces el bando con más piezas; así, solo hay tablas si tienen las mismas.',
      'También puedes jugar con reloj. Si te quedas sin tiempo, pierdes.',
    ],
  },
} satisfies typeof en;
