// The rules of Reversi in Spanish.

import type en from './en.ts';

export default {
  aim: {
    title: 'El objetivo',
    text: ['Las negras y las blancas se voltean las piezas unas a otras a su propio color. Gana el bando que tiene más piezas al final.'],
    start: {
      label: 'El comienzo: piezas negras en d5 y e4, piezas blancas en d4 y e5.',
      caption: 'El comienzo. Empiezan las negras, con el aro.',
    },
  },
  turn: {
    title: 'Tu turno',
    text: [
      'Pon una pieza en una casilla vacía, de modo que en al menos una de las ocho direcciones haya justo al lado una línea de piezas del otro color y justo detrás una pieza tuya. Todas las líneas que encierras así se voltean.',
      'Si no puedes voltear nada, pasas.',
    ],
    lines: {
      label: 'Una pieza negra en c2 encerraría la blanca de c3, porque hay una negra en c4.',
      caption: 'Una pieza negra en c2 voltea la blanca de c3.',
    },
  },
  end: {
    title: 'El final',
    text: ['La partida termina cuando ningún bando puede voltear nada.'],
  },
} satisfies typeof en;
