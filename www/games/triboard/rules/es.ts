// The rules of Triboard in Spanish.

import type en from './en.ts';

export default {
  aim: {
    title: 'El objetivo',
    text: ['Azul, Rojo y Verde voltean las casillas de los demás a su propio color. Gana quien tenga más casillas al final; quienes tengan las mismas comparten la victoria.'],
    start: {
      label: 'Un tablero al comienzo: doce casillas azules, doce rojas y doce verdes, y doce muros, repartidos al azar.',
      caption: 'Un comienzo. Cada jugador tiene doce casillas, y hay doce muros. El número del tablero decide dónde están y quién empieza; el mismo número da el mismo tablero.',
    },
  },
  turn: {
    title: 'Tu turno',
    text: [
      'Ocupa una casilla vacía. Mira desde ella en cada una de las ocho direcciones: si las casillas que siguen, una o más, son todas de un mismo rival y justo detrás hay una casilla tuya, pasan a ser tuyas. También la casilla que has elegido. Tiene que voltearse al menos una casilla; si no, no puedes elegir esa.',
      'Se voltea en todas las direcciones a la vez, y en cada una puedes quitarle casillas a un jugador distinto. Si antes de una casilla tuya encuentras una vacía, un muro, el borde o a un segundo jugador, en esa dirección no se voltea nada.',
    ],
    line: {
      label: 'Azul mira f7: las dos casillas rojas a su izquierda y las dos verdes a su derecha se voltearían, porque detrás hay casillas azules.',
      caption: 'Si Azul juega f7, se voltean dos casillas rojas y dos verdes, porque justo detrás hay casillas azules.',
    },
  },
  end: {
    title: 'El final',
    text: ['Si no puedes jugar, pierdes el turno. La partida termina cuando nadie puede jugar.'],
  },
} satisfies typeof en;
