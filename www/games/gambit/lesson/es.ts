// The lesson of Gambit in Spanish.

import type en from './en.ts';

export default {
  steps: {
    jump: {
      task: 'Salta sobre la pieza blanca.',
      rule: 'Capturas la pieza que saltas y caes justo detrás.',
      done: 'Ya está fuera del tablero.',
      other: 'Toca tu pieza delante de la blanca y luego la casilla de detrás.',
    },
    slant: {
      task: 'Captura una pieza en diagonal.',
      rule: 'Las piezas saltan en las ocho direcciones.',
      done: 'Buen salto.',
      straight: 'Ese salto va recto. Una de tus piezas puede saltar en diagonal.',
      other: 'Una de tus piezas puede saltar en diagonal.',
      answered: 'Las blancas también saltan: mira lo que dejas a su alcance.',
    },
    chain: {
      task: 'Captura las tres en un solo turno.',
      rule: 'Tras un salto, la misma pieza puede seguir saltando.',
      done: '¡Tres en un turno!',
      other: 'No pares aún: tu pieza puede seguir saltando.',
    },
    safe: {
      task: 'Captura sin perder ninguna pieza.',
      rule: 'Antes de saltar, mira qué podrían capturar las blancas.',
      done: 'Las blancas no pueden capturar nada.',
      caught: 'Las blancas te capturarían una pieza enseguida. Tu otro salto es seguro.',
      other: 'Tu otro salto es seguro.',
    },
    free: {
      task: 'Libera tu isla.',
      rule: 'Al final, un grupo solo cuenta si no lo toca ningún rival.',
      done: 'Cuatro piezas a solas: 7 puntos.',
      split: 'Así quedan libres, pero en dos islas que valen 6. Una grande vale 7.',
      touched: 'El grupo grande seguiría tocando una pieza blanca y no contaría nada.',
      other: 'Captura la pieza blanca que toca tu grupo.',
    },
    island: {
      task: 'Forma una isla de tres.',
      rule: 'Las islas de una, dos y tres piezas valen 1, 3 y 5 puntos.',
      done: 'Una isla de tres: ¡ganas 5 a 1!',
      apart: 'Una isla de dos y una pieza suelta valen 4. Tres juntas valen 5.',
      other: 'Salta de modo que tus tres piezas se toquen.',
    },
  },
  end: 'Cuando un bando no puede saltar, ganan las mejores islas.',
} satisfies typeof en;
