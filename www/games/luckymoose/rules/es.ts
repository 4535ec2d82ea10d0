// The rules of LuckyMoose in Spanish.

import type en from './en.ts';

export default {
  aim: {
    title: 'El objetivo',
    text: [
      'Coloca tus fichas en líneas de un color o de un símbolo que crucen las de los demás, como en un crucigrama. Cada línea puntúa, y gana quien tenga más puntos al final.',
      'Hay treinta y seis fichas distintas: seis símbolos (alce, estrella, hoja, gota, sol y piedra) en seis colores. La bolsa contiene cada una tres veces, a no ser que elijas otro número. De dos a cuatro jugadores tienen cada uno seis fichas que los demás no ven.',
    ],
  },
  lines: {
    title: 'Las líneas',
    text: ['Dos o más fichas contiguas en una fila o en una columna son una línea. Todas sus fichas comparten el color o todas comparten el símbolo, y ninguna se repite. Por eso una línea tiene seis fichas como mucho.'],
    both: {
      label: 'Dos líneas: un alce rojo, una estrella roja y una gota roja; y una hoja roja, una hoja naranja y una hoja azul.',
      caption: 'A la izquierda, una línea de un color; a la derecha, una línea de un símbolo.',
    },
  },
  turn: {
    title: 'Tu turno',
    text: [
      'Coloca una o más fichas de tu mano en casillas vacías, todas en una misma fila o todas en una misma columna. Entre la primera y la última no puede quedar ningún hueco; lo pueden llenar fichas que ya estaban. Después, todas las líneas del tablero tienen que ser correctas.',
      'La primera jugada de la partida cubre el centro; en cada una de las siguientes, alguna ficha toca otra que ya estaba. Luego tu mano se completa hasta seis, mientras haya fichas en la bolsa.',
      'En vez de colocar, puedes cambiar una o más fichas: recibes otras tantas de la bolsa, y las tuyas se mezclan en ella. No puedes cambiar más de las que quedan en la bolsa. Si no puedes colocar, también puedes pasar.',
    ],
    lay: {
      label: 'Un alce verde y un sol verde en la fila central. Encima se colocan un alce amarillo y un sol amarillo.',
      caption: 'Las dos fichas amarillas forman tres líneas de 4 puntos: una a lo largo de la fila y dos que la cruzan.',
    },
  },
  points: {
    title: 'Los puntos',
    text: [
      'Cada línea con alguna ficha que acabas de colocar vale 2 puntos por cada una de sus fichas, viejas y nuevas, y 12 más si tiene seis. Una ficha colocada sola al principio no forma línea y no puntúa nada.',
      'Las casillas de bonificación multiplican la línea: ×3 en el borde del tablero, ×2 en el borde del cuadrado de siete por siete que rodea el centro. Solo cuentan las casillas que cubres en este turno, pero cuentan todas: tres fichas en ×3 dan ×27.',
    ],
    bonus: {
      label: 'En d1 hay una estrella morada. A su lado se colocan una gota morada en e1 y una piedra morada en f1, ambas en casillas que multiplican por tres.',
      caption: 'Tres fichas valen 6 puntos; dos de ellas se acaban de colocar en ×3, así que 6 × 3 × 3 = 54.',
    },
  },
  end: {
    title: 'El final',
    text: [
      'Cuando la bolsa está vacía, el primer jugador que coloca su última ficha termina la partida y recibe 6 puntos más.',
      'La partida también termina cuando, con la bolsa vacía, nadie coloca durante una ronda entera, y cuando nadie coloca durante tres rondas, quede lo que quede en la bolsa. Los jugadores con los mismos puntos comparten la victoria.',
    ],
  },
  secrets: {
    title: 'Quién ve qué',
    text: [
      'Nadie ve tu mano: ni en la pantalla, ni en la dirección, ni el ordenador, que solo sabe lo que puede saber su propio puesto. Si varias personas comparten un dispositivo, este pregunta por la siguiente antes de mostrar una mano.',
      'Para que alguien pueda mirar, comparte el enlace solo para mirar: muestra el tablero, la puntuación y cuántas fichas tiene cada uno. El enlace de la partida misma lleva el reparto entero, así que quien lo tenga puede deducir todas las manos. Ese es el que se envía en las partidas por enlace: juégalas con gente de confianza. Una vez terminada una partida, ya no guarda ningún secreto, y su enlace lo cuenta todo.',
      'Las partidas se juegan en tu propio dispositivo, sin un servidor que guarde secretos. Quien abra en ese dispositivo las herramientas de desarrollo del navegador también puede ver todas las manos.',
    ],
  },
} satisfies typeof en;
