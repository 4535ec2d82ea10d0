// The lesson of Triboard in Spanish.

import type en from './en.ts';

export default {
  steps: {
    turn: {
      task: 'Voltea la casilla roja.',
      rule: 'Enciérrala entre una casilla tuya y una nueva.',
      done: 'Ya es tuya.',
      other: 'Toca la casilla vacía detrás de la roja.',
    },
    row: {
      task: 'Voltea 3 casillas de una vez.',
      rule: 'Una línea entera de un color se voltea entre dos casillas tuyas.',
      done: 'Toda la línea es azul.',
      few: 'Eso voltea solo una. En algún sitio hay una línea de tres.',
      other: 'En algún sitio hay una línea de tres.',
      answered: 'Rojo cierra el otro extremo y se queda la línea. Así va y viene.',
    },
    ways: {
      task: 'Voltea 3 casillas en tres direcciones.',
      rule: 'Una casilla nueva actúa en las ocho direcciones.',
      done: '¡Tres direcciones de una vez!',
      one: 'Eso voltea solo una. Otra casilla voltea las tres.',
      other: 'Busca la casilla donde se cruzan tres líneas.',
    },
    mixed: {
      task: 'Voltea las 2 casillas verdes.',
      rule: 'Una línea de dos colores no se voltea.',
      done: 'Las dos son tuyas.',
      both: 'Ahí se mezclan rojo y verde, y nada se voltea. Prueba más abajo.',
      other: 'Cierra la línea que es toda verde.',
    },
    safe: {
      task: 'Toma una línea que Rojo no pueda recuperar.',
      rule: 'Nadie llega más allá del borde ni de un muro.',
      done: 'Rojo ya no puede cerrarla.',
      caught: 'Rojo recuperaría esa línea enseguida. Busca la del borde.',
      other: 'Busca la línea del borde.',
    },
    last: {
      task: 'Haz la última jugada y gana.',
      rule: 'Cuando nadie puede mover, gana quien tiene más casillas.',
      done: 'Ocho casillas de doce. ¡Ganas!',
      fewer: 'Eso voltea dos, y los demás siguen. Otra casilla voltea tres.',
      other: 'Hay una casilla que voltea tres.',
    },
  },
  end: 'Juegas contra Rojo y Verde: gana quien tiene más casillas.',
} satisfies typeof en;
