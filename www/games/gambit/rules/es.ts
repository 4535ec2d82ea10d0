// The rules of Gambit in Spanish.

import type en from './en.ts';

export default {
  aim: {
    title: 'El objetivo',
    text: ['Capturas piezas enemigas saltando por encima de ellas e intentas mantener juntas las tuyas. Cuando se acaban los saltos, cada grupo tuyo que no toca a ningún enemigo es una isla; las islas puntúan, y gana quien tenga más puntos.'],
    start: {
      label: 'El comienzo: ocho piezas negras en la segunda fila, ocho piezas blancas en la tercera.',
      caption: 'El comienzo. Empiezan las negras, con el aro; las blancas llevan el punto.',
    },
  },
  turn: {
    title: 'Tu turno',
    text: [
      'Salta con una de tus piezas: dos casillas en línea recta, en cualquiera de las ocho direcciones, por encima de exactamente una pieza enemiga y hasta una casilla vacía. La pieza sobre la que saltas sale del tablero al momento.',
      'Después de un salto, la misma pieza puede volver a saltar, en cualquier dirección, o parar. Tienes que saltar al menos una vez.',
    ],
    jump: {
      label: 'La pieza de d2 está elegida; puede saltar a b4, d4 o f4.',
      caption: 'La pieza de d2 puede saltar sobre c3, d3 o e3.',
    },
    chain: {
      label: 'Una flecha lleva de b2 sobre c3 a d4 y sigue sobre e3 hasta f2.',
      caption: 'Un turno, dos saltos: sobre c3 a d4 y luego sobre e3 a f2. También puedes parar en d4.',
    },
  },
  end: {
    title: 'El final',
    text: ['Si te toca y ninguna de tus piezas puede saltar, la partida termina. Entonces se cuentan las islas.'],
  },
  islands: {
    title: 'Las islas',
    text: [
      'Las piezas de un color que se tocan, también en diagonal, forman un grupo. Un grupo es una isla si ninguna de sus piezas toca una pieza enemiga. Un grupo que toca aunque sea a un solo enemigo no puntúa nada.',
      'Una isla de una pieza vale 1 punto. Cada pieza más suma 2: dos piezas valen 3, tres valen 5, y así sucesivamente. Si los dos bandos tienen los mismos puntos, la partida acaba en tablas.',
    ],
    count: {
      label: 'Tres piezas negras en la esquina superior izquierda son una isla de 5 puntos; una blanca en b1 vale 1. A la derecha, negras y blancas se tocan y no puntúan nada.',
      caption: 'La isla de tres de las negras vale 5 puntos; la pieza suelta de las blancas, 1. Las piezas de la derecha se tocan, así que no puntúan nada.',
    },
  },
} satisfies typeof en;
